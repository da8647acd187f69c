import type { Drawing } from '@hdoc/contract/approvals/drawing.ts'
import type {
  DispatchStatus,
  MailState,
  PostalKind,
  ShippingMethod,
} from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

/** What a person wrote of a dispatch. */
export type ShippingRow = {
  method: ShippingMethod
  postal_kind: PostalKind | null
  ship_to: string
  sender: string
  address: string
  ship_on: string
  comments: string
  email: string
  phone: string
  resolution_text: string
  declined_to: string
  tracking_number: string
  received_by: string
}
export type DispatchRow = ShippingRow & {
  id: number
  case_id: number
  case_number: string
  document_id: number
  number: string
  registered_on: string
  status: DispatchStatus
  on_list: boolean
  drawn: boolean
  /** Not read for lists. */
  drawing?: Drawing | null
  prepared_at: string
  prepared_by_institution_id: number
  prepared_by_id: number
  prepared_by_name: string
  sent_on: string | null
  confirmed_on: string | null
  returned_on: string | null
  return_reason: string
  withdrawn_at: string | null
  withdrawn_by_name: string
  withdraw_reason: string
  mail_state: MailState
  mail_turn: number
  mail_reason: string | null
  mail_detail: string
  /** The e-mail is being sent at this moment. */
  mail_sending: boolean
  message_file_id: number | null
  repeats_id: number | null
  repeated_by_id: number | null
  to_repeat: boolean
  /** Its document was annulled since. */
  is_annulled: boolean
  version: number
}
export type ChangingDispatch = Granted<'dispatch.change', DispatchRow>

/** `x` the dispatch, `c` its case, `d` its document. */
export const dispatchTables = sql`dispatches x
  join cases c on c.institution_id = x.institution_id and c.id = x.case_id
  join documents d on d.institution_id = x.institution_id and d.id = x.document_id`
/** It came back or could not leave, and nobody has sent it again; of an annulled document nobody does. */
export const isToRepeat = sql`(x.to_repeat and d.annulled_at is null)`
export const dispatchColumns = sql`
  x.id, x.case_id, c.number as case_number, x.document_id, d.number, d.registered_on, x.status, x.method, x.postal_kind, x.ship_to, x.sender,
  x.address, x.ship_on, x.comments, x.email, x.phone, x.resolution_text, x.declined_to, x.tracking_number, x.received_by, x.on_list,
  x.drawing is not null as drawn,
  x.prepared_at, x.prepared_by_institution_id, x.prepared_by_id, x.prepared_by_name, x.sent_on, x.confirmed_on, x.returned_on,
  x.return_reason, x.withdrawn_at, x.withdrawn_by_name, x.withdraw_reason, x.mail_sending, x.mail_state, x.mail_turn, x.mail_reason, x.mail_detail, x.message_file_id, x.repeated_by_id, ${isToRepeat} as to_repeat,
  d.annulled_at is not null as is_annulled, x.version,
  (select r.id from dispatches r where r.institution_id = x.institution_id and r.repeated_by_id = x.id) as repeats_id`

const some = (db: TenantDb, which: Fragment, viewer: Viewer): Promise<DispatchRow[]> =>
  db.rows(sql<DispatchRow>`
    select ${dispatchColumns}, x.drawing from ${dispatchTables}
     where x.institution_id = ${db.institutionId} and ${which} and ${isVisible(db, viewer)} order by x.id`)

/** Those of some dispatches whose document the viewer sees, by id. */
export const listByIds = (db: TenantDb, ids: readonly number[], viewer: Viewer): Promise<DispatchRow[]> =>
  some(db, sql`x.id = any(${[...ids]}::bigint[])`, viewer)

/** Those of a case whose document the viewer sees, by id. */
export const listOfCase = (db: TenantDb, caseId: number, viewer: Viewer): Promise<DispatchRow[]> =>
  some(db, sql`x.case_id = ${caseId}`, viewer)

/** Locks dispatches in the order of their ids, as everybody does who locks several. */
export async function lockDispatches(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    select 1 from dispatches where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`)
}

export type SentFileRow = {
  dispatch_id: number
  id: number
  name: string
  mime: string
  size: number
  sha256: string
}

/** The files of some dispatches, as they were when these were prepared. */
export function listSentFiles(db: TenantDb, dispatchIds: readonly number[]): Promise<SentFileRow[]> {
  return db.rows(sql<SentFileRow>`
    select dispatch_id, file_id as id, name, mime, size, sha256 from dispatch_files
     where institution_id = ${db.institutionId} and dispatch_id = any(${[...dispatchIds]}::bigint[]) order by dispatch_id, file_id`)
}

/** E-mails of a case that left, as they are kept among the files of its documents. */
export async function listMessageFiles(db: TenantDb, caseId: number): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select message_file_id as id from dispatches
     where institution_id = ${db.institutionId} and case_id = ${caseId} and message_file_id is not null`)
  return rows.map(({ id }) => id)
}

/** Dispatches of a case that have not left, and that no other one sends again. */
export function listUnsent(
  db: TenantDb,
  caseId: number,
): Promise<Pick<DispatchRow, 'document_id' | 'number' | 'ship_to'>[]> {
  return db.rows(sql<Pick<DispatchRow, 'document_id' | 'number' | 'ship_to'>>`
    select x.document_id, d.number, x.ship_to from dispatches x join documents d on d.institution_id = x.institution_id and d.id = x.document_id
     where x.institution_id = ${db.institutionId} and x.case_id = ${caseId} and x.status = 'prepared' and x.repeated_by_id is null
     order by x.id`)
}

