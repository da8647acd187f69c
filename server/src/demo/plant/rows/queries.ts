import type { PlatformDb, TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { WaitingPerson } from '../../people/waiting-people.ts'
import type { GroupPlan, InstitutionPlan, PersonPlan } from '../../plan/institution-plan.ts'

export async function hasInstitution(db: TenantDb): Promise<boolean> {
  return (await db.maybe(sql`select 1 from institutions where id = ${db.institutionId}`)) !== undefined
}

/**
 * Uses up as many ids of the sequence as the demo has institutions. The demo gives its institutions their ids
 * itself, so the sequence must not give them again; the program has no right to set the sequence. The insert
 * draws one id for each row, then writes nothing, because the row is there already.
 */
export async function spendInstitutionIds(db: PlatformDb, count: number): Promise<void> {
  await db.run(sql`
    insert into institutions (tag, name)
    select i.tag, '' from institutions i cross join generate_series(1, ${count}::integer) where i.id = 0
    on conflict do nothing`)
}

export async function addInstitution(db: PlatformDb, plan: InstitutionPlan): Promise<void> {
  await db.run(sql`
    insert into institutions (id, tag, name, legal_name, short_name, cui, county_name, locality, address, postal_code, phone, email,
                              opening_hours, free_days)
    values (${plan.id}, ${plan.tag}, ${plan.name}, ${plan.legalName}, ${plan.shortName}, ${plan.cui}, ${plan.countyName}, ${plan.locality},
            ${plan.address}, ${plan.postalCode}, ${plan.phone}, ${plan.email}, ${JSON.stringify(plan.openingHours)}, ${JSON.stringify(plan.freeDays)})
    on conflict do nothing`)
  if (plan.settings) await addSettings(db, plan.id, plan.settings)
  for (const { host, kind } of plan.hosts)
    await db.run(
      sql`insert into hosts (host, institution_id, kind) values (${host}, ${plan.id}, ${kind}) on conflict do nothing`,
    )
}

async function addSettings(
  db: PlatformDb,
  id: number,
  settings: NonNullable<InstitutionPlan['settings']>,
): Promise<void> {
  const { map, mailFromName, mailReplyTo, assistanceEmail, assistancePhone, color } = settings
  await db.run(sql`
    update institution_settings
       set map_lat = ${map.lat}, map_lon = ${map.lon}, map_zoom = ${map.zoom}, mail_from_name = ${mailFromName},
           mail_reply_to = ${mailReplyTo}, assistance_email = ${assistanceEmail}, assistance_phone = ${assistancePhone}, primary_color = ${color}
     where institution_id = ${id}`)
}

export async function addGroup(db: TenantDb, group: GroupPlan): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into user_groups (institution_id, name, short_name, service_name, department_name, email, phone)
    values (${db.institutionId}, ${group.name}, ${group.code}, ${group.serviceName}, ${group.departmentName}, ${group.email}, ${group.phone})
    returning id`)
  return id
}

/**
 * Writes a role of departments. An institution has the program's own roles from the start; such a role takes
 * the plan's permissions.
 */
export async function addGroupRole(
  db: TenantDb,
  role: { name: string; permissions: readonly string[] },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into group_roles (institution_id, name, permissions)
    values (${db.institutionId}, ${role.name}, ${[...role.permissions]}::text[])
    on conflict (institution_id, name) do update set permissions = excluded.permissions returning id`)
  return id
}

export async function addRole(db: TenantDb, name: string): Promise<number> {
  const { id } = await db.one(
    sql<{
      id: number
    }>`insert into roles (institution_id, name) values (${db.institutionId}, ${name})
        on conflict (institution_id, name) do update set name = excluded.name returning id`,
  )
  return id
}

/**
 * Writes a role with rights and bundles. A role that the institution has already takes these rights and
 * bundles.
 */
export async function addRoleWithRights(
  db: TenantDb,
  role: { name: string; description: string; permissions: readonly string[]; bundleIds: readonly number[] },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into roles (institution_id, name, description, permissions)
    values (${db.institutionId}, ${role.name}, ${role.description}, ${[...role.permissions]}::text[])
    on conflict (institution_id, name) do update set permissions = excluded.permissions returning id`)
  if (role.bundleIds.length > 0)
    await db.run(sql`
      insert into role_bundles (institution_id, role_id, bundle_id)
      select ${db.institutionId}::bigint, ${id}::bigint, b from unnest(${[...role.bundleIds]}::bigint[]) b`)
  return id
}

export async function addBundle(
  db: TenantDb,
  bundle: { name: string; description: string; permissions: readonly string[] },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into permission_bundles (institution_id, name, description, permissions)
    values (${db.institutionId}, ${bundle.name}, ${bundle.description}, ${[...bundle.permissions]}::text[]) returning id`)
  return id
}

