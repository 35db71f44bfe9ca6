-- Where the forms of the website deliver: one table that anonymous visitors may add rows to, and nothing else.
--
-- Runs unchanged on a hosted project (`supabase db push`, or pasted into the dashboard's SQL editor) and on the
-- local stand-in (`scripts/local-backend/`). The roles anon, authenticated and service_role exist in both.
--
-- The limits here are the outermost ones: what content/forms/*.json may ask for (schemas/form.ts) fits in, as long as its
-- texts together stay below 32 kB, so that a marketer can change a label, an option or a length without a migration.
-- Names of options are not checked here.

-- ── Checks ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- A schema of its own, which the web API does not serve: a check runs with the rights of the one who inserts, so
-- anonymous visitors must be able to execute these functions, but they shall not be able to call them over the web.

create schema lead_checks;
comment on schema lead_checks is 'Functions that the table public.leads uses. Not served by the web API.';

-- Blank means what JavaScript's trim() takes away, whatever the database's locale says.
create function lead_checks.is_filled(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
comment on function lead_checks.is_filled(text) is 'Whether a text has anything but white space.';

create function lead_checks.is_text(value jsonb, most integer) returns boolean
  language sql immutable parallel safe set search_path = ''
  return jsonb_typeof(value) = 'string'
    and length(value #>> '{}') <= most
    and value #>> '{}' !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]';
comment on function lead_checks.is_text(jsonb, integer) is
  'Whether a value is a text of at most so many characters, without control characters other than tab and line ends.';

-- What ends up in the head of an e-mail to staff must not be able to add a line to it.
create function lead_checks.is_line(value jsonb, most integer) returns boolean
  language sql immutable parallel safe set search_path = ''
  return lead_checks.is_text(value, most) and value #>> '{}' !~ '[\t\n\r]';
comment on function lead_checks.is_line(jsonb, integer) is 'Whether a value is a text without tabs and line ends.';

create function lead_checks.is_list(value jsonb, most integer, longest integer) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case when jsonb_typeof(value) = 'array' then
    jsonb_array_length(value) <= most
    and not exists (select from jsonb_array_elements(value) as item where not lead_checks.is_line(item, longest))
  else false end;
comment on function lead_checks.is_list(jsonb, integer, integer) is 'Whether a value is a list of short texts.';

create function lead_checks.are_fields(fields jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case when jsonb_typeof(fields) = 'object' then
    (select count(*) between 1 and 12 from jsonb_object_keys(fields))
    and not exists (
      select from jsonb_each(fields) as field(name, value)
      where length(name) > 60
        or name !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
        or not (lead_checks.is_text(value, 5000) or lead_checks.is_list(value, 30, 80))
    )
  else false end;
comment on function lead_checks.are_fields(jsonb) is
  'Whether a value is an object of 1 to 12 fields, named like "preferred-date", each a text or a list of short texts.';

-- As strict as browsers, plus a dot in the domain: without one, no answer could arrive.
create function lead_checks.is_email(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return lead_checks.is_line(value, 320)
    and value #>> '{}' ~ '^[^@<>()\[\],;:"\\]+@[^@<>()\[\],;:"\\.]+(\.[^@<>()\[\],;:"\\.]+)+$'
    and value #>> '{}' !~ '[\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
comment on function lead_checks.is_email(jsonb) is 'Whether a value has the shape of an e-mail address.';

-- ── The table ────────────────────────────────────────────────────────────────────────────────────────────────────────

create table public.leads (
  id uuid primary key,
  form text not null,
  fields jsonb not null,
  consent_wording text,
  consent_at timestamptz,
  page text not null,
  submitted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),

  constraint leads_form_is_known check (form in ('contact', 'strategy-session', 'free-guide', 'newsletter')),
  constraint leads_fields_have_shape check (lead_checks.are_fields(fields)),
  constraint leads_fields_have_size check (octet_length(fields::text) <= 32768),
  constraint leads_email_has_shape check (coalesce(lead_checks.is_email(fields -> 'email'), false)),
  constraint leads_name_is_given check (
    form = 'newsletter' or coalesce(lead_checks.is_filled(fields ->> 'name'), false)
  ),
  constraint leads_message_is_given check (
    form <> 'contact' or coalesce(lead_checks.is_filled(fields ->> 'message'), false)
  ),
  constraint leads_message_is_text check (not fields ? 'message' or lead_checks.is_text(fields -> 'message', 5000)),
  constraint leads_name_is_line check (not fields ? 'name' or lead_checks.is_line(fields -> 'name', 320)),
  constraint leads_phone_is_line check (not fields ? 'phone' or lead_checks.is_line(fields -> 'phone', 320)),
  constraint leads_business_is_line check (not fields ? 'business' or lead_checks.is_line(fields -> 'business', 320)),
  constraint leads_consent_is_whole check ((consent_wording is null) = (consent_at is null)),
  constraint leads_consent_has_wording check (
    lead_checks.is_filled(consent_wording)
    and length(consent_wording) <= 2000
    and consent_wording !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]'
  ),
  constraint leads_newsletter_has_consent check (form <> 'newsletter' or consent_wording is not null),
  constraint leads_page_is_path check (length(page) <= 300 and page ~ '^/([a-z0-9A-Z._~%-]+/?)*$'),
  constraint leads_submitted_in_time check (
    submitted_at between created_at - interval '25 hours' and created_at + interval '5 minutes'
  ),
  constraint leads_consent_in_time check (
    consent_at between created_at - interval '25 hours' and created_at + interval '5 minutes'
  )
);

comment on table public.leads is
  'What visitors sent with the forms of the website. Anonymous visitors add rows; only staff read them, in the dashboard.';
comment on column public.leads.id is
  'Made by the browser, once for a submission: sending the same one again is a duplicate key, never a second lead.';
comment on column public.leads.form is 'The form: contact, strategy-session, free-guide or newsletter.';
comment on column public.leads.fields is
  'What was filled in, by the names of the fields: texts, and lists of texts where several boxes could be ticked.';
comment on column public.leads.consent_wording is
  'The words that the visitor agreed to when asking for e-mail newsletters (Spam Act 2003). Empty: no consent was given.';
comment on column public.leads.consent_at is
  'When that was agreed to, by the browser''s clock (the server''s, where the browser''s is wrong).';
comment on column public.leads.page is 'The path of the page that the form was sent from.';
comment on column public.leads.submitted_at is
  'When the visitor pressed the button, by the browser''s clock (the server''s, where the browser''s is wrong). Up to a day before created_at, if the network was away.';
comment on column public.leads.created_at is 'When the lead arrived here, by the server''s clock.';

-- For the rate limit, and for reading the newest leads of a form.
create index leads_form_created_at on public.leads (form, created_at desc);

-- ── Times ────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A lead must not be lost because its visitor's clock is wrong, and no time in the table may be nonsense.
create function lead_checks.bound_times() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.submitted_at not between new.created_at - interval '25 hours' and new.created_at + interval '5 minutes' then
    new.submitted_at := new.created_at;
  end if;
  if new.consent_at not between new.created_at - interval '25 hours' and new.created_at + interval '5 minutes' then
    new.consent_at := new.created_at;
  end if;
  return new;
end;
$$;
comment on function lead_checks.bound_times() is
  'Puts the server''s time where the browser''s is more than 25 hours behind or 5 minutes ahead.';

create trigger leads_bound_times before insert on public.leads
  for each row execute function lead_checks.bound_times();

-- ── Rate limit ───────────────────────────────────────────────────────────────────────────────────────────────────────

-- Counts with the owner's rights, because the visitor must not read the table. Two requests at the same moment may both
-- get the last place: the limit is there to stop floods, and a lock would make every visitor wait for the others.
create function lead_checks.limit_rate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  recent integer;
begin
  -- A lead that arrived already is told so (duplicate key), however busy the form is.
  if exists (select from public.leads where id = new.id) then
    return new;
  end if;
  select count(*) into recent
  from public.leads where form = new.form and created_at > now() - interval '10 minutes';
  if recent >= 60 then
    -- The web API answers SQLSTATE PT429 with HTTP status 429.
    raise sqlstate 'PT429' using
      message = 'Too many messages were sent with this form in the last few minutes.',
      hint = 'Please try again in ten minutes.';
  end if;
  return new;
end;
$$;
comment on function lead_checks.limit_rate() is
  'Refuses a lead, with HTTP status 429, after 60 leads of the same form within 10 minutes.';

create trigger leads_limit_rate before insert on public.leads
  for each row execute function lead_checks.limit_rate();

-- ── Permissions ──────────────────────────────────────────────────────────────────────────────────────────────────────
-- A hosted project hands every new table and function of the schema public to anon and authenticated. Take it all back,
-- for later ones too, and give what is needed.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

revoke all on table public.leads from public, anon, authenticated;
grant select, insert, update, delete on table public.leads to service_role;
-- Not created_at: the server sets it.
grant insert (id, form, fields, consent_wording, consent_at, page, submitted_at) on table public.leads to anon;

revoke all on schema lead_checks from public, anon, authenticated;
revoke all on all functions in schema lead_checks from public, anon, authenticated;
grant usage on schema lead_checks to anon, service_role;
grant execute on function
  lead_checks.is_filled(text),
  lead_checks.is_text(jsonb, integer),
  lead_checks.is_line(jsonb, integer),
  lead_checks.is_list(jsonb, integer, integer),
  lead_checks.are_fields(jsonb),
  lead_checks.is_email(jsonb)
to anon, service_role;

alter table public.leads enable row level security;

create policy "Visitors may add leads" on public.leads for insert to anon with check (true);
comment on policy "Visitors may add leads" on public.leads is
  'Anybody may send a form. There is no policy for reading, changing or deleting, so nobody without the secret key can.';
