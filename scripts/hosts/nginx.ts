import {
  COMPRESSIBLE,
  cacheControl,
  contentTypes,
  HASHED_FILES,
  NOT_LISTED,
  specialContentTypes,
  UNKNOWN_CONTENT_TYPE,
} from "./file-headers.ts";
import { type HostedSite, redirectParts } from "./hosted-site.ts";
import { ENDING, LONG_PATH, TOO_LONG, UNPUBLISHED, UNRESERVED } from "./site-path.ts";

interface NginxFiles {
  /** For the http context: maps of addresses. */
  readonly maps: string;
  /** For the server context, besides `listen`, `server_name`, `root` and certificates, which are the host's own. */
  readonly server: string;
}

/** All of `UNRESERVED` that no ending begins with. */
const LETTERS = UNRESERVED.replace(".", "");

/** Where nginx finds the page for unknown addresses: an internal address. */
const NOT_FOUND = "/-/not-found";

/**
 * Writes the site as an nginx configuration that answers like `npm start`. Needs the module for static brotli. All headers
 * are in the server context with values from maps, because one in a location would drop all inherited ones.
 */
export function nginxFiles({ headers, pagePolicy, adminPolicy, redirects }: HostedSite): NginxFiles {
  return {
    maps: [
      "# The path and the query as they were asked for; no path where there is a hash, which browsers never send.",
      map("$request_uri", "$asked_path", [
        ["~#", ""],
        ["~^(?<asked>[^?]*)", "$asked"],
      ]),
      map("$request_uri", "$asked_query", [["~(?<query>[?].*)$", "$query"]]),
      map("$request_uri", "$more_query", [["~[?](?<more>.*)$", "&$more"]]),
      "# The one form of the path; empty where no address of this site could be meant.",
      map("$uri", "$normal_path", [
        [`~^${ENDING}+\\z`, "/"],
        // "*+" and "++" give nothing back: each character is looked at twice at most, whatever follows, and most of them in one go.
        [`~^(?<normalized>(?:${ENDING}*+(?:${LETTERS}++|[.]))*+)${ENDING}*+\\z`, "$normalized"],
      ]),
      map(
        "$normal_path $asked_path",
        "$not_normal",
        [
          ["~^ ", ""],
          ["~^(?<same>[^ ]+) (?P=same)\\z", ""],
        ],
        "1",
      ),
      map("$uri", "$unpublished", [[`~${UNPUBLISHED.replaceAll("$", "\\z")}`, "1"]]),
      "# Where an address leads that is not this site's own: status and target, by the first rule that fits.",
      map("$request_uri", "$can_forward", [
        ["~^[^?]*//", ""],
        [`~^[/%${UNRESERVED.slice(1)}*+(?:[?]|\\z)`, "1"],
      ]),
      map("$can_forward$asked_path", "$moved", redirects.map(redirectRule)),
      map("$normal_path", "$page_file", [["/", "/index.html"]], "$normal_path.html"),
      ...Object.entries(headers)
        .filter(([name]) => name !== "content-security-policy")
        .map(([name, value]) => headerMap(name, [], value)),
      headerMap("cache-control", [[`~^(?:200|206|304)${HASHED_FILES}`, cacheControl.hashed]], cacheControl.other),
      headerMap("vary", [[`~^(?:200|206|304|404|412).*${COMPRESSIBLE.replace("$", "\\z")}`, "Accept-Encoding"]]),
      headerMap("x-robots-tag", [[`~^(?:200|206|304|412).*[.]md\\z`, NOT_LISTED.robots]]),
      headerMap("allow", [["~^405", "GET, HEAD"]]),
      headerMap(
        "content-security-policy",
        [
          ...(adminPolicy ? [["~^(?:200|206|304|412)/admin[.]html\\z", adminPolicy] as const] : []),
          ["~^(?:200|206|304|404|412).*[.]html\\z", pagePolicy],
        ],
        headers["content-security-policy"],
      ),
    ].join("\n"),
    server: serverFile(Object.keys(headers)),
  };
}

function serverFile(headers: readonly string[]): string {
  return `server_tokens off;
absolute_redirect off;
sendfile on;
tcp_nopush on;
gzip off;
brotli_static on;
max_ranges 1;
# Reading more than a browser sends would make others wait.
client_header_buffer_size 4k;
large_client_header_buffers 2 4k;

${[...headers, "cache-control", "vary", "allow", "x-robots-tag"]
  .map((name) => `add_header ${name} ${headerVariable(name)} always;`)
  .join("\n")}

types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `  ${quoted(type)} ${ending};`)
  .join("\n")}
}
default_type ${UNKNOWN_CONTENT_TYPE};

error_page 404 ${NOT_FOUND};
# A malformed address is answered like an unknown one.
error_page 400 =404 ${NOT_FOUND};
location = ${NOT_FOUND} {
  internal;
  etag off;
  try_files /404.html =404;
}

location / {
${locationRules}  try_files $page_file $uri =404;
}
${Object.entries(specialContentTypes)
  .map(([address, type]) => specialLocation(address, type))
  .join("")}`;
}

/** The order of checks. The first "if" that matches ends the request: one that doesn't return would disable try_files. */
const locationRules = `  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }
  if ($request_uri ~ "${TOO_LONG}") {
    return 414;
  }
  if ($request_uri ~ "${LONG_PATH}") {
    return 404;
  }
  if ($asked_path = "") {
    return 404;
  }
  if ($not_normal) {
    return 308 $normal_path$asked_query;
  }
  if ($moved ~ "^301 (?<target>.*)$") {
    return 301 $target;
  }
  if ($moved ~ "^302 (?<target>.*)$") {
    return 302 $target;
  }
  if ($normal_path = "") {
    return 404;
  }
  if ($unpublished) {
    return 404;
  }
`;

/** A separate location inherits the headers, and is handled in the same way. */
function specialLocation(address: string, type: string): string {
  return `
location = ${address} {
  types {}
  default_type ${quoted(type)};
${locationRules}  try_files $uri =404;
}
`;
}

/** Unlike JavaScript, nginx needs named groups here. */
function redirectRule(redirect: HostedSite["redirects"][number]): [pattern: string, target: string] {
  const { pattern, hasRest, target, query, hash, carriesRest } = redirectParts(redirect);
  const rest = hasRest ? `(?<rest>/.*)?` : "/?";
  const joined = query ? `${query}$more_query` : "$asked_query";
  const status = redirect.permanent ? 301 : 302;
  return [`~^1${pattern}${rest}\\z`, `${status} ${target}${carriesRest ? "$rest" : ""}${joined}${hash}`];
}

type MapRule = readonly [key: string, value: string];

function map(source: string, variable: string, rules: readonly MapRule[], otherwise = ""): string {
  const lines = rules.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`);
  return `map ${quoted(source)} ${variable} {\n${[`  default ${quoted(otherwise)};`, ...lines].join("\n")}\n}\n`;
}

const headerVariable = (name: string) => `$header_${name.replaceAll("-", "_")}`;

/**
 * A header's value by status and path. nginx adds headers a second time when it finds a part behind a file's end: by then, and only
 * then, the status is 416, and "volatile" has it look again.
 */
function headerMap(name: string, rules: readonly MapRule[], otherwise = ""): string {
  return map("$status$uri", headerVariable(name), [["~^416", ""], ...rules], otherwise).replace("{", "{\n  volatile;");
}

function quoted(value: string): string {
  return `"${value}"`;
}
