import { type Actor, managesDocuments } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import { splitRegisters } from '../../../registers/index.ts'

/**
 * What a person may see (product §13 Visibility), once per call: everything, or the public and institution
 * documents of the registers they see, plus the rows of `document_access` that name them or their groups.
 */
export type Viewer =
  | { readonly all: true }
  | {
      readonly all: false
      readonly userId: number
      readonly groupIds: readonly number[]
      readonly seen: readonly number[]
      readonly unseen: readonly number[]
    }

/** Levels up to which a register opens its documents: public and institution. */
const OPEN_LEVEL = 2
/** Level up to which an involved department sees a document. */
const DEPARTMENT_LEVEL = 3
/** Only people who are named, or manage documents. */
const RESTRICTED_LEVEL = 4

/** What visibility asks of a person. */
export type Seeing = Pick<Actor, 'institutionId' | 'id' | 'isAdmin' | 'roles' | 'groupIds'>

export async function viewerOf(db: TenantDb, actor: Seeing): Promise<Viewer> {
  if (managesDocuments(actor)) return { all: true }
  const { seen, unseen } = await splitRegisters(db, actor)
  return {
    all: false,
    userId: actor.institutionId === db.institutionId ? actor.id : 0,
    groupIds: actor.groupIds,
    seen,
    unseen,
  }
}

/**
 * Condition for documents (alias d) that open by themselves: all of them for a viewer of everything, else
 * those that their main register opens.
 */
export function openByRegister(viewer: Viewer): Fragment {
  return viewer.all
    ? sql`true`
    : sql`(d.register_id = any(${[...viewer.seen]}::bigint[]) and d.access_level <= ${sql.lit(OPEN_LEVEL)})`
}

/** Kinds of principals, as `document_access` stores them. */
export type PrincipalKind = 1 | 2 | 3
/**
 * Some principals of a kind, and the condition on a row of theirs (alias a) that opens what the registers
 * seen do not.
 */
export type Outside = {
  readonly kind: PrincipalKind
  readonly principals: readonly number[]
  readonly where: Fragment
}

/**
 * What opens documents to a person beside the registers they see; the conditions of a kind exclude each
 * other.
 */
export function outsideOf(viewer: Extract<Viewer, { all: false }>): Outside[] {
  const unseen = sql`a.access_level in (1, ${sql.lit(OPEN_LEVEL)}) and a.register_id = any(${[...viewer.unseen]}::bigint[])`
  const named = sql`a.access_level in (${sql.lit(DEPARTMENT_LEVEL)}, ${sql.lit(RESTRICTED_LEVEL)})`
  const involved = sql`a.access_level = ${sql.lit(DEPARTMENT_LEVEL)}`
  const every: (Outside & { inUnseen: boolean })[] = [
    { kind: 1, principals: [viewer.userId], where: named, inUnseen: false },
    { kind: 1, principals: [viewer.userId], where: unseen, inUnseen: true },
    { kind: 2, principals: viewer.groupIds, where: involved, inUnseen: false },
    { kind: 2, principals: viewer.groupIds, where: unseen, inUnseen: true },
    { kind: 3, principals: viewer.seen, where: unseen, inUnseen: true },
  ]
  return every.filter(
    ({ principals, inUnseen }) => principals.length > 0 && !(inUnseen && viewer.unseen.length === 0),
  )
}

/** Condition for the rows (alias a) of one `Outside`, in `document_access` or in its totals. */
export const rowsOfOutside = (db: TenantDb, { kind, principals, where }: Outside): Fragment =>
  sql`(a.institution_id = ${db.institutionId} and a.principal_kind = ${sql.lit(kind)} and a.principal_id = any(${[...principals]}::bigint[]) and ${where})`

/**
 * Rows of document_access (alias a) that let a person see what the registers they see do not open already, as
 * conditions that exclude each other per principal: each is a range of the index `document_access_outside`.
 * One document may have several such rows.
 */
export const grantsOutside = (db: TenantDb, viewer: Extract<Viewer, { all: false }>): Fragment[] =>
  outsideOf(viewer).map((outside) => rowsOfOutside(db, outside))

/**
 * What a member of a department sees of the papers that lie with it, as `from` clauses (alias d) that exclude each
 * other: its level opens a paper to the department, and a restricted paper names the person. `where` is what is
 * asked of the papers besides.
 */
export function papersOfDepartment(
  db: TenantDb,
  viewer: Viewer,
  groupId: number,
  where: Fragment,
): Fragment[] {
  const lying = allOf([sql`d.institution_id = ${db.institutionId}`, sql`d.group_id = ${groupId}`, where])
  if (viewer.all) return [sql`documents d where ${lying}`]
  const named = sql`select a.document_id from document_access a
    where a.institution_id = ${db.institutionId} and a.principal_kind = 1 and a.principal_id = ${viewer.userId} and a.access_level = ${sql.lit(RESTRICTED_LEVEL)}`
  return [
    sql`documents d where ${lying} and d.access_level <= ${sql.lit(DEPARTMENT_LEVEL)}`,
    sql`documents d where ${lying} and d.access_level = ${sql.lit(RESTRICTED_LEVEL)} and d.id = any(array(${named}))`,
  ]
}

/** Rows of document_access (alias a) that let a person see a document, wherever it lies. */
function grants(db: TenantDb, viewer: Extract<Viewer, { all: false }>): Fragment {
  const of = (kind: number, principals: readonly number[], highest: number): Fragment =>
    sql`(a.principal_kind = ${sql.lit(kind)} and a.principal_id = any(${[...principals]}::bigint[]) and a.access_level <= ${sql.lit(highest)})`
  return allOf([
    sql`a.institution_id = ${db.institutionId}`,
    anyOf([
      of(1, [viewer.userId], RESTRICTED_LEVEL),
      of(2, viewer.groupIds, DEPARTMENT_LEVEL),
      of(3, viewer.seen, OPEN_LEVEL),
    ]),
  ])
}

/** Whether one document (alias d) is visible; for documents found already, never to find those of a list. */
export function isVisible(db: TenantDb, viewer: Viewer): Fragment {
  if (viewer.all) return sql`true`
  return sql`(${openByRegister(viewer)} or exists (select from document_access a where a.document_id = d.id and ${grants(db, viewer)}))`
}

/**
 * `isVisible` without the database, for one document and very many people. A property test compares the two.
 */
export function seesByFacts(
  viewer: Viewer,
  {
    register_id,
    access_level: level,
    granted,
  }: {
    readonly register_id: number
    readonly access_level: number
    readonly granted: readonly (readonly [PrincipalKind, number])[]
  },
): boolean {
  if (viewer.all) return true
  const { userId, groupIds, seen } = viewer
  if (level <= OPEN_LEVEL && seen.includes(register_id)) return true
  return granted.some(([kind, id]) => {
    if (kind === 1) return id === userId && level <= RESTRICTED_LEVEL
    if (kind === 2) return level <= DEPARTMENT_LEVEL && groupIds.includes(id)
    return level <= OPEN_LEVEL && seen.includes(id)
  })
}
