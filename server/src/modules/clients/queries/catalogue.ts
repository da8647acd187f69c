import type { InstitutionForm } from '@hdoc/contract/clients/institution-values.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'

export function listCatalogue(
  db: TenantDb,
): Promise<Pick<InstitutionForm, 'registers' | 'doc_types' | 'groups'>> {
  return db.one(sql<Pick<InstitutionForm, 'registers' | 'doc_types' | 'groups'>>`
    select coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'code', code) order by name collate romanian)
              from registers where institution_id = ${db.institutionId} and not closed), '[]') as registers,
           coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category', category, 'register_id', register_id)
                            order by category, name collate romanian)
              from doc_types where institution_id = ${db.institutionId}), '[]') as doc_types,
           coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name collate romanian)
              from user_groups where institution_id = ${db.institutionId} and active), '[]') as groups`)
}

/** The ids among these that the catalogue does not have. */
export async function missingIds(
  db: TenantDb,
  table: 'registers' | 'doc_types' | 'user_groups',
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select x.id from unnest(${[...ids]}::bigint[]) x(id)
     where not exists (select from ${sql.table(table)} t where t.institution_id = ${db.institutionId} and t.id = x.id)`)
  return rows.map(({ id }) => id)
}

export type Copy = { from: TenantDb; into: TenantDb; ids: readonly number[] }
const ids = (copy: Copy) => sql`any(${[...copy.ids]}::bigint[])`

/**
 * The client's row for a name of the catalogue: the one with the very same name, else one whose name the
 * search folds to the same text. A row that was just copied has the very same name.
 */
const namesake = (
  copy: Copy,
  table: 'registers' | 'user_groups' | 'group_roles',
  name: Fragment,
) => sql`lateral (
  select n.* from ${sql.table(table)} n where n.institution_id = ${copy.into.institutionId} and fold(n.name) = fold(${name})
   order by n.name = ${name} desc, n.id limit 1)`

/**
 * Copies all roles, permission bundles and group roles of the catalogue. Those that every institution starts
 * with (Director, DocAdmin) get the catalogue's description and permissions.
 */
export async function copyRoles(from: TenantDb, into: TenantDb): Promise<void> {
  const [f, i] = [from.institutionId, into.institutionId]
  for (const table of ['group_roles', 'permission_bundles', 'roles'] as const)
    await into.run(sql`
      insert into ${sql.table(table)} (institution_id, name, description, permissions)
      select ${i}::bigint, name, description, permissions from ${sql.table(table)} where institution_id = ${f} order by id
      on conflict (institution_id, name) do update set description = excluded.description, permissions = excluded.permissions`)
  await into.run(sql`
    insert into role_bundles (institution_id, role_id, bundle_id)
    select ${i}::bigint, r.id, b.id from role_bundles x
      join roles xr on xr.institution_id = x.institution_id and xr.id = x.role_id
      join permission_bundles xb on xb.institution_id = x.institution_id and xb.id = x.bundle_id
      join roles r on r.institution_id = ${i} and r.name = xr.name
      join permission_bundles b on b.institution_id = ${i} and b.name = xb.name
     where x.institution_id = ${f}`)
}

/**
 * Ids of the departments that registers are kept for. Copied without them, a restricted register would be
 * open to everybody.
 */
export async function groupsOfRegisters(from: TenantDb, registerIds: readonly number[]): Promise<number[]> {
  const rows = await from.rows(sql<{ group_id: number }>`
    select distinct group_id from register_access
     where institution_id = ${from.institutionId} and group_id is not null and register_id = any(${[...registerIds]}::bigint[])`)
  return rows.map(({ group_id }) => group_id)
}

/**
 * Copies the group roles that the departments use and the client lacks; those the client has stay as they
 * are. Gives the names of what was copied.
 */
export async function copyRolesOfGroups(copy: Copy): Promise<string[]> {
  const rows = await copy.into.rows(sql<{ name: string }>`
    insert into group_roles (institution_id, name, description, permissions)
    select ${copy.into.institutionId}::bigint, x.name, x.description, x.permissions from group_roles x
     where x.institution_id = ${copy.from.institutionId}
       and exists (select from user_group_roles u
                    where u.institution_id = x.institution_id and u.group_role_id = x.id and u.group_id = ${ids(copy)})
       and not exists (select from group_roles n where n.institution_id = ${copy.into.institutionId} and fold(n.name) = fold(x.name))
     order by x.id
    on conflict (institution_id, name) do nothing
    returning name`)
  return rows.map(({ name }) => name)
}

/**
 * Copies departments with the roles each of them uses, and gives the names of what was copied. A department
 * that the client made meanwhile stays as it is.
 */
export async function copyGroups(copy: Copy): Promise<string[]> {
  const rows = await copy.into.rows(sql<{ id: number; name: string }>`
    insert into user_groups (institution_id, name, short_name, description, service_name, department_name, email, phone, address, notice_types)
    select ${copy.into.institutionId}::bigint, name, short_name, description, service_name, department_name, email, phone, address, notice_types
      from user_groups where institution_id = ${copy.from.institutionId} and id = ${ids(copy)} order by id
    on conflict (institution_id, name) do nothing
    returning id, name`)
  await copy.into.run(sql`
    insert into user_group_roles (institution_id, group_id, group_role_id)
    select distinct ${copy.into.institutionId}::bigint, g.id, r.id from user_group_roles x
      join user_groups xg on xg.institution_id = x.institution_id and xg.id = x.group_id
      join group_roles xr on xr.institution_id = x.institution_id and xr.id = x.group_role_id
      join user_groups g on g.institution_id = ${copy.into.institutionId} and g.name = xg.name
      join ${namesake(copy, 'group_roles', sql`xr.name`)} r on true
     where x.institution_id = ${copy.from.institutionId} and x.group_id = ${ids(copy)}
       and g.id = any(${rows.map(({ id }) => id)}::bigint[])`)
  return rows.map(({ name }) => name)
}

/**
 * Copies registers, each with a counter of its own, and their access for departments that were copied or that
 * the client has. The access of single people is not copied. The default register of a client stays its
 * default.
 */
export async function copyRegisters(copy: Copy): Promise<string[]> {
  const [f, i] = [copy.from.institutionId, copy.into.institutionId]
  const rows = await copy.into.rows(sql<{ name: string }>`
    insert into registers (institution_id, name, code, category, pattern, reset, daily, number_after_reset, last_number, is_default, in_main_list,
                           online, answers_on_line, secondary, description)
    select ${i}::bigint, x.name, x.code, x.category, x.pattern, x.reset, x.daily, x.number_after_reset, x.last_number,
           x.is_default and not exists (select from registers d where d.institution_id = ${i} and d.is_default
                                           and d.category is not distinct from x.category),
           x.in_main_list, x.online, x.answers_on_line, x.secondary, x.description
      from registers x where x.institution_id = ${f} and x.id = ${ids(copy)} and not x.closed order by x.id
    returning name`)
  await copy.into.run(sql`
    insert into register_counters (institution_id, register_id, next_number)
    select ${i}::bigint, r.id, xc.next_number from registers x
      join register_counters xc on xc.institution_id = x.institution_id and xc.register_id = x.id
      join registers r on r.institution_id = ${i} and lower(r.code) = lower(x.code)
     where x.institution_id = ${f} and x.id = ${ids(copy)} and not x.closed`)
  await copy.into.run(sql`
    insert into register_access (institution_id, register_id, principal, group_id, can_see, can_register)
    select ${i}::bigint, r.id, 'group', g.id, bool_or(xa.can_see), bool_or(xa.can_register) from register_access xa
      join registers x on x.institution_id = xa.institution_id and x.id = xa.register_id
      join user_groups xg on xg.institution_id = xa.institution_id and xg.id = xa.group_id
      join registers r on r.institution_id = ${i} and lower(r.code) = lower(x.code)
      join ${namesake(copy, 'user_groups', sql`xg.name`)} g on true
     where xa.institution_id = ${f} and x.id = ${ids(copy)} and not x.closed
     group by r.id, g.id`)
  return rows.map(({ name }) => name)
}

/**
 * Copies document types. A type keeps those of its registers that the client has by name and that fit it, and
 * its department likewise. A type whose main register the client lacks has no register and is bound to none. The default type of a
 * client stays its default.
 */
export async function copyDocTypes(copy: Copy): Promise<string[]> {
  const [f, i] = [copy.from.institutionId, copy.into.institutionId]
  const fits = (r: Fragment, secondary: boolean) =>
    sql`${r}.secondary = ${secondary} and not ${r}.closed and (${r}.category is null or ${r}.category = x.category)`
  const rows = await copy.into.rows(sql<{ name: string }>`
    insert into doc_types (institution_id, name, category, deadline_days, day_type, register_id, fixed_register, secondary_register_ids, group_id, legal_basis,
                           is_default, receipt, create_case, case_only, skip_acceptance, stops_clock, broadcast, broadcast_group_ids, online_available, online_filling, online_number, after_hours,
                           signature_type, prescription_years, gazette_category, legal_report, prefect_notice)
    select ${i}::bigint, x.name, x.category, x.deadline_days, x.day_type, r.id, x.fixed_register and r.id is not null,
           array(select distinct s.id from registers xs
                   join ${namesake(copy, 'registers', sql`xs.name`)} s on ${fits(sql`s`, true)}
                  where xs.institution_id = ${f} and xs.id = any(x.secondary_register_ids) order by s.id),
           g.id, x.legal_basis,
           x.is_default and not exists (select from doc_types d where d.institution_id = ${i} and d.is_default and d.category = x.category),
           x.receipt, x.create_case, x.case_only, x.skip_acceptance, x.stops_clock, x.broadcast,
           array(select distinct g.id from user_groups bg
                   join ${namesake(copy, 'user_groups', sql`bg.name`)} g on g.active
                  where bg.institution_id = ${f} and bg.id = any(x.broadcast_group_ids) order by g.id),
           x.online_available, x.online_filling, x.online_number, x.after_hours,
           x.signature_type, x.prescription_years, x.gazette_category, x.legal_report, x.prefect_notice
      from doc_types x
      left join registers xr on xr.institution_id = x.institution_id and xr.id = x.register_id
      left join ${namesake(copy, 'registers', sql`xr.name`)} r on ${fits(sql`r`, false)}
      left join user_groups xg on xg.institution_id = x.institution_id and xg.id = x.group_id
      left join ${namesake(copy, 'user_groups', sql`xg.name`)} g on g.active
     where x.institution_id = ${f} and x.id = ${ids(copy)} order by x.id
    returning name`)
  return rows.map(({ name }) => name)
}

/**
 * Copies all complaint types of the catalogue to a new client. One whose register or document type the client did not get
 * is there too, but not active: an administrator of the client chooses them.
 */
export async function copyComplaintTypes({ from, into }: Omit<Copy, 'ids'>): Promise<void> {
  const [f, i] = [from.institutionId, into.institutionId]
  const copy = { from, into, ids: [] }
  const added = await into.rows(sql<{ id: number }>`
    insert into complaint_types (institution_id, name, icon, color, help, register_id, doc_type_id, group_id, deadline_days, authority, active,
                                 is_public, after_hours, answers)
    select ${i}::bigint, x.name, x.icon, x.color, x.help, r.id, d.id, g.id, x.deadline_days, x.authority,
           x.active and r.id is not null and d.id is not null, x.is_public, x.after_hours, x.answers
      from complaint_types x
      left join registers xr on xr.institution_id = x.institution_id and xr.id = x.register_id
      left join ${namesake(copy, 'registers', sql`xr.name`)} r on r.online and not r.closed and not r.secondary
      left join doc_types xd on xd.institution_id = x.institution_id and xd.id = x.doc_type_id
      left join doc_types d on d.institution_id = ${i} and d.category = 'intrare' and fold(d.name) = fold(xd.name)
      left join user_groups xg on xg.institution_id = x.institution_id and xg.id = x.group_id
      left join ${namesake(copy, 'user_groups', sql`xg.name`)} g on g.active
     where x.institution_id = ${f} order by x.id
    on conflict (institution_id, name) do nothing
    returning id`)
  await copyComplaintFields(
    into,
    f,
    added.map(({ id }) => id),
  )
}

/** What complaint types of the catalogue ask beside, as the first form of those that were copied. */
async function copyComplaintFields(into: TenantDb, from: number, ids: readonly number[]): Promise<void> {
  const these = sql`t.institution_id = ${into.institutionId} and t.id = any(${[...ids]}::bigint[])`
  await into.run(sql`
    insert into online_forms (institution_id, complaint_type_id, version, definition, saved_at, saved_by_name)
    select t.institution_id, t.id, 1, f.definition, f.saved_at, f.saved_by_name
      from complaint_types t
      join complaint_types x on x.institution_id = ${from} and x.name = t.name
      join online_forms f on f.institution_id = x.institution_id and f.id = x.online_form_id
     where ${these}`)
  await into.run(sql`
    update complaint_types t set online_form_id = f.id from online_forms f
     where ${these} and f.institution_id = t.institution_id and f.complaint_type_id = t.id and f.version = 1`)
}
