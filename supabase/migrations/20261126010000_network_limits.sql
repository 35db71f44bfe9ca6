-- A household's /56 holds 256 visitors, and a rented /48 holds 65,536, so a limit for each visitor and one for all let one sender close the forms.
-- Each network that an address is part of has a limit, too, and what all share is large enough that only the disk needs it
-- (docs/decisions/0133-a-limit-for-each-visitor.md). Work comes in the order of its cost: size, a look at the limits without a lock, shape, and
-- last, when the rows are written, the exact count under a lock that only senders of the same network wait for.

drop trigger leads_limit_rate on public.leads;

-- ── Size and signs ───────────────────────────────────────────────────────────────────────────────────────────────────

-- Runs before the database reads the rows. Where the length is not said, the other checks of size hold.
create function lead_checks.check_length() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (nullif(current_setting('request.headers', true), '')::json ->> 'content-length')::numeric > 1048576 then
    raise sqlstate 'PT413' using message = 'This request is too large.';
  end if;
  return null;
exception
  -- No lead is lost because a proxy writes something new.
  when data_exception then return null;
end;
$$;
comment on function lead_checks.check_length() is 'Refuses a request of more than a megabyte, with HTTP status 413, before it is read.';

create trigger leads_check_length before insert on public.leads
  for each statement execute function lead_checks.check_length();

-- Invisible signs can turn a name around, or make two names look the same. They come from copying, too, as around telephone numbers, so they are
-- taken away instead of refused. Joiners between letters stay: Persian and Indian names are written with them.
create function lead_checks.check_row() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  row_number constant integer := coalesce(nullif(current_setting('lead_checks.rows', true), ''), '0')::integer + 1;
  direction constant text := '[\u0080-\u009f\u202a-\u202e\u2066-\u2069]';
  unseen constant text := '[\u0080-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
    '\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    '|([\u0001-\u007f\u00a0-\u00ac\u00ae-\u024f])[\u200c\u200d]+|[\u200c\u200d]+(?=[\u0001-\u024f])';
begin
  perform set_config('lead_checks.rows', row_number::text, true);
  if row_number > 100 then
    raise sqlstate 'PT413' using message = 'This request has too many rows.';
  end if;
  -- Larger than any text of 32 kB is as jsonb, and read without unpacking it.
  if pg_column_size(new.fields) > 131072 then
    raise check_violation using message = 'The fields of this lead are too large.', constraint = 'leads_fields_have_size', table = 'leads', schema = 'public';
  end if;
  if jsonb_typeof(new.fields) = 'object' then
    new.fields := coalesce((
      -- In the text of the value, as lists have such signs, too. No sign that JSON is written with is among them.
      select jsonb_object_agg(name, regexp_replace(
        value::text, case when name in ('name', 'email', 'phone', 'business') then unseen else direction end, '\1', 'g'
      )::jsonb)
      from jsonb_each(new.fields) as field(name, value)
    ), new.fields);
  end if;
  return new;
end;
$$;
comment on function lead_checks.check_row() is
  'Refuses more than 100 rows in a request and fields of more than 128 kB, and takes away invisible signs.';

-- Staff may add any number of rows.
create trigger leads_check_row before insert on public.leads
  for each row when (current_user = 'anon') execute function lead_checks.check_row();

-- The length first: an expression over megabytes takes seconds.
alter table public.leads
  drop constraint leads_consent_has_wording,
  add constraint leads_consent_has_wording check (
    case when length(consent_wording) <= 2000 then
      lead_checks.is_filled(consent_wording) and consent_wording !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'
    else consent_wording is null end
  );

-- ── Which forms the site has ─────────────────────────────────────────────────────────────────────────────────────────

create table lead_checks.forms (form text primary key);
comment on table lead_checks.forms is 'Forms with a share of their own. Any other has one as soon as staff have answered a lead of it.';
comment on column lead_checks.forms.form is 'The name of its file in content/forms/.';
insert into lead_checks.forms values ('contact'), ('strategy-session'), ('free-guide'), ('newsletter');

