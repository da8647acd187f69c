import type { Drawing } from '@hdoc/contract/approvals/drawing.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { ChangingDispatch } from '../record/queries.ts'

type Sent = {
  on: string
  trackingNumber: string
  receivedBy: string
  onList: boolean
  drawing: Drawing | null
}

export function storeSent(
  db: TenantDb,
  row: ChangingDispatch,
  { on, trackingNumber, receivedBy, onList, drawing }: Sent,
): Promise<number> {
  return db.run(sql`
    update dispatches set status = 'sent', sent_on = ${on}::date, on_list = ${onList}, drawing = ${drawing === null ? null : JSON.stringify(drawing)}::jsonb, version = version + 1,
           tracking_number = case when ${trackingNumber} = '' then tracking_number else ${trackingNumber} end,
           received_by = case when ${receivedBy} = '' then received_by else ${receivedBy} end
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

export function storeTracking(db: TenantDb, row: ChangingDispatch, trackingNumber: string): Promise<number> {
  return db.run(sql`
    update dispatches set tracking_number = ${trackingNumber}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

export function storeConfirmed(db: TenantDb, row: ChangingDispatch, on: string): Promise<number> {
  return db.run(sql`
    update dispatches set status = 'confirmed', confirmed_on = ${on}::date, version = version + 1
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

export function storeReturned(
  db: TenantDb,
  row: ChangingDispatch,
  { on, reason }: { on: string; reason: string },
): Promise<number> {
  return db.run(sql`
    update dispatches set status = 'returned', returned_on = ${on}::date, return_reason = ${reason}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}
