-- The ground every tenant table stands on: the institution of a transaction, row security that also binds
-- owners, text folding for search and sorting. Roles and extensions exist already (deploy/roles.sql).

grant usage on schema public to hdoc_app, hdoc_platform, hdoc_worker, hdoc_search;
-- Ownership of a function may only be given to a role that may create in the schema.
grant create on schema public to hdoc_search;

-- The institution of this transaction; without it no row is visible.
create function app_institution() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.institution_id', true), '')::bigint;

-- Makes a table a tenant table: forced row security, a policy for those who work inside one institution,
-- one for the audited platform role, rights for the programs. Called once for each table.
create procedure make_tenant_table(p_table regclass, p_key text default 'institution_id', p_append_only boolean default false)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  execute format(
    'create policy tenant on %s to hdoc_app, hdoc_worker, hdoc_owner
       using (%I = (select app_institution())) with check (%I = (select app_institution()))', p_table, p_key, p_key);
  execute format('create policy platform on %s to hdoc_platform using (true) with check (true)', p_table);
  if p_append_only then
    execute format('grant select, insert on %s to hdoc_app, hdoc_worker, hdoc_platform', p_table);
  else
    execute format('grant select, insert, update, delete on %s to hdoc_app, hdoc_worker, hdoc_platform', p_table);
  end if;
end $$;

-- The search role reads a table through its own policy, so that LIKE and @@ may use their indexes inside the
-- functions it owns; each of those functions names the institution itself.
create procedure let_search_read(p_table regclass) language plpgsql as $$
begin
  execute format('create policy search on %s for select to hdoc_search using (true)', p_table);
  execute format('grant select on %s to hdoc_search', p_table);
end $$;

-- Text as people search it: no case, no diacritics (ș = ş = s).
create function fold(p_text text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', p_text));

create collation romanian (provider = icu, locale = 'ro-x-icu');

create function local_day(p_at timestamptz) returns date
  language sql stable parallel safe
  return (p_at at time zone 'Europe/Bucharest')::date;

-- Hits of limited calls, shared by all server processes. Not a tenant table: a guest has no institution yet.
create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  constraint rate_limits_pkey primary key (key)
);
grant select, insert, update, delete on rate_limits to hdoc_app, hdoc_worker, hdoc_platform;
