-- The five roles of HDoc, their rights, and the extensions it uses. Run once by a superuser, connected to the
-- database of HDoc, before the first migration:
--
--     createdb --template=template0 --encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8 hdoc
--     psql --single-transaction --set=ON_ERROR_STOP=1 --dbname=hdoc --file=deploy/roles.sql
--
-- then give the four roles that sign in a password each (\password hdoc_app and so on). It may be repeated:
-- what exists is left as it is. The embedded database runs this same file at every start.

-- None of them may step over row security: not as superuser, not by BYPASSRLS.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['hdoc_owner', 'hdoc_app', 'hdoc_platform', 'hdoc_worker', 'hdoc_search'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls', role_name);
    end if;
  end loop;
end $$;

-- owner: migrations; app: the server; platform: work across institutions; worker: jobs.
-- search owns the functions that look into search indexes, and never signs in.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['hdoc_owner', 'hdoc_app', 'hdoc_platform', 'hdoc_worker'] loop
    if not (select rolcanlogin from pg_roles where rolname = role_name) then
      execute format('alter role %I login', role_name);
    end if;
  end loop;
end $$;

-- The owner may hand functions to the search role (alter function … owner to hdoc_search), but does not see
-- with its eyes: without INHERIT the policies of the search role do not apply to the owner.
do $$
begin
  if not exists (
    select from pg_auth_members
    where roleid = 'hdoc_search'::regrole and member = 'hdoc_owner'::regrole and set_option and not inherit_option
  ) then
    grant hdoc_search to hdoc_owner with set true, inherit false;
  end if;
end $$;

-- A statement or a wait that takes longer than anybody waits for the answer is given up.
-- Kept on the roles, so that they hold behind every pooler and in every database of the cluster.
do $$
declare
  wish record;
begin
  for wish in
    select * from (values
      ('hdoc_app', 'statement_timeout', '15s'),
      ('hdoc_app', 'lock_timeout', '5s'),
      ('hdoc_app', 'idle_in_transaction_session_timeout', '30s'),
      ('hdoc_platform', 'statement_timeout', '60s'),
      ('hdoc_platform', 'lock_timeout', '5s'),
      ('hdoc_platform', 'idle_in_transaction_session_timeout', '60s'),
      ('hdoc_worker', 'statement_timeout', '10min'),
      ('hdoc_worker', 'lock_timeout', '10s'),
      ('hdoc_worker', 'idle_in_transaction_session_timeout', '10min'),
      ('hdoc_owner', 'lock_timeout', '10s')
    ) as wishes (role_name, setting, value)
  loop
    if not exists (
      select from pg_db_role_setting
      where setrole = wish.role_name::regrole and setdatabase = 0
        and format('%s=%s', wish.setting, wish.value) = any (setconfig)
    ) then
      execute format('alter role %I set %I = %L', wish.role_name, wish.setting, wish.value);
    end if;
  end loop;
end $$;

-- The database and its public schema belong to the owner; whoever is not named here may not even connect.
-- Temporary tables are where bulk loading lands before row security (COPY cannot write past it).
do $$
begin
  execute format('alter database %I owner to hdoc_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to hdoc_app, hdoc_platform, hdoc_worker', current_database());
  execute format('grant temporary on database %I to hdoc_platform, hdoc_worker', current_database());
end $$;

alter schema public owner to hdoc_owner;
revoke all on schema public from public;
grant usage on schema public to hdoc_app, hdoc_platform, hdoc_worker;
-- A new owner of a function must be allowed to create in its schema.
grant usage, create on schema public to hdoc_search;

-- Search without regard to diacritics and typing errors, and indexes that mix numbers with text.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

-- The job queue's own schema. Its library would create it, which only a role that may create schemas can;
-- finding this table it takes the schema as there and goes on.
create schema if not exists graphile_worker authorization hdoc_worker;
create table if not exists graphile_worker.migrations (
  id integer primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);
alter table graphile_worker.migrations owner to hdoc_worker;