/** A dispatch of a document that is still to leave. */
export function findPrepared(
  db: TenantDb,
  documentId: number,
): Promise<Pick<DispatchRow, 'ship_to'> | undefined> {
  return db.maybe(sql<Pick<DispatchRow, 'ship_to'>>`
    select ship_to from dispatches
     where institution_id = ${db.institutionId} and document_id = ${documentId} and status = 'prepared' and repeated_by_id is null
     order by id limit 1`)
}

/** What some dispatches send again. */
export async function listRepeatedBy(db: TenantDb, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows(sql<{ id: number }>`
    select id from dispatches where institution_id = ${db.institutionId} and repeated_by_id = any(${[...ids]}::bigint[])`)
  return rows.map(({ id }) => id)
}

type By = { actor: Actor; at: Date }

/** Writes a dispatch with the files that leave with it, in their present version. */
export async function insertDispatch(
  db: TenantDb,
  of: { caseId: number; documentId: number; fileIds: readonly number[] },
  v: ShippingRow,
  { actor, at }: By,
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    with made as (
    insert into dispatches (institution_id, case_id, document_id, method, postal_kind, ship_to, sender, address, ship_on, comments, email, phone,
        resolution_text, declined_to, tracking_number, received_by, prepared_at, prepared_by_institution_id, prepared_by_id, prepared_by_name,
        mail_state, mail_turn)
    values (${db.institutionId}, ${of.caseId}, ${of.documentId}, ${v.method}, ${v.postal_kind}, ${v.ship_to}, ${v.sender}, ${v.address},
            ${v.ship_on}::date, ${v.comments}, ${v.email}, ${v.phone}, ${v.resolution_text}, ${v.declined_to}, ${v.tracking_number},
            ${v.received_by}, ${at}, ${actor.institutionId}, ${actor.id}, ${actor.name},
            ${v.method === 'email' ? 'waiting' : 'none'}, ${v.method === 'email' ? 1 : 0})
    returning id),
    sent as (
      insert into dispatch_files (institution_id, dispatch_id, file_id, version, name, mime, size, sha256)
      select f.institution_id, m.id, f.id, f.version, f.name, f.mime, f.size, f.sha256 from made m, files f
       where f.institution_id = ${db.institutionId} and f.id = any(${[...of.fileIds]}::bigint[]))
    select id from made`)
  return id
}

/** What a person mended; an e-mail is a new message with an id of its own. */
export function storeShipping(db: TenantDb, row: ChangingDispatch, v: ShippingRow): Promise<number> {
  const byMail = v.method === 'email'
  return db.run(sql`
    update dispatches set method = ${v.method}, postal_kind = ${v.postal_kind}, ship_to = ${v.ship_to}, sender = ${v.sender},
           address = ${v.address}, ship_on = ${v.ship_on}::date, comments = ${v.comments}, email = ${v.email}, phone = ${v.phone},
           resolution_text = ${v.resolution_text}, declined_to = ${v.declined_to}, tracking_number = ${v.tracking_number},
           received_by = ${v.received_by}, mail_state = ${byMail ? 'waiting' : 'none'}, mail_turn = mail_turn + ${byMail ? 1 : 0},
           mail_reason = null, mail_detail = '', version = version + 1
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

/** The files that leave with a dispatch: those that it has keep their version, others come in their present one. */
export async function storeSentFiles(
  db: TenantDb,
  dispatchId: number,
  fileIds: readonly number[],
): Promise<void> {
  await db.run(
    sql`delete from dispatch_files
         where institution_id = ${db.institutionId} and dispatch_id = ${dispatchId} and file_id <> all(${[...fileIds]}::bigint[])`,
  )
  await db.run(sql`
    insert into dispatch_files (institution_id, dispatch_id, file_id, version, name, mime, size, sha256)
    select institution_id, ${dispatchId}::bigint, id, version, name, mime, size, sha256 from files
     where institution_id = ${db.institutionId} and id = any(${[...fileIds]}::bigint[])
    on conflict on constraint dispatch_files_pkey do nothing`)
}

export function storeRepeated(db: TenantDb, row: ChangingDispatch, byId: number): Promise<number> {
  return db.run(sql`
    update dispatches set repeated_by_id = ${byId}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

/** Who last did something with a dispatch of this document, by the trail of its case: dispatches have no entries of their own. */
export async function findLastHand(
  db: TenantDb,
  { case_id, number }: Pick<DispatchRow, 'case_id' | 'number'>,
): Promise<string | undefined> {
  const last = await db.maybe(sql<{ name: string }>`
    select e.actor_name as name
      from audit_entries e
      join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
     where e.institution_id = ${db.institutionId} and e.subject_type = 'workcase' and e.subject_id = ${case_id}
       and e.action like 'workcase.dispatch\\_%'
       and case when p.payload like '{%' then p.payload::jsonb -> 'after' ->> 'document' = ${number} else false end
     order by e.id desc limit 1`)
  return last?.name
}
