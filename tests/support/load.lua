-- Asks for the given paths in turn, from every connection, with a short rest before each request: fast enough for the load
-- that is wanted, and slow enough to leave a machine of two cores room for the browser that visits meanwhile.
-- Usage: wrk … --script load.lua http://host:port -- rest-in-milliseconds path path …

local rest = 0
local requests = {}
local turn = 0

function init(parameters)
  rest = tonumber(table.remove(parameters, 1))
  for _, path in ipairs(parameters) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = "br" })
  end
end

function delay()
  return rest
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

-- In microseconds, as wrk measures. A "status" error is any answer of 400 and more.
function done(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"requests":%d,"duration":%d,"slowestOfHundred":%d,"refused":%d,"unanswered":%d}',
    summary.requests, summary.duration, latency:percentile(99), errors.status,
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
