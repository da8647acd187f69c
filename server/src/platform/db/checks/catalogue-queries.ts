import { sql } from '../sql.ts'

/** One object of the catalogue that breaks a rule, and how it breaks it. */
export interface Offence {
  object: string
  fault: string
}

/**
 * Tables without an institution: they are read before an institution is known, or
 * are about the whole installation.
 */
const GLOBAL_TABLES = [
  'audit_head_keys',
  'company_lookups',
  'content_holders',
  'damaged_contents',
  'hosts',
  'institutions',
  'job_workers',
  'rate_limits',
  'schema_migrations',
  'secret_keys',
]

/** Only the schema of HDoc; the schema of the job queue belongs to its library. */
const ours = sql`n.nspname = 'public'`
const programs = sql`('hdoc_app', 'hdoc_platform', 'hdoc_worker', 'hdoc_search')`

export const tablesWithoutInstitution = sql<Offence>`
  select c.relname as object, 'has no institution_id' as fault
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and c.relkind in ('r', 'p', 'm', 'f') and c.relname <> all (${GLOBAL_TABLES}::text[])
     and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'institution_id'
                        and a.attnotnull and not a.attisdropped)
   order by 1`

/** Tenant tables: those with an institution, and the institutions themselves. */
const tenantTables = sql`(
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relacl
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where ${ours} and c.relkind in ('r', 'p')
     and (c.relname = 'institutions' or (c.relname <> all (${GLOBAL_TABLES}::text[])
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'institution_id'))))`

export const tablesWithoutRowSecurity = sql<Offence>`
  select relname as object, case when relrowsecurity then 'row security is not forced' else 'has no row security' end as fault
    from ${tenantTables} t where not (relrowsecurity and relforcerowsecurity) order by 1`

/**
 * Each tenant table needs two policies. `tenant` must bind reading and writing to one institution. `platform`
 * needs no such bound, because its role works across institutions.
 */
export const policiesMissing = sql<Offence>`
  select t.relname as object, 'has no policy ' || w.name as fault
    from ${tenantTables} t cross join (values
      ('tenant', array['hdoc_app', 'hdoc_worker', 'hdoc_owner'], true), ('platform', array['hdoc_platform'], false)) w(name, roles, bound)
   where not exists (
     select from pg_policy p
      where p.polrelid = t.oid and p.polname = w.name and p.polcmd = '*' and p.polpermissive
        and (select array_agg(r.rolname::text order by r.rolname::text) from pg_roles r where r.oid = any (p.polroles))
            = (select array_agg(x order by x) from unnest(w.roles) x)
        and (not w.bound or (pg_get_expr(p.polqual, p.polrelid) = pg_get_expr(p.polwithcheck, p.polrelid)
          and pg_get_expr(p.polqual, p.polrelid) ~ ('^\\(' || case when t.relname = 'institutions' then 'id' else 'institution_id' end
            || ' = \\( SELECT app_institution\\(\\)'))))
   order by 1, 2`

/**
 * No policy may stand beside `tenant` and `platform`, except `search`, which lets the search role read, and restrictive ones,
 * which can only take sight away.
 */
export const policiesTooWide = sql<Offence>`
  select t.relname as object, format('policy %s lets %s in', p.polname,
           coalesce((select string_agg(r.rolname, ', ' order by r.rolname) from pg_roles r where r.oid = any (p.polroles)), 'public')) as fault
    from ${tenantTables} t join pg_policy p on p.polrelid = t.oid
   where p.polname not in ('tenant', 'platform') and p.polpermissive
     -- Sources of scripts are approved by the platform, and each institution reads them.
     and (t.relname, p.polname, p.polcmd) <> ('script_sources', 'approved', 'r')
     and (p.polname <> 'search' or p.polcmd <> 'r'
       or p.polroles <> array[(select oid from pg_roles where rolname = 'hdoc_search')])
   order by 1, 2`

