import type { DocTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import { type PlainValues, plainNames } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { DeadlineReason } from '@hdoc/contract/ro/deadline.ts'
import type { Actor } from '../../../../platform/auth/actor.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { allOf, type Fragment, type Statement, sql } from '../../../../platform/db/sql.ts'
import { type FurtherShown, furtherNumbers } from '../../../registers/index.ts'
import { isVisible, type Viewer } from '../../visibility/queries/visibility.ts'
import { paperHolder } from './papers.ts'
import { type PlainRow, plainColumns } from './plain-fields.ts'

export type ListedRow = PlainRow & {
  register_id: number
  register_name: string
  register_code: string
  doc_type_id: number
  doc_type_name: string
  issuer_id: number | null
  issuer_name: string
  status: DocumentStatusId
  resume_status: DocumentStatusId | null
  pending_until: string | null
  closed_on: string | null
  access_level: number
  group_id: number | null
  group_name: string | null
  paper_group_id: number | null
  paper_group_name: string | null
  registered_by_name: string
  further_numbers: FurtherShown[]
}

const listed = sql`${plainColumns}, d.register_id, r.name as register_name, r.code as register_code, d.doc_type_id, t.name as doc_type_name,
  d.issuer_id, d.issuer_name, d.status, d.resume_status, d.pending_until, d.closed_on, d.access_level, d.group_id, g.name as group_name,
  h.id as paper_group_id, h.name as paper_group_name,
  d.registered_by_name, ${furtherNumbers}`
const from = sql`documents d
  join registers r on r.institution_id = d.institution_id and r.id = d.register_id
  join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
  left join user_groups g on g.institution_id = d.institution_id and g.id = d.group_id
  left join user_groups h on h.institution_id = d.institution_id and h.id = ${paperHolder}`

/** Rows of ids that a visible list gave, in the same order. */
export async function listByIds(db: TenantDb, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await db.rows(
    sql<ListedRow>`select ${listed} from ${from} where d.institution_id = ${db.institutionId} and d.id = any(${[...ids]}::bigint[])`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type DocumentRow = ListedRow & {
  deadline_reason: DeadlineReason | null
  doc_type_version: number
  /** The version the type has now. */
  doc_type_now: number
  /** The type as it was when the document was registered. */
  doc_type_as_of: DocTypeValues
  annulled_at: string | null
  annulled_by_name: string | null
  annulled_reason: string | null
  deleted_at: string | null
  deleted_by_name: string | null
  /** null = it came by the portal. */
  registered_by_id: number | null
  registered_by_institution_id: number
  tracking_code: string
  version: number
  /** Whether the caller may register in its main register. */
  can_register: boolean
  /** The open case that says where it stands. */
  in_case: { id: number; number: string } | null
}
export type EditableDocument = Granted<'document.edit', DocumentRow>
export type AnnullableDocument = Granted<'document.annul', DocumentRow>

/** Whole documents, of those (alias d) that meet a condition. */
function wholeDocuments(db: TenantDb, viewer: Viewer, actor: Actor, which: Fragment): Statement<DocumentRow> {
  const visible = allOf([sql`d.institution_id = ${db.institutionId}`, which, isVisible(db, viewer)])
  return sql<DocumentRow>`
    select ${listed}, d.deadline_reason, d.doc_type_version,
           t.version as doc_type_now, doc_type_as_of(d.institution_id, d.doc_type_id, d.doc_type_version) as doc_type_as_of, d.annulled_at, d.annulled_by_name, d.annulled_reason, d.deleted_at, d.deleted_by_name,
           d.registered_by_id, d.registered_by_institution_id, d.tracking_code, d.version, case_of_document(d.institution_id, d.id) as in_case,
           coalesce((select rights.can_register from register_rights(${db.institutionId}, ${actor.id}, ${[...actor.groupIds]}::bigint[]) rights
                      where rights.register_id = d.register_id), false) as can_register
      from ${from} where ${visible}`
}

/** One document the viewer may see; undefined both when it is not there and when it is not visible. */
export function findDocument(
  db: TenantDb,
  viewer: Viewer,
  actor: Actor,
  id: number,
): Promise<DocumentRow | undefined> {
  return db.maybe(wholeDocuments(db, viewer, actor, sql`d.id = ${id}`))
}

/** Those of some documents that the viewer may see, in no particular order. */
export function findDocuments(
  db: TenantDb,
  viewer: Viewer,
  actor: Actor,
  ids: readonly number[],
): Promise<DocumentRow[]> {
  return db.rows(wholeDocuments(db, viewer, actor, sql`d.id = any(${[...ids]}::bigint[])`))
}

/** Whether a viewer sees a document. */
export async function sees(db: TenantDb, viewer: Viewer, id: number): Promise<boolean> {
  const conditions = [sql`d.institution_id = ${db.institutionId}`, sql`d.id = ${id}`, isVisible(db, viewer)]
  return (await db.maybe(sql`select 1 from documents d where ${allOf(conditions)}`)) !== undefined
}

/** Locks a document and waits for others who change it; what was read before may be old. */
export async function lockDocument(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from documents where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

export type DocumentFields = PlainValues & Pick<DocumentRow, 'doc_type_id' | 'access_level'>

export function updateDocument(db: TenantDb, document: EditableDocument, v: DocumentFields): Promise<number> {
  const plain = sql.join(plainNames.map((name) => sql`${sql.ref(name)} = ${v[name]}`))
  return db.run(sql`
    update documents set ${plain}, doc_type_id = ${v.doc_type_id}, access_level = ${v.access_level}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${document.id}`)
}

/** Annuls a document: status 9 for good; the number stays visible with its reason (product §4). */
export function annulDocument(
  db: TenantDb,
  document: AnnullableDocument,
  by: { at: Date; name: string; reason: string },
): Promise<number> {
  return db.run(sql`
    update documents set status = 9, resume_status = null, pending_until = null, annulled_at = ${by.at}, annulled_by_name = ${by.name},
           annulled_reason = ${by.reason}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${document.id}`)
}

export type TrackedRow = Pick<
  ListedRow,
  | 'id'
  | 'number'
  | 'further_numbers'
  | 'registered_on'
  | 'category'
  | 'status'
  | 'resume_status'
  | 'pending_until'
  | 'deadline_on'
  | 'is_test'
>

/** Finds a document by its private code alone, for whoever holds the receipt. Visibility is not checked. */
export function findTracked(db: TenantDb, code: string): Promise<TrackedRow | undefined> {
  return db.maybe(sql<TrackedRow>`
    select d.id, d.number, d.registered_on, d.category, d.status, d.resume_status, d.pending_until, d.deadline_on, d.is_test, ${furtherNumbers}
      from documents d where d.institution_id = ${db.institutionId} and d.tracking_code = ${code}`)
}
