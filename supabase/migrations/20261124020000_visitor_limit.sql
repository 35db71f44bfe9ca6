-- One person with a script could shut a form for all visitors, and many rows in one request, or requests at the same moment, got past the
-- limit. So each visitor has a limit of their own, the limit for all is ten times what it was, and both count rows exactly:
-- counting holds a lock until the transaction ends (docs/decisions/0133-a-limit-for-each-visitor.md).

-- ── Who is asking ────────────────────────────────────────────────────────────────────────────────────────────────────
-- The hosted service is behind Cloudflare, which sets cf-connecting-ip itself: a visitor can't. Without it, the last hop of
-- x-forwarded-for counts, which the nearest proxy has added. Everything before it, x-real-ip and sb-forwarded-for, comes from
-- the sender of the request, and would give a script as many addresses as it likes.

create function lead_checks.visitor_network() returns inet
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
  -- A household or an office gets 64 bits of IPv6 addresses at least.
  return case family(address) when 6 then network(set_masklen(address, 64)) else address end;
exception
  -- No lead is lost because a proxy writes something new.
  when data_exception then return null;
end;
$$;
comment on function lead_checks.visitor_network() is
  'The address that the request came from; for IPv6 its first 64 bits. Null if the request names none that can be relied on.';

-- ── What is remembered of visitors ───────────────────────────────────────────────────────────────────────────────────
-- No address, only its hash with a key that is made anew each day; no lead, no exact time; and nothing for longer than a day.

create table lead_checks.visitor_keys (
  day date primary key,
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
comment on table lead_checks.visitor_keys is 'The key of each day''s hashes. Deleted with the last hash that was made with it.';
comment on column lead_checks.visitor_keys.day is 'The day in UTC on which hashes were made with it.';
comment on column lead_checks.visitor_keys.key is 'A random number.';

create table lead_checks.visits (
  visitor bytea not null,
  form text not null,
  minute timestamptz not null
);
create index visits_visitor_minute on lead_checks.visits (visitor, minute);
create index visits_minute on lead_checks.visits (minute);
comment on table lead_checks.visits is 'One row for each lead of the last 24 hours, to count what one visitor sends. It does not say which lead.';
comment on column lead_checks.visits.visitor is 'A hash of the visitor''s internet address, with the key of the day.';
comment on column lead_checks.visits.form is 'The form that was sent.';
comment on column lead_checks.visits.minute is 'The minute in which it was sent.';

create function lead_checks.forget_visits() returns void
  language sql set search_path = ''
begin atomic
  delete from lead_checks.visits where minute < now() - interval '24 hours';
  delete from lead_checks.visitor_keys where day < (now() at time zone 'UTC')::date - 1;
end;
comment on function lead_checks.forget_visits() is 'Deletes what is remembered of visitors for more than a day.';

-- Counts what is refused, for the digest to staff. Not a table: what a refused request writes is undone, but for sequences.
create sequence lead_checks.refused_visitors;
create sequence lead_checks.refused_floods;
comment on sequence lead_checks.refused_visitors is 'How many requests were refused because their visitor had sent too many.';
comment on sequence lead_checks.refused_floods is 'How many requests were refused because all visitors together had sent too many.';

-- ── The limits ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- The web API answers SQLSTATE PT429 with HTTP status 429.
create function lead_checks.refuse(counter regclass, message text, hint text) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform nextval(counter);
  raise sqlstate 'PT429' using message = message, hint = hint;
end;
$$;
comment on function lead_checks.refuse(regclass, text, text) is 'Refuses a lead with HTTP status 429, and counts that.';

create function lead_checks.limit_visitor(network inet, form_name text) returns void
  language plpgsql set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  this_minute constant timestamptz := date_trunc('minute', now());
  hashes bytea[];
  recent integer;
  daily integer;
begin
  -- Not the hash: around midnight a visitor has two of them.
  perform pg_advisory_xact_lock(hashtextextended(text(network), 0));
  insert into lead_checks.visitor_keys (day) values (today) on conflict do nothing;
  select array_agg(sha256(key || sha256(key || convert_to(text(network), 'UTF8'))) order by day desc) into hashes
  from lead_checks.visitor_keys where day in (today, today - 1);
  -- Minutes that have begun count as a whole, so that never more than the limit gets through in any ten minutes.
  select count(*) filter (where form = form_name and minute >= this_minute - interval '10 minutes'), count(*) into recent, daily
  from lead_checks.visits where visitor = any (hashes) and minute >= this_minute - interval '24 hours';
  if recent >= 5 then
    perform lead_checks.refuse('lead_checks.refused_visitors',
      'You have sent this form several times in the last few minutes.', 'Please try again in ten minutes.');
  end if;
  if daily >= 20 then
    perform lead_checks.refuse('lead_checks.refused_visitors',
      'You have sent very many forms in the last 24 hours.', 'Please try again later today, or tomorrow.');
  end if;
  insert into lead_checks.visits (visitor, form, minute) values (hashes[1], form_name, this_minute);
end;
$$;
comment on function lead_checks.limit_visitor(inet, text) is
  'Refuses a lead after 5 leads of one form within 10 minutes, or 20 of all forms within 24 hours, from one visitor.';

-- The day's limit counts all forms, since a program can make up names of forms.
create function lead_checks.limit_all(form_name text) returns void
  language plpgsql set search_path = ''
as $$
declare
  recent integer;
  daily integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('public.leads', 0));
  select count(*) into recent
  from public.leads where form = form_name and created_at > now() - interval '10 minutes';
  if recent >= 600 then
    perform lead_checks.refuse('lead_checks.refused_floods',
      'Too many messages were sent with this form in the last few minutes.', 'Please try again in ten minutes.');
  end if;
  select count(*) into daily from public.leads where created_at > now() - interval '24 hours';
  if daily >= 5000 then
    perform lead_checks.refuse('lead_checks.refused_floods',
      'Too many messages were sent with our forms in the last 24 hours.', 'Please try again later today, or tomorrow.');
  end if;
end;
$$;
comment on function lead_checks.limit_all(text) is
  'Refuses a lead after 600 leads of one form within 10 minutes, or 5,000 of all forms within 24 hours, from all visitors together.';

-- The visitor's limit comes first: a visitor refused by it never makes the others wait.
create or replace function lead_checks.limit_rate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  network constant inet := lead_checks.visitor_network();
begin
  -- A lead that arrived already is told so (duplicate key), however busy the form is.
  if exists (select from public.leads where id = new.id) then
    return new;
  end if;
  if network is not null then
    perform lead_checks.limit_visitor(network, new.form);
  end if;
  perform lead_checks.limit_all(new.form);
  perform lead_checks.forget_visits();
  return new;
end;
$$;
comment on function lead_checks.limit_rate() is
  'Refuses a lead, with HTTP status 429, if its visitor, or all visitors together, have sent too many.';

-- For the day's limit, and for reading the newest leads.
create index leads_created_at on public.leads (created_at desc);

revoke all on all tables in schema lead_checks from public, anon, authenticated;
revoke all on all sequences in schema lead_checks from public, anon, authenticated;
revoke all on function
  lead_checks.visitor_network(),
  lead_checks.forget_visits(),
  lead_checks.refuse(regclass, text, text),
  lead_checks.limit_visitor(inet, text),
  lead_checks.limit_all(text)
from public, anon, authenticated;