/**
 * Foreign keys between tenant tables must name the institution of their target. A key that points at a person
 * by the pair (x_institution_id, x_id) also needs a check constraint that holds x_institution_id to 0 or to
 * the row's own institution. The key `sessions_acting_fkey` is excepted on purpose: only platform
 * administrators enter clients or act as their people, and the application checks who.
 */
export const plainForeignKeys = sql<Offence>`
  with keys as (
    select k.oid, t.relname, k.conname, k.conrelid, t.oid as table_oid,
           (select array_agg(a.attname::text order by x.n) from unnest(k.conkey) with ordinality x(num, n)
              join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.num) as columns,
           (select array_agg(a.attname::text order by x.n) from unnest(k.confkey) with ordinality x(num, n)
              join pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.num) as targets,
           f.relname as target
      from pg_constraint k
      join ${tenantTables} t on t.oid = k.conrelid
      join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and f.relname <> 'institutions')
  select relname || '.' || conname as object,
         case when targets[1] <> 'institution_id' then 'does not name the institution of ' || target
              else 'the institution ' || columns[1] || ' may be any' end as fault
    from keys
   where (targets[1] <> 'institution_id'
      or (columns[1] <> 'institution_id' and not exists (
        select from pg_constraint c
         where c.conrelid = table_oid and c.contype = 'c'
           and pg_get_constraintdef(c.oid) in (format('CHECK (((%1$I = 0) OR (%1$I = institution_id)))', columns[1]),
                                               format('CHECK ((%1$I = institution_id))', columns[1])))))
     and not (relname = 'sessions' and conname = 'sessions_acting_fkey')
   order by 1`

export const strongRoles = sql<Offence>`
  select r.rolname as object, f.fault
    from pg_roles r cross join lateral (
      select 'is superuser' as fault where r.rolsuper
      union all select 'may step over row security' where r.rolbypassrls
      union all select 'may create roles' where r.rolcreaterole
      union all select 'owns the table ' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
                 where c.relowner = r.oid and c.relkind in ('r', 'p') and ${ours}
      union all select 'may become ' || o.rolname from pg_roles o
                 where o.oid <> r.oid and (o.rolsuper or o.rolbypassrls or o.rolname in ('hdoc_owner', 'hdoc_platform', 'hdoc_search'))
                   and pg_has_role(r.oid, o.oid, 'member') and not r.rolsuper) f
   where r.rolname in ${programs} order by 1, 2`

/**
 * Functions with the rights of another role: those that search, and the one that undoes an import of history,
 * which alone removes documents and lines of the ledger.
 */
export const unsafeDefiners = sql<Offence>`
  select p.oid::regprocedure::text as object,
         case when o.rolname <> 'hdoc_search' then 'runs with the rights of ' || o.rolname else 'has no fixed search_path' end as fault
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles o on o.oid = p.proowner
   where ${ours} and p.prosecdef
     and (o.rolname <> case when p.proname = 'undo_history' then 'hdoc_owner' else 'hdoc_search' end or not exists (select from unnest(p.proconfig) s where s like 'search_path=%'))
   order by 1`

/**
 * Tables whose rows stay as they were written. Only erasure, under the platform
 * role, may delete audit payloads.
 */
const APPEND_ONLY = [
  'audit_entries',
  'audit_payloads',
  'audit_seals',
  'audit_heads',
  'audit_erasures',
  'register_ledger',
  'further_numbers',
]

export const writableHistory = sql<Offence>`
  select format('%s for %s', c.relname, r.rolname) as object, format('may %s', lower(w.privilege)) as fault
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join (select rolname, oid from pg_roles where rolname in ${programs}) r
    cross join unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) w(privilege)
   where ${ours}
     and (c.relname = any (${APPEND_ONLY}::text[]) or (c.relname = 'documents' and w.privilege in ('DELETE', 'TRUNCATE')))
     and not (c.relname = 'audit_payloads' and w.privilege = 'DELETE' and r.rolname = 'hdoc_platform')
     and (has_table_privilege(r.oid, c.oid, w.privilege)
       or (w.privilege = 'UPDATE' and has_any_column_privilege(r.oid, c.oid, w.privilege)))
   order by 1, 2`
