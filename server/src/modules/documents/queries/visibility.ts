import { type Actor, managesDocuments } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { splitRegisters } from '../../registers/index.ts'

/**
 * What a person may see (product §13 Visibility), once per call: everything, or the public and institution documents
 * of the registers they see, plus the rows of `document_access` that name them or their groups.
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

export async function viewerOf(db: TenantDb, actor: Actor): Promise<Viewer> {
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

/** Documents (alias d) that open by themselves: all of them, or by their main register. */
export function openByRegister(viewer: Viewer): Fragment {
  return viewer.all
    ? sql`true`
    : sql`(d.register_id = any(${[...viewer.seen]}::bigint[]) and d.access_level <= ${sql.lit(OPEN_LEVEL)})`
}

export type Principal = { readonly condition: Fragment }

/** For each principal of a person, the rows of document_access (alias a) that let them see. */
export function principalsOf(db: TenantDb, viewer: Extract<Viewer, { all: false }>): Fragment[] {
  const of = (kind: number, id: number, level: Fragment): Fragment =>
    sql`a.institution_id = ${db.institutionId} and a.principal_kind = ${sql.lit(kind)} and a.principal_id = ${id} and ${level}`
  return [
    of(1, viewer.userId, sql`true`),
    ...viewer.groupIds.map((id) => of(2, id, sql`a.access_level <= ${sql.lit(DEPARTMENT_LEVEL)}`)),
    ...viewer.seen.map((id) => of(3, id, sql`a.access_level <= ${sql.lit(OPEN_LEVEL)}`)),
  ]
}

/** Rows of document_access (alias a) that their main register does not open already, so that nothing counts twice. */
export function outsideRegisters(viewer: Extract<Viewer, { all: false }>): Fragment {
  return sql`(a.access_level > ${sql.lit(OPEN_LEVEL)} or a.register_id = any(${[...viewer.unseen]}::bigint[]))`
}

/** Whether one document (alias d) is visible; for single rows, never for lists. */
export function isVisible(db: TenantDb, viewer: Viewer): Fragment {
  if (viewer.all) return sql`true`
  const granted = anyOf(principalsOf(db, viewer).map((principal) => allOf([principal])))
  return sql`(${openByRegister(viewer)} or exists (select from document_access a where a.document_id = d.id and ${granted}))`
}