export async function addPerson(
  db: TenantDb,
  person: PersonPlan,
  given: {
    passwordHash: string
    /** The person works in the first of these places after signing in. */
    places: readonly { groupId: number; groupRoleId: number }[]
    roleIds: readonly number[]
  },
): Promise<number> {
  const i = db.institutionId
  const { id } = await db.one(sql<{ id: number }>`
    insert into users (institution_id, username, email, name, phone, job_title, password_hash, is_admin)
    values (${i}, ${person.username}, ${person.email}, ${person.name}, ${person.phone}, ${person.jobTitle}, ${given.passwordHash}, ${person.isAdmin})
    returning id`)
  if (person.permissions.length > 0)
    await db.run(sql`
      insert into user_permissions (institution_id, user_id, permission)
      select ${i}::bigint, ${id}::bigint, p from unnest(${[...person.permissions]}::text[]) p`)
  if (given.roleIds.length > 0)
    await db.run(sql`
      insert into user_roles (institution_id, user_id, role_id)
      select ${i}::bigint, ${id}::bigint, r from unnest(${[...given.roleIds]}::bigint[]) r`)
  for (const [at, { groupId, groupRoleId }] of given.places.entries())
    await db.run(sql`
      insert into group_members (institution_id, group_id, user_id, group_role_id, is_default)
      values (${i}, ${groupId}, ${id}, ${groupRoleId}, ${at === 0})`)
  return id
}

export async function findPersonId(db: TenantDb, username: string): Promise<number | undefined> {
  const found = await db.maybe(sql<{ id: number }>`
    select id from users where institution_id = ${db.institutionId} and username = ${username}`)
  return found?.id
}

export interface UploadRow {
  name: string
  mime: string
  kind: string
  size: number
  sha256: string
}

/** Writes an upload that waits for its document, as the screen leaves it; gives its id. */
export async function addWaitingUpload(
  db: TenantDb,
  file: UploadRow,
  person: { id: number; name: string },
  at: Date,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into files (institution_id, name, mime, kind, size, sha256, created_at, created_by_institution_id, created_by_id, created_by_name)
    values (${db.institutionId}, ${file.name}, ${file.mime}, ${file.kind}, ${file.size}, ${file.sha256}, ${at}, ${db.institutionId}, ${person.id}, ${person.name})
    returning id`)
  return id
}

/**
 * Registers one item at the given moment, through the database function of all registrations; gives the
 * document's id.
 */
export async function registerAt(db: TenantDb, at: Date, item: object): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    select id from register_documents(${db.institutionId}, ${at.toISOString()}::timestamptz, ${JSON.stringify([item])}::jsonb)`)
  return id
}

export interface StatusRow {
  id: number
  status: number
  resume_status: number | null
  pending_until: string | null
  annulled_at: Date | null
  annulled_by_name: string | null
  annulled_reason: string | null
  steps: number
}

/** `at`: when they were changed; figures tell of that day. */
export function setStatuses(db: TenantDb, rows: readonly StatusRow[], at: Date): Promise<number> {
  return db.run(sql`
    update documents d set status = x.status, resume_status = x.resume_status, pending_until = x.pending_until, annulled_at = x.annulled_at,
           annulled_by_name = x.annulled_by_name, annulled_reason = x.annulled_reason, version = d.version + x.steps,
           step_since = ${at}, closed_on = case when is_closed_status(x.status) then greatest(d.registered_on, local_day(${at})) end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id bigint, status smallint, resume_status smallint, pending_until date,
             annulled_at timestamptz, annulled_by_name text, annulled_reason text, steps integer)
     where d.institution_id = ${db.institutionId} and d.id = x.id`)
}

/** Deletes the institution's events, so that nobody gets mail about invented history. */
export function forgetEvents(db: TenantDb): Promise<number> {
  return db.run(sql`delete from outbox_events where institution_id = ${db.institutionId}`)
}

/**
 * Tells the heads of departments of the papers of the last days, as the worker would have told them; all but those of
 * the last day were read.
 */
export function plantNotices(db: TenantDb, since: Date, readBefore: Date): Promise<number> {
  return db.run(sql`
    insert into notifications (institution_id, user_institution_id, user_id, action, cause, text_key, text_values, subject_kind, subject_id,
                               subject_number, subject_title, at, read_at)
    select d.institution_id, d.institution_id, m.user_id, 'new_task', 'registered:' || d.id, 'department_registered',
           jsonb_build_object('group', g.name), 'document', d.id, d.number, d.short_description, d.registered_at,
           case when d.registered_at < ${readBefore}::timestamptz then d.registered_at + interval '20 minutes' end
      from documents d
      join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
      join group_members m on m.institution_id = d.institution_id and m.group_id = d.group_id
      join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id and r.name = 'Director'
     where d.institution_id = ${db.institutionId} and d.registered_at > ${since}::timestamptz and d.access_level < 4
       and (m.user_id <> d.registered_by_id or d.registered_by_institution_id <> d.institution_id)
     order by d.registered_at, m.user_id`)
}

/**
 * Lets people ask for an account here, and writes some who did. Those who are not invited chose the demo's
 * password.
 */
export async function openSignUp(
  db: TenantDb,
  people: readonly WaitingPerson[],
  passwordHash: string,
): Promise<void> {
  await db.run(sql`update institution_settings set signup = true where institution_id = ${db.institutionId}`)
  for (const { username, name, email, phone, jobTitle, state } of people) {
    const chosen = state === 'invited' ? '' : passwordHash
    await db.run(sql`
      insert into users (institution_id, username, email, name, phone, job_title, password_hash, state, email_confirmed_at)
      values (${db.institutionId}, ${username}, ${email}, ${name}, ${phone}, ${jobTitle}, ${chosen}, ${state},
              case when ${state} = 'pending' then now() end)`)
  }
}
