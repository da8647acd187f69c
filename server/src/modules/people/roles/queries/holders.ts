import { exclusivePermissions, type Holder } from '@hdoc/contract/people/roles.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'

/** At most this many names stand in a refusal; `count` tells how many there are. */
const NAMED = 20
export type Named = { names: string[]; count: number }

/** Who has a role, with the rights they have through it alone. */
export function listRoleHolders(db: TenantDb, roleId: number): Promise<Holder[]> {
  return db.rows(sql<Holder>`
    with rights as (
      select s.user_id, s.permission from person_right_sources s
       where s.institution_id = ${db.institutionId}
         and s.user_id in (select user_id from user_roles where institution_id = ${db.institutionId} and role_id = ${roleId})
       group by s.user_id, s.permission having bool_and(s.kind = 'role' and s.source_id = ${roleId}))
    select u.id, u.name, u.job_title, u.active, '{}'::text[] as through,
           array(select r.permission from rights r where r.user_id = u.id order by r.permission) as only_through
      from user_roles ur join users u on u.institution_id = ur.institution_id and u.id = ur.user_id
     where ur.institution_id = ${db.institutionId} and ur.role_id = ${roleId}
     order by u.name collate romanian limit 1000`)
}

/** Who has a right, and through what; administrators have it anyway and are not listed for that. */
export function listRightHolders(db: TenantDb, permission: Permission): Promise<Holder[]> {
  return db.rows(sql<Holder>`
    select u.id, u.name, u.job_title, u.active,
           coalesce(array_agg(distinct s.source_name order by s.source_name) filter (where s.kind <> 'person'), '{}') as through,
           case when count(distinct (s.kind, s.source_id)) = 1 and bool_and(s.kind <> 'person')
                then array[${permission}::text] else '{}'::text[] end as only_through
      from person_right_sources s join users u on u.institution_id = s.institution_id and u.id = s.user_id
     where s.institution_id = ${db.institutionId} and s.permission = ${permission}
     group by u.id, u.name, u.job_title, u.active order by u.name collate romanian limit 1000`)
}

const namesOf = (rows: readonly { name: string; total: number }[]): Named => ({
  names: rows.map(({ name }) => name),
  count: rows[0]?.total ?? 0,
})

export async function nameRoleHolders(db: TenantDb, roleId: number): Promise<Named> {
  return namesOf(
    await db.rows(sql<{ name: string; total: number }>`
      select u.name, count(*) over () as total
        from user_roles ur join users u on u.institution_id = ur.institution_id and u.id = ur.user_id
       where ur.institution_id = ${db.institutionId} and ur.role_id = ${roleId}
       order by u.name collate romanian limit ${NAMED}`),
  )
}

/** Roles and people that hold a bundle, roles first. */
export async function nameBundleHolders(db: TenantDb, bundleId: number): Promise<Named> {
  return namesOf(
    await db.rows(sql<{ name: string; total: number }>`
      select h.name, count(*) over () as total from (
        select 1 as kind, r.name from role_bundles rb
          join roles r on r.institution_id = rb.institution_id and r.id = rb.role_id
         where rb.institution_id = ${db.institutionId} and rb.bundle_id = ${bundleId}
        union all
        select 2, u.name from user_bundles ub
          join users u on u.institution_id = ub.institution_id and u.id = ub.user_id
         where ub.institution_id = ${db.institutionId} and ub.bundle_id = ${bundleId}) h
       order by h.kind, h.name collate romanian limit ${NAMED}`),
  )
}

/** Names those of the people with these roles or bundles who hold both rights that exclude each other. */
export async function namePeopleWithBoth(
  db: TenantDb,
  of: { roleIds?: readonly number[]; bundleIds?: readonly number[] },
): Promise<Named> {
  const i = db.institutionId
  const roleIds = [...(of.roleIds ?? [])]
  const bundleIds = [...(of.bundleIds ?? [])]
  return namesOf(
    await db.rows(sql<{ name: string; total: number }>`
      select u.name, count(*) over () as total from (
        select s.user_id from person_right_sources s
         where s.institution_id = ${i} and s.permission = any(${[...exclusivePermissions]}::text[])
           and s.user_id in (
             select user_id from user_roles where institution_id = ${i} and role_id = any(${roleIds}::bigint[])
             union select user_id from user_bundles where institution_id = ${i} and bundle_id = any(${bundleIds}::bigint[])
             union select ur.user_id from role_bundles rb
                     join user_roles ur on ur.institution_id = rb.institution_id and ur.role_id = rb.role_id
                    where rb.institution_id = ${i} and rb.bundle_id = any(${bundleIds}::bigint[]))
         group by s.user_id having count(distinct s.permission) = ${exclusivePermissions.length}) x
        join users u on u.institution_id = ${i} and u.id = x.user_id
       order by u.name collate romanian limit ${NAMED}`),
  )
}

/** Names of the roles that carry a right, by themselves or through a bundle. */
export async function listCarriers(db: TenantDb, permission: string): Promise<string[]> {
  const rows = await db.rows(sql<{ name: string }>`
    select r.name from roles r
     where r.institution_id = ${db.institutionId}
       and (${permission} = any(r.permissions) or exists (
         select 1 from role_bundles rb
           join permission_bundles b on b.institution_id = rb.institution_id and b.id = rb.bundle_id
          where rb.institution_id = r.institution_id and rb.role_id = r.id and ${permission} = any(b.permissions)))
     order by r.name collate romanian limit ${NAMED}`)
  return rows.map(({ name }) => name)
}

/** Whom to ask for rights: some administrators, and the assistance contact of the institution. */
export async function findWhomToAsk(
  db: TenantDb,
): Promise<{ names: string[]; email: string; phone: string }> {
  return db.one(sql<{ names: string[]; email: string; phone: string }>`
    select array(select u.name from users u where u.institution_id = s.institution_id and u.is_admin and u.active
                  order by u.id limit 3) as names,
           s.assistance_email as email, s.assistance_phone as phone
      from institution_settings s where s.institution_id = ${db.institutionId}`)
}
