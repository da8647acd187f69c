import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import {
  APPROVER,
  ASSIGNED,
  AT_WORK,
  DEPARTMENT,
  HAS_SHARE,
  NAMED,
  PERSON,
  replaceReasons,
} from './access-reasons.ts'

export type NamedPerson = { id: number; name: string }
/** A document that is given to a department or to people. */
type Assigned = Granted<'document.assign', { readonly id: number }>

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

export type NewDepartment = { document: Assigned; groupId: number | null }

/** Stores the departments at work; no other one keeps access for being at work. */
export async function storeDepartments(db: TenantDb, changes: readonly NewDepartment[]): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ document }) => document.id)
  db.send(sql`
    update documents d set group_id = w.group_id, version = d.version + 1
      from unnest(${ids}::bigint[], ${changes.map(({ groupId }) => groupId)}::bigint[]) as w (id, group_id)
     where d.institution_id = ${db.institutionId} and d.id = any(${ids}::bigint[]) and d.id = w.id`)
  replaceReasons(
    db,
    changes.map(({ document, groupId }) => ({
      document_id: document.id,
      ids: groupId === null ? [] : [groupId],
    })),
    { kind: DEPARTMENT, reason: AT_WORK },
  )
}

/** Stores the department at work and the people named; nobody else keeps access for these reasons. */
export async function storeAssignment(
  db: TenantDb,
  document: Assigned,
  { groupId, userIds }: { groupId: number | null; userIds: readonly number[] },
): Promise<void> {
  await storeDepartments(db, [{ document, groupId }])
  replaceReasons(db, [{ document_id: document.id, ids: userIds }], { kind: PERSON, reason: NAMED })
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
  const changed = (await listCaseWorkers(db, [...workersOf.keys()])).map((had) => {
    const { groupIds, userIds } = workersOf.get(had.document_id) ?? { groupIds: [], userIds: [] }
    return { document_id: had.document_id, had, groupIds, userIds }
  })
  replaceReasons(
    db,
    changed
      .filter(({ had, groupIds }) => !isSame(had.groupIds, groupIds))
      .map(({ document_id, groupIds: ids }) => ({ document_id, ids })),
    { kind: DEPARTMENT, reason: HAS_SHARE },
  )
  replaceReasons(
    db,
    changed
      .filter(({ had, userIds }) => !isSame(had.userIds, userIds))
      .map(({ document_id, userIds: ids }) => ({ document_id, ids })),
    { kind: PERSON, reason: ASSIGNED },
  )
}

/** Lets the people who are asked to approve or sign files of a document see it; it has to be locked. */
export const storeApprovers = (db: TenantDb, documentId: number, userIds: readonly number[]): void =>
  replaceReasons(db, [{ document_id: documentId, ids: userIds }], { kind: PERSON, reason: APPROVER })