create index leads_form_answered on public.leads (form) where answered_at is not null;

-- A program can make up a name, but not an answer.
create function lead_checks.has_share(form_name text) returns boolean
  language sql stable set search_path = ''
begin atomic
  select exists (select from lead_checks.forms where form = form_name)
    or exists (select from public.leads where form = form_name and answered_at is not null);
end;
comment on function lead_checks.has_share(text) is 'Whether a form has a share of its own: it is one of the first four, or staff have answered a lead of it.';

-- ── The limits ───────────────────────────────────────────────────────────────────────────────────────────────────────

drop function lead_checks.limit_rate();
drop function lead_checks.limit_all(text);
drop function lead_checks.limit_visitor(inet, text);

alter table lead_checks.visits add column is_refused boolean not null default false;
create index visits_refused_minute on lead_checks.visits (minute) where is_refused;

create or replace function lead_checks.forget_visits() returns void
  language sql set search_path = ''
begin atomic
  delete from lead_checks.visits
  where minute < now() - interval '24 hours' or (is_refused and minute < now() - interval '11 minutes');
  delete from lead_checks.visitor_keys where day < (now() at time zone 'UTC')::date - 1;
end;

create function lead_checks.visitor_address() returns inet
  language plpgsql stable set search_path = ''
as $$
declare
  headers json;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  address := host(coalesce(
    headers ->> 'cf-connecting-ip',
    nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', -1)), '')
  )::inet)::inet;
  if address <<= '::ffff:0:0/96'::inet then
    address := replace(host(address), '::ffff:', '')::inet;
  end if;
  -- A private address is a proxy's of our own: all visitors would be one.
  if address <<= any (array[
    '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10'
  ]::inet[]) then
    return null;
  end if;
  return address;
exception
  -- No lead is lost because a proxy writes something new.
  when data_exception then return null;
end;
$$;
comment on function lead_checks.visitor_address() is
  'The address that the request came from. Null if the request names none that can be relied on.';
drop function lead_checks.visitor_network();

create function lead_checks.limits(address inet, form_name text) returns table (sender text, of_form integer, of_day integer)
  language sql stable set search_path = ''
begin atomic
  select 'unknown forms', null, 200 where not lead_checks.has_share(form_name)
  union all
  select 'no address', 600, 5000 where address is null
  union all
  select text(network(set_masklen(address, bits))), of_form, of_day
  from (values
    (4, 32, 5, 20), (4, 24, 60, 250), (4, 16, 2000, 4000),
    (6, 64, 5, 20), (6, 56, 20, 60), (6, 48, 60, 250), (6, 32, 2000, 4000)
  ) as network(version, bits, of_form, of_day)
  where version = family(address);
end;
comment on function lead_checks.limits(inet, text) is
  'Whose limits a lead counts for: each network that its address is part of, and all forms without a share together. With each: how many leads of one form in ten minutes, and of all in 24 hours. The smallest network comes first.';

create function lead_checks.hashes(sender text) returns bytea[]
  language sql stable set search_path = ''
begin atomic
  select array_agg(sha256(key || sha256(key || convert_to(sender, 'UTF8'))) order by day desc)
  from lead_checks.visitor_keys where day >= (now() at time zone 'UTC')::date - 1;
end;
comment on function lead_checks.hashes(text) is
  'The hashes of a sender: with the key of today, and with that of yesterday, which count until they are a day old.';

-- Minutes that have begun count as a whole, so that never more than the limit gets through in any ten minutes.
create function lead_checks.check_limits(address inet, form_name text, more integer) returns void
  language plpgsql set search_path = ''
as $$
declare
  this_minute constant timestamptz := date_trunc('minute', now());
  limits record;
  hashes bytea[];
  recent integer;
  daily integer;
