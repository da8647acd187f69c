import type { DispatchStatus, ShippingMethod } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { Refusal } from '@hdoc/contract/transfers/transfer-status.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { isListed, isReal } from '../../queries/real-documents.ts'
import type { Reading } from './reading.ts'

type DispatchRow = {
  id: number
  document_id: number
  number: string
  ship_to: string
  method: ShippingMethod
  status: DispatchStatus
  sent_on: string
  confirmed_on: string | null
  tracking_number: string
}

/** What left in some days, in the order in which it was prepared. */
export function listSent(reading: Reading): Promise<DispatchRow[]> {
  const { db, span, after, limit } = reading
  return db.rows(sql<DispatchRow>`
    select s.id, d.id as document_id, d.number, s.ship_to, s.method, s.status, s.sent_on, s.confirmed_on, s.tracking_number
      from dispatches s join documents d on d.institution_id = s.institution_id and d.id = s.document_id
     where s.institution_id = ${db.institutionId} and s.sent_on between ${span.from}::date and ${span.to}::date
       and s.id > ${after} and ${isListed(reading)}
     order by s.id limit ${limit}`)
}

type SheetRow = {
  number: string
  /** Who sees the sheet: the people of its departments, and the person whom it was sent to. */
  group_ids: number[]
  user_id: number | null
  from: string
  to: string | null
  person: string | null
  sent_on: string
  waiting: number
  days: number
}

/** Sheets that left before today and still wait for an answer: of the person's departments, or all. */
export function listOpenSheets({ db, viewer, today }: Reading): Promise<SheetRow[]> {
  const seen = viewer.all
    ? sql`true`
    : sql`(s.from_group_id = any(${[...viewer.groupIds]}::bigint[]) or s.to_group_id = any(${[...viewer.groupIds]}::bigint[]) or s.to_user_id = ${viewer.userId})`
  return db.rows(sql<SheetRow>`
    select s.number, array_remove(array[s.from_group_id, s.to_group_id], null) as group_ids, s.to_user_id as user_id, f.name as from, t.name as to,
           u.name as person, s.sent_on, ${today}::date - s.sent_on as days, w.waiting
      from transfer_sheets s
      join lateral (select count(*) as papers, count(*) filter (where r.answered_at is null) as waiting
                      from transfer_rows r join documents d on d.institution_id = r.institution_id and d.id = r.document_id
                     where r.institution_id = s.institution_id and r.sheet_id = s.id and ${isReal}) w on w.papers > 0
      join user_groups f on f.institution_id = s.institution_id and f.id = s.from_group_id
      left join user_groups t on t.institution_id = s.institution_id and t.id = s.to_group_id
      left join users u on u.institution_id = s.institution_id and u.id = s.to_user_id
     where s.institution_id = ${db.institutionId} and s.status = 'sent' and s.sent_on < ${today}::date and ${seen}
     order by s.sent_on, s.id`)
}

type TransferRow = {
  id: number
  document_id: number
  sheet: string
  sent_on: string
  number: string
  from: string
  to: string | null
  person: string | null
  answered_by: string
  refusal: Refusal | ''
  reason: string
  waits: boolean
}

/** Papers that went from one department to another in some days. */
export function listTransfers(reading: Reading): Promise<TransferRow[]> {
  const { db, span, after, limit } = reading
  return db.rows(sql<TransferRow>`
    select r.id, d.id as document_id, s.number as sheet, s.sent_on, d.number, f.name as from, t.name as to, u.name as person,
           r.answered_by_name as answered_by, r.refusal, r.reason, r.answered_at is null as waits
      from transfer_rows r
      join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
      join documents d on d.institution_id = r.institution_id and d.id = r.document_id
      join user_groups f on f.institution_id = s.institution_id and f.id = s.from_group_id
      left join user_groups t on t.institution_id = s.institution_id and t.id = s.to_group_id
      left join users u on u.institution_id = s.institution_id and u.id = s.to_user_id
     where r.institution_id = ${db.institutionId} and s.status in ('sent', 'closed')
       and s.sent_on between ${span.from}::date and ${span.to}::date and r.id > ${after} and ${isListed(reading)}
     order by r.id limit ${limit}`)
}
