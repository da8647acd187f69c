import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import type { DocumentRow } from './documents.ts'

export type NamedPerson = { id: number; name: string }
type Assigned = Granted<'document.assign', DocumentRow>
/** Bits of `document_access.reasons`, see migration 0007. */
const AT_WORK = 2
const NAMED = 4
const ASSIGNED = 8
const APPROVER = 16
const HAS_SHARE = 128
const PERSON = 1
const DEPARTMENT = 2

/** People who are named on each of some documents, by name; a document without any is left out. */
export async function namedOnEach(
  db: TenantDb,
  documentIds: readonly number[],
): Promise<Map<number, NamedPerson[]>> {
  const rows = await db.rows(sql<NamedPerson & { document_id: number }>`
    select a.document_id, u.id, u.name from document_access a join users u on u.institution_id = a.institution_id and u.id = a.principal_id
     where a.institution_id = ${db.institutionId} and a.document_id = any(${[...documentIds]}::bigint[]) and a.principal_kind = ${sql.lit(PERSON)}
       and a.reasons & ${sql.lit(NAMED)} <> 0
     order by u.name collate romanian, u.id`)
  const named = new Map<number, NamedPerson[]>()
  for (const { document_id, id, name } of rows)
    named.set(document_id, [...(named.get(document_id) ?? []), { id, name }])
  return named
}

/** People who are named on a document, by name. */
export const listNamed = async (db: TenantDb, documentId: number): Promise<NamedPerson[]> =>
  (await namedOnEach(db, [documentId])).get(documentId) ?? []

/** The people among these ids who are active in the institution. */
export function listNameable(db: TenantDb, ids: readonly number[]): Promise<NamedPerson[]> {
  return db.rows(sql<NamedPerson>`
    select id, name from users where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and state = 'active'`)
}

export function findDepartment(db: TenantDb, id: number): Promise<{ name: string } | undefined> {
  return db.maybe(
    sql<{
      name: string
    }>`select name from user_groups where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/** Whether documents of a type are in work as soon as a department has them. */
export async function isTakenUpAtOnce(db: TenantDb, docTypeId: number): Promise<boolean> {
  const { skips } = await db.one(sql<{ skips: boolean }>`
    select skip_acceptance as skips from doc_types where institution_id = ${db.institutionId} and id = ${docTypeId}`)
  return skips
}

/**
 * Makes `ids` the only principals of a kind that have this reason. The document has to be locked, because its
 * rows of access say together which departments are involved.
 */
async function replaceReason(
  db: TenantDb,
  documentId: number,
  { kind, reason, ids }: { kind: number; reason: number; ids: readonly number[] },
): Promise<void> {
  const others = sql`institution_id = ${db.institutionId} and document_id = ${documentId} and principal_kind = ${kind}
     and reasons & ${reason} <> 0 and not principal_id = any(${[...ids]}::bigint[])`
  await db.run(sql`delete from document_access where ${others} and reasons & ~${reason}::integer = 0`)
  await db.run(sql`update document_access set reasons = reasons & ~${reason}::integer where ${others}`)
  await db.run(sql`
    insert into document_access as a (institution_id, principal_kind, principal_id, document_id, reasons, register_id, access_level, status,
        resume_status, pending_until, deadline_on)
      select d.institution_id, ${kind}, p, d.id, ${reason}, d.register_id, d.access_level, d.status, d.resume_status, d.pending_until, d.deadline_on
        from documents d, unnest(${[...ids]}::bigint[]) p
       where d.institution_id = ${db.institutionId} and d.id = ${documentId}
       order by p
      on conflict on constraint document_access_pkey do update set reasons = a.reasons | excluded.reasons
        where a.reasons & excluded.reasons = 0`)
}

/** Stores the department at work; no other one keeps access for being at work. */
export async function storeDepartment(
  db: TenantDb,
  document: Assigned,
  groupId: number | null,
): Promise<void> {
  await db.run(sql`
    update documents set group_id = ${groupId}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${document.id}`)
  await replaceReason(db, document.id, {
    kind: DEPARTMENT,
    reason: AT_WORK,
    ids: groupId === null ? [] : [groupId],
  })
}

/** Stores the department at work and the people named; nobody else keeps access for these reasons. */
export async function storeAssignment(
  db: TenantDb,
  document: Assigned,
  { groupId, userIds }: { groupId: number | null; userIds: readonly number[] },
): Promise<void> {
  await storeDepartment(db, document, groupId)
  await replaceReason(db, document.id, { kind: PERSON, reason: NAMED, ids: userIds })
}

/** Groups and people who work on a document by cases. */
export type CaseWorkers = { groupIds: readonly number[]; userIds: readonly number[] }

async function listCaseWorkers(db: TenantDb, documentIds: readonly number[]) {
  return db.rows(sql<CaseWorkers & { document_id: number }>`
    select i as document_id,
           coalesce(jsonb_agg(a.principal_id) filter (where a.principal_kind = ${sql.lit(DEPARTMENT)} and a.reasons & ${sql.lit(HAS_SHARE)} <> 0), '[]') as "groupIds",
           coalesce(jsonb_agg(a.principal_id) filter (where a.principal_kind = ${sql.lit(PERSON)} and a.reasons & ${sql.lit(ASSIGNED)} <> 0), '[]') as "userIds"
      from unnest(${[...documentIds]}::bigint[]) i
      left join document_access a on a.institution_id = ${db.institutionId} and a.document_id = i
     group by i order by i`)
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/**
 * Lets the groups and people who work on each of some documents by cases see it, and nobody else for this reason. The
 * documents have to be locked.
 */
export async function storeCaseWorkers(
  db: TenantDb,
  workersOf: ReadonlyMap<number, CaseWorkers>,
): Promise<void> {
  for (const had of await listCaseWorkers(db, [...workersOf.keys()])) {
    const { document_id: documentId } = had
    const { groupIds, userIds } = workersOf.get(documentId) ?? { groupIds: [], userIds: [] }
    if (!isSame(had.groupIds, groupIds))
      await replaceReason(db, documentId, { kind: DEPARTMENT, reason: HAS_SHARE, ids: groupIds })
    if (!isSame(had.userIds, userIds))
      await replaceReason(db, documentId, { kind: PERSON, reason: ASSIGNED, ids: userIds })
  }
}

/** Lets the people who are asked to approve or sign files of a document see it; it has to be locked. */
export const storeApprovers = (db: TenantDb, documentId: number, userIds: readonly number[]): Promise<void> =>
  replaceReason(db, documentId, { kind: PERSON, reason: APPROVER, ids: userIds })