begin
  for limits in select * from lead_checks.limits(address, form_name) loop
    hashes := lead_checks.hashes(limits.sender);
    select
      count(*) filter (where form = form_name and minute >= this_minute - interval '10 minutes'),
      count(*) filter (where not is_refused)
    into recent, daily
    from lead_checks.visits where visitor = any (hashes) and minute >= this_minute - interval '24 hours';
    if recent + more > limits.of_form then
      perform lead_checks.refuse('lead_checks.refused_visitors',
        'This form was sent too often from your network in the last few minutes.', 'Please try again in ten minutes.');
    end if;
    if daily + more > limits.of_day then
      perform lead_checks.refuse('lead_checks.refused_visitors',
        'Too many forms were sent from your network in the last 24 hours.', 'Please try again later today, or tomorrow.');
    end if;
  end loop;
end;
$$;
comment on function lead_checks.check_limits(inet, text, integer) is
  'Refuses a lead, with HTTP status 429, if so many more would be too many for a network that it came from.';

-- For the disk alone: a sender who gets this far has many networks. Not exact, so that no request waits for all others.
create function lead_checks.check_share(form_name text) returns void
  language plpgsql set search_path = ''
as $$
begin
  if (select count(*) from (
    select from public.leads where form = form_name and created_at > now() - interval '24 hours' limit 50000
  ) as leads_of_day) = 50000 then
    perform lead_checks.refuse('lead_checks.refused_floods',
      'Too many messages were sent with this form in the last 24 hours.', 'Please try again later today, or tomorrow.');
  end if;
end;
$$;
comment on function lead_checks.check_share(text) is 'Refuses a lead, with HTTP status 429, after 50,000 of its form within 24 hours.';

-- So that a sender who keeps asking stays refused until they pause. A refusal counts for the smallest network whose ten minutes are full, and those inside it:
-- never for neighbours, and never by the day. Beyond as many a minute as a network may send, more would change nothing.
create function lead_checks.count_refusal(address inet, form_name text) returns interval
  language plpgsql set search_path = ''
as $$
declare
  this_minute constant timestamptz := date_trunc('minute', now());
  limits record;
  hashes bytea[];
  inside bytea[];
  recent timestamptz[];
  room timestamptz;
  latest timestamptz := now() + interval '1 minute';
  is_counted boolean := address is null;
begin
  for limits in select * from lead_checks.limits(address, form_name) loop
    hashes := lead_checks.hashes(limits.sender);
    inside := inside || hashes[1];
    select array_agg(minute order by minute desc) into recent
    from lead_checks.visits where visitor = any (hashes) and form = form_name and minute >= this_minute - interval '10 minutes';
    if cardinality(recent) >= limits.of_form then
      if not is_counted then
        insert into lead_checks.visits (visitor, form, minute, is_refused)
        select sender, form_name, this_minute, true from unnest(inside) as sender
        where (select count(*) from lead_checks.visits where visitor = sender and form = form_name and minute = this_minute) < limits.of_form;
        is_counted := true;
        recent := this_minute || recent;
      end if;
      latest := greatest(latest, recent[limits.of_form] + interval '11 minutes');
    end if;
    select minute into room from lead_checks.visits
    where visitor = any (hashes) and minute >= this_minute - interval '24 hours' and not is_refused
    order by minute desc offset limits.of_day - 1 limit 1;
    latest := greatest(latest, room + interval '24 hours 1 minute');
  end loop;
  return latest - now();
end;
$$;
comment on function lead_checks.count_refusal(inet, text) is 'Counts a refused lead in the ten minutes of its sender. Returns how long until there is room for one.';

-- An error would undo the count. The web API takes the status from a setting instead, and the row is left out. Any other client would take that for success.
create function lead_checks.refuse_without_error(address inet, form_name text) returns boolean
  language plpgsql set search_path = ''
as $$
begin
  -- Other rows may be written already, and only an error undoes them.
  if current_setting('request.method', true) is distinct from 'POST' or current_setting('lead_checks.rows') <> '1' then
    return false;
  end if;
  perform set_config('response.status', '429', true), set_config('response.headers', json_build_array(
    json_build_object('Retry-After', ceil(extract(epoch from lead_checks.count_refusal(address, form_name)))::text),
    -- Or scripts of another origin, which the website is, can't read it.
    json_build_object('Access-Control-Expose-Headers', 'Retry-After')
  )::text, true);
  return true;
