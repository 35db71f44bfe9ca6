-- A flood that stays just below 60 leads in ten minutes would add 8,640 leads of a form, up to 300 MB, every day, until the
-- database is full and takes no lead at all. So there is a limit for a day, too.
--
-- Both limits count in one pass over the index leads_form_created_at.
create or replace function lead_checks.limit_rate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  recent integer;
  daily integer;
begin
  -- A lead that arrived already is told so (duplicate key), however busy the form is.
  if exists (select from public.leads where id = new.id) then
    return new;
  end if;
  select count(*) filter (where created_at > now() - interval '10 minutes'), count(*) into recent, daily
  from public.leads where form = new.form and created_at > now() - interval '24 hours';
  -- The web API answers SQLSTATE PT429 with HTTP status 429.
  if recent >= 60 then
    raise sqlstate 'PT429' using
      message = 'Too many messages were sent with this form in the last few minutes.',
      hint = 'Please try again in ten minutes.';
  end if;
  if daily >= 500 then
    raise sqlstate 'PT429' using
      message = 'Too many messages were sent with this form in the last 24 hours.',
      hint = 'Please try again later today, or tomorrow.';
  end if;
  return new;
end;
$$;
comment on function lead_checks.limit_rate() is
  'Refuses a lead, with HTTP status 429, after 60 leads of the same form within 10 minutes, or 500 within 24 hours.';
