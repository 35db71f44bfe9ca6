-- For the people who answer leads: lists in Adelaide's time, what has been answered, what they are told, and what is deleted when
-- (docs/leads.md).

alter table public.leads
  add column answered_at timestamptz,
  add column unsubscribed_at timestamptz;
comment on column public.leads.answered_at is
  'When staff were last in contact with the person: set by staff. Empty: nobody has answered yet. Retention counts from it.';
comment on column public.leads.unsubscribed_at is
  'When the person unsubscribed from newsletters: set by staff. The record of consent is kept for six years from then.';

-- ── Lists ────────────────────────────────────────────────────────────────────────────────────────────────────────────

create function lead_checks.other_fields(fields jsonb) returns text
  language sql immutable set search_path = ''
begin atomic
  select string_agg(
    name || ': ' || case jsonb_typeof(value)
      when 'array' then (select string_agg(item, ', ') from jsonb_array_elements_text(value) as item)
      else value #>> '{}'
    end,
    E'\n' order by name
  )
  from jsonb_each(fields - array['name', 'email', 'phone', 'message']) as field(name, value);
end;
comment on function lead_checks.other_fields(jsonb) is 'The fields that lists have no column for, one a line.';

-- Spreadsheets take what begins with = + - @ for a formula, and anybody can send one.
create function lead_checks.cell(value text) returns text
  language sql immutable parallel safe set search_path = ''
  return regexp_replace(value, '^(?=\s*[-=+@])', '''');
comment on function lead_checks.cell(text) is 'A text that no spreadsheet takes for a formula.';

create view public.leads_inbox with (security_invoker = true) as
select
  created_at at time zone 'Australia/Adelaide' as arrived,
  form,
  fields ->> 'name' as name,
  fields ->> 'email' as email,
  fields ->> 'phone' as phone,
  fields ->> 'message' as message,
  lead_checks.other_fields(fields) as other_fields,
  consent_wording is not null and unsubscribed_at is null as wants_newsletters,
  page,
  answered_at at time zone 'Australia/Adelaide' as answered,
  id
from public.leads order by created_at desc;
comment on view public.leads_inbox is 'Leads for reading, the newest first, in Adelaide''s time.';

create view public.leads_export with (security_invoker = true) as
select
  arrived,
  form,
  lead_checks.cell(name) as name,
  lead_checks.cell(email) as email,
  lead_checks.cell(phone) as phone,
  lead_checks.cell(message) as message,
  lead_checks.cell(other_fields) as other_fields,
  wants_newsletters,
  page,
  answered,
  id
from public.leads_inbox;
comment on view public.leads_export is
  'Leads for spreadsheets: as leads_inbox, with an apostrophe before what a spreadsheet would take for a formula.';

-- ── Retention ────────────────────────────────────────────────────────────────────────────────────────────────────────
-- The periods are those of content/legal/privacy-policy.mdx; a test compares them.

create view lead_checks.due with (security_invoker = true) as
select id, case
  when unsubscribed_at < now() - interval '6 years' then 'delete: six years after unsubscribing'
  when consent_wording is null or not fields ? 'email' then 'delete: 24 months after the last contact'
  else 'keep only address and consent: 24 months after the last contact'
end as what
from public.leads
where unsubscribed_at < now() - interval '6 years'
  or greatest(created_at, answered_at) < now() - interval '24 months'
    and (consent_wording is null or fields - 'email' <> '{}' or not fields ? 'email');
comment on view lead_checks.due is 'The leads that the privacy policy says are to be deleted or reduced by now.';

create function lead_checks.apply_retention(dry_run boolean default true) returns table (what text, leads bigint)
  language plpgsql set search_path = ''
as $$
begin
  return query select due.what, count(*) from lead_checks.due group by due.what order by due.what;
  if dry_run then
    return;
  end if;
  update public.leads set fields = jsonb_build_object('email', fields -> 'email')
  from lead_checks.due where due.id = leads.id and due.what like 'keep%';
  delete from public.leads using lead_checks.due where due.id = leads.id and due.what like 'delete%';
  perform lead_checks.forget_visits();
end;
$$;
comment on function lead_checks.apply_retention(boolean) is
  'Deletes or reduces what is due, and says how much that was. With dry_run, as unless told otherwise, it only says so.';

-- ── What staff are told ──────────────────────────────────────────────────────────────────────────────────────────────
-- A webhook on this table, and one on leads, hand on what happens (supabase/functions/notify-staff/).

create table public.staff_notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('flood', 'silence')),
  text text not null,
  created_at timestamptz not null default now()
);
comment on table public.staff_notices is 'What staff are told beside each lead: that a flood was refused, that no lead came for unusually long.';
comment on column public.staff_notices.id is 'A running number.';
comment on column public.staff_notices.kind is 'flood or silence.';
comment on column public.staff_notices.text is 'What is said. Nothing that a visitor typed is in it.';
comment on column public.staff_notices.created_at is 'When it was noticed.';
alter table public.staff_notices enable row level security;

create table lead_checks.told (
  only_row boolean primary key default true check (only_row),
  refused_visitors bigint not null default 0,
  refused_floods bigint not null default 0
);
comment on table lead_checks.told is 'How many refused requests staff have been told of.';
comment on column lead_checks.told.only_row is 'There is one row.';
comment on column lead_checks.told.refused_visitors is 'Of those in the sequence refused_visitors.';
comment on column lead_checks.told.refused_floods is 'Of those in the sequence refused_floods.';
insert into lead_checks.told default values;

create function lead_checks.notice_flood() returns void
  language plpgsql set search_path = ''
as $$
declare
  visitors bigint := (select last_value - (not is_called)::int from lead_checks.refused_visitors);
  floods bigint := (select last_value - (not is_called)::int from lead_checks.refused_floods);
  told lead_checks.told := (select told from lead_checks.told);
  since constant timestamptz := (select max(created_at) from public.staff_notices where kind = 'flood');
begin
  -- A few are people in a hurry; and one digest in six hours is enough.
  if visitors - told.refused_visitors + floods - told.refused_floods < 20 or since > now() - interval '6 hours' then
    return;
  end if;
  insert into public.staff_notices (kind, text) values ('flood', format(
    '%s messages were refused since the last digest. %s came from visitors who had sent too many; nobody else is affected. %s came when all visitors together had sent too many%s.',
    visitors - told.refused_visitors + floods - told.refused_floods, visitors - told.refused_visitors, floods - told.refused_floods,
    case when floods > told.refused_floods then ': forms were closed to everybody. Delete what programs have sent, and they open at once' else '' end
  ));
  update lead_checks.told set refused_visitors = visitors, refused_floods = floods;
end;
$$;
comment on function lead_checks.notice_flood() is
  'Writes one notice when 20 requests or more were refused since the last one, and at most one in six hours.';

create function lead_checks.usual_silence() returns interval
  language sql stable set search_path = ''
begin atomic
  select greatest(interval '1 day', least(interval '14 days', 2 * max(pause)))
  from (
    select created_at - lag(created_at) over (order by created_at) as pause
    from public.leads where created_at > now() - interval '56 days'
  ) as pauses;
end;
comment on function lead_checks.usual_silence() is
  'How long no lead may come before staff are told: twice the longest pause of eight weeks, between a day and a fortnight.';

create function lead_checks.notice_silence() returns void
  language plpgsql set search_path = ''
as $$
declare
  last constant timestamptz := (select max(created_at) from public.leads);
begin
  if last > now() - lead_checks.usual_silence() or last is null
    or exists (select from public.staff_notices where kind = 'silence' and created_at > last) then
    return;
  end if;
  insert into public.staff_notices (kind, text) values ('silence', format(
    'No lead has come since %s (Adelaide). That is unusually long: send a form yourself, and see whether it arrives.',
    to_char(last at time zone 'Australia/Adelaide', 'FMDD Mon YYYY, HH24:MI')
  ));
end;
$$;
comment on function lead_checks.notice_silence() is 'Writes one notice for each time that no lead came for unusually long.';

create function lead_checks.watch() returns void
  language sql set search_path = ''
begin atomic
  select lead_checks.notice_flood();
  select lead_checks.notice_silence();
  select lead_checks.forget_visits();
end;
comment on function lead_checks.watch() is 'What is done every ten minutes.';

-- ── Jobs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

create function lead_checks.schedule_jobs() returns text
  language plpgsql set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return 'Nothing is scheduled: switch on the extension pg_cron, and call this again.';
  end if;
  perform cron.schedule('leads-retention', '17 16 * * *', 'select lead_checks.apply_retention(dry_run => false)');
  perform cron.schedule('leads-watch', '*/10 * * * *', 'select lead_checks.watch()');
  return 'Retention runs every night, and the watch every ten minutes.';
end;
$$;
comment on function lead_checks.schedule_jobs() is 'Schedules retention and watch with pg_cron, where it is there.';

do $$
begin
  create extension if not exists pg_cron;
exception
  -- It is not there, or may not be switched on from here: lead_checks.status() says so.
  when others then raise notice 'pg_cron: %', sqlerrm;
end;
$$;
do $$
begin
  raise notice '%', lead_checks.schedule_jobs();
exception
  when others then raise notice 'pg_cron: %', sqlerrm;
end;
$$;

create function lead_checks.status() returns table (what text, is_fine boolean, detail text)
  language plpgsql set search_path = ''
as $$
declare
  jobs integer := 0;
  waiting constant bigint := (select count(*) from lead_checks.due);
  webhooks constant bigint := (
    select count(distinct tgrelid) from pg_catalog.pg_trigger
    where tgrelid in ('public.leads'::regclass, 'public.staff_notices'::regclass) and not tgisinternal and tgtype & 4 = 4
      and tgfoid::regproc::text like '%http_request'
  );
  leads constant bigint := (select count(*) from public.leads where created_at > now() - interval '24 hours');
begin
  if to_regclass('cron.job') is not null then
    execute 'select count(distinct jobname) from cron.job where jobname in (''leads-retention'', ''leads-watch'') and active' into jobs;
  end if;
  return query values
    ('Jobs are scheduled', jobs = 2, case when jobs = 2 then 'Retention every night, watch every ten minutes.'
      else 'Switch on the extension pg_cron, then run: select lead_checks.schedule_jobs()' end),
    ('Retention is up to date', waiting = 0, case when waiting = 0 then 'Nothing is due.'
      else format('%s leads are due. Look: select * from lead_checks.apply_retention(). Do it: select * from lead_checks.apply_retention(dry_run => false)', waiting) end),
    ('Staff are notified', webhooks = 2, case when webhooks = 2 then 'Both tables have a webhook.'
      else 'Make database webhooks for inserts into leads and staff_notices: docs/leads.md.' end),
    ('Visitors are told apart', leads = 0 or exists (select from lead_checks.visits),
      case when leads = 0 then 'No lead came in 24 hours.'
      when exists (select from lead_checks.visits) then 'Requests bring their visitor''s address.'
      else 'Requests bring no address, so that no visitor has a limit: see lead_checks.visitor_network().' end);
end;
$$;
comment on function lead_checks.status() is 'Says whether everything around leads works, and what to do if it does not.';

-- ── Permissions ──────────────────────────────────────────────────────────────────────────────────────────────────────

revoke all on public.leads_inbox, public.leads_export, public.staff_notices from public, anon, authenticated;
grant select on public.leads_inbox, public.leads_export, public.staff_notices to service_role;
revoke all on all tables in schema lead_checks from public, anon, authenticated;
revoke all on function
  lead_checks.other_fields(jsonb),
  lead_checks.cell(text),
  lead_checks.apply_retention(boolean),
  lead_checks.notice_flood(),
  lead_checks.usual_silence(),
  lead_checks.notice_silence(),
  lead_checks.watch(),
  lead_checks.schedule_jobs(),
  lead_checks.status()
from public, anon, authenticated;
grant execute on function lead_checks.other_fields(jsonb), lead_checks.cell(text) to service_role;