end;
$$;
comment on function lead_checks.refuse_without_error(inet, text) is
  'Answers the web API''s request with status 429, and counts it. False if this is no such request, or not its first row.';

create function lead_checks.limit_rate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  address constant inet := lead_checks.visitor_address();
  today constant date := (now() at time zone 'UTC')::date;
  sent record;
begin
  -- Before a row is written: a sender who is beyond a limit already makes no other wait, and writes nothing.
  if tg_level = 'ROW' then
    -- A lead that arrived already is told so (duplicate key), however busy the form is.
    if not exists (select from public.leads where id = new.id) then
      if current_setting('response.status', true) = '429' then
        return null;
      end if;
      begin
        perform lead_checks.check_limits(address, new.form, 1);
        perform lead_checks.check_share(new.form);
      exception when sqlstate 'PT429' then
        if lead_checks.refuse_without_error(address, new.form) then
          return null;
        end if;
        raise;
      end;
    end if;
    return new;
  end if;

  -- When all are written: the exact count. The first lock, if any, is the one of all forms without a share, so none can be waited for in a circle.
  insert into lead_checks.visitor_keys (day) values (today) on conflict do nothing;
  for sent in
    select form, count(*)::integer as leads, not lead_checks.has_share(form) as is_unknown from added group by form order by 3 desc
  loop
    if sent.is_unknown then
      perform pg_advisory_xact_lock(hashtextextended('unknown forms', 0));
    end if;
    perform pg_advisory_xact_lock(hashtextextended(
      coalesce(text(network(set_masklen(address, case family(address) when 4 then 24 else 48 end))), 'no address'), 0));
    perform lead_checks.check_limits(address, sent.form, sent.leads);
    insert into lead_checks.visits (visitor, form, minute)
    select (lead_checks.hashes(sender))[1], sent.form, date_trunc('minute', now())
    from lead_checks.limits(address, sent.form), generate_series(1, sent.leads);
  end loop;
  -- A few at a time, and none that another request is just deleting.
  delete from lead_checks.visits where ctid = any (array(
    select ctid from lead_checks.visits
    where minute < now() - interval '24 hours' or (is_refused and minute < now() - interval '11 minutes')
    limit 100 for update skip locked
  ));
  delete from lead_checks.visitor_keys where day < today - 1;
  return null;
end;
$$;
comment on function lead_checks.limit_rate() is
  'Refuses a lead, with HTTP status 429, if a network that it came from has sent too many. Requests of one network are counted one after the other.';

-- Staff may add any number of rows.
create trigger leads_limit_early before insert on public.leads
  for each row when (current_user = 'anon') execute function lead_checks.limit_rate();
create trigger leads_limit_rate after insert on public.leads
  referencing new table as added
  for each statement when (current_user = 'anon') execute function lead_checks.limit_rate();

comment on table lead_checks.visits is
  'To count what one network sends: for each lead of the last 24 hours a row for each network that it came from. It does not say which lead.';
comment on column lead_checks.visits.is_refused is 'It was refused, and is in no list of leads: it counts for ten minutes.';
comment on column lead_checks.visits.visitor is
  'A hash of the internet address, or of a network that it is part of, with the key of the day.';

-- ── Lists and status ─────────────────────────────────────────────────────────────────────────────────────────────────

