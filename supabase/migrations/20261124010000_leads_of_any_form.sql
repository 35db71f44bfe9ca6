-- Forms are content: a file in content/forms/ is a form that delivers. So the table names no form any more, and what it
-- guarantees it guarantees for each (docs/decisions/0132-forms-are-content.md): the shape and the size of the fields, an
-- e-mail address that can be one where there is one, consent with its wording and time. What a form requires is checked in the browser.
--
-- Every rule here is as wide as the one it replaces, or wider: all leads stay.

create function lead_checks.is_name(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return length(value) <= 60 and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$';
comment on function lead_checks.is_name(text) is 'Whether a text can be the name of a form or a field.';
revoke all on function lead_checks.is_name(text) from public, anon, authenticated;
grant execute on function lead_checks.is_name(text) to anon, service_role;

create or replace function lead_checks.are_fields(fields jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case when jsonb_typeof(fields) = 'object' then
    (select count(*) between 1 and 20 from jsonb_object_keys(fields))
    and not exists (
      select from jsonb_each(fields) as field(name, value)
      where not lead_checks.is_name(name)
        or not case
          when name = 'email' then lead_checks.is_email(value)
          when name in ('name', 'phone', 'business') then lead_checks.is_line(value, 320)
          else lead_checks.is_text(value, 5000) or lead_checks.is_list(value, 30, 80)
        end
    )
  else false end;
comment on function lead_checks.are_fields(jsonb) is
  'Whether a value is an object of 1 to 20 fields, named like "preferred-date", each a text or a list of short texts: "email" an address, and "name", "phone" and "business" of one line.';

alter table public.leads
  drop constraint leads_form_is_known,
  add constraint leads_form_is_name check (lead_checks.is_name(form)),
  drop constraint leads_email_has_shape,
  drop constraint leads_name_is_given,
  drop constraint leads_message_is_given,
  drop constraint leads_message_is_text,
  drop constraint leads_name_is_line,
  drop constraint leads_phone_is_line,
  drop constraint leads_business_is_line,
  drop constraint leads_newsletter_has_consent;

comment on column public.leads.form is 'The form: the name of its file in content/forms/.';
