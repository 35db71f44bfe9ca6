-- What a hosted project has before the first migration runs: the roles of the web API, and default privileges that hand
-- every new table, sequence and function of the schema public to them. Migrations must take back what they do not mean
-- to give, so the stand-in gives it too.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;

-- Migrations run as an owner who is no superuser, as on a hosted project: what needs more rights than that fails here.
create role migration_owner nologin createrole bypassrls;
grant anon, authenticated, service_role to migration_owner;
grant create on database postgres to migration_owner;
grant all on schema public to migration_owner;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges for role migration_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role migration_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role migration_owner in schema public
  grant all on functions to anon, authenticated, service_role;

-- Which migrations have run, in the place where the hosted service's own tool keeps it.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, name text not null);