-- Spreadsheets leave out spaces and invisible signs before they look for = + - @, and some read the wide and small forms of these as the same.
create or replace function lead_checks.cell(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return regexp_replace(
    value,
    '^(?=[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f'
    '\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]*[-=+@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]'
    '|[\t\r\n])',
    ''''
  );

create or replace function lead_checks.status() returns table (what text, is_fine boolean, detail text)
  language plpgsql set search_path = ''
as $$
declare
  jobs integer := 0;
  waiting constant bigint := (select count(*) from lead_checks.due);
  -- The watch runs every ten minutes.
  hashes constant bigint := (select count(*) from lead_checks.visits where minute < now() - interval '24 hours 20 minutes')
    + (select count(*) from lead_checks.visitor_keys where day < (now() at time zone 'UTC')::date - 1);
  webhooks constant bigint := (
    select count(distinct tgrelid) from pg_catalog.pg_trigger
    where tgrelid in ('public.leads'::regclass, 'public.staff_notices'::regclass) and not tgisinternal and tgtype & 4 = 4
      and tgfoid::regproc::text like '%http_request'
  );
  leads constant bigint := (select count(*) from public.leads where created_at > now() - interval '24 hours');
  apart constant boolean := exists (
    select from lead_checks.visits
    where visitor <> all (coalesce(lead_checks.hashes('no address') || lead_checks.hashes('unknown forms'), array[]::bytea[]))
  );
begin
  if to_regclass('cron.job') is not null then
    execute 'select count(distinct jobname) from cron.job where jobname in (''leads-retention'', ''leads-watch'') and active' into jobs;
  end if;
  return query values
    ('Jobs are scheduled', jobs = 2, case when jobs = 2 then 'Retention every night, watch every ten minutes.'
      else 'Switch on the extension pg_cron, then run: select lead_checks.schedule_jobs()' end),
    ('Retention is up to date', waiting + hashes = 0, case
      when waiting > 0 then format('%s leads are due. Look: select * from lead_checks.apply_retention(). Do it: select * from lead_checks.apply_retention(dry_run => false)', waiting)
      when hashes > 0 then format('%s hashes of visitors, or their keys, are older than a day. Delete them: select lead_checks.forget_visits(). The watch has not run: look at cron.job_run_details.', hashes)
      else 'Nothing is due.' end),
    ('Staff are notified', webhooks = 2, case when webhooks = 2 then 'Both tables have a webhook.'
      else 'Make database webhooks for inserts into leads and staff_notices: docs/leads.md.' end),
    ('Visitors are told apart', leads = 0 or apart, case
      when leads = 0 then 'No lead came in 24 hours.'
      when apart then 'Requests bring their visitor''s address.'
      else 'Requests bring no address, so that all visitors share a limit: see lead_checks.visitor_address().' end);
end;
$$;

create or replace function lead_checks.notice_flood() returns void
  language plpgsql set search_path = ''
as $$
declare
  senders constant bigint := (select last_value - (not is_called)::int from lead_checks.refused_visitors);
  floods constant bigint := (select last_value - (not is_called)::int from lead_checks.refused_floods);
  told constant lead_checks.told := (select told from lead_checks.told);
  since constant timestamptz := (select max(created_at) from public.staff_notices where kind = 'flood');
begin
  -- A few are people in a hurry; and one digest in six hours is enough.
  if senders - told.refused_visitors + floods - told.refused_floods < 20 or since > now() - interval '6 hours' then
    return;
  end if;
  insert into public.staff_notices (kind, text) values ('flood', format(
    '%s messages were refused since the last digest. %s came from networks that had sent too many, or under names of forms that the site doesn''t have; the site''s forms were open to all other networks. %s came to a form when all networks together had sent too many%s.',
    senders - told.refused_visitors + floods - told.refused_floods, senders - told.refused_visitors, floods - told.refused_floods,
    case when floods > told.refused_floods then ': that form was closed to everybody. Delete what programs have sent, and it opens at once' else '' end
  ));
  update lead_checks.told set refused_visitors = senders, refused_floods = floods;
end;
$$;

-- ── Permissions ──────────────────────────────────────────────────────────────────────────────────────────────────────

revoke all on all tables in schema lead_checks from public, anon, authenticated;
revoke all on function
  lead_checks.check_length(),
  lead_checks.check_row(),
  lead_checks.has_share(text),
  lead_checks.visitor_address(),
  lead_checks.limits(inet, text),
  lead_checks.hashes(text),
  lead_checks.check_limits(inet, text, integer),
  lead_checks.check_share(text),
  lead_checks.count_refusal(inet, text),
  lead_checks.refuse_without_error(inet, text),
  lead_checks.limit_rate()
from public, anon, authenticated;
