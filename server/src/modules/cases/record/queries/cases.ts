import type { CaseStatus } from '@hdoc/contract/cases/share-status.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import type { Granted } from '../../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { clockStands } from './clock.ts'

export type CaseRow = {
  institution_id: number
  id: number
  number: string
  opened_at: string
  opened_by_name: string
  title: string
  origin_id: number
  issuer_name: string
  status: CaseStatus
  wait_until: string | null
  deadline_on: string | null
  resolution: string
  closing_status: DocumentStatusId | null
  closed_at: string | null
  closed_by_name: string
  /** In whose place, when a substitute closed it. */
  closed_for_name: string
  legal_ground: string
  declined_to: string
  closing_reason: string
  version: number
  /** Documents of the origin's type are in work without being accepted. */
  skip_acceptance: boolean
  /** Data that were asked of the citizen are awaited. */
  awaits_data: boolean
  /** Since when its deadline stands meanwhile; null where another of its papers is due as early. */
  stopped_since: string | null
}
export type ChangingCase = Granted<'workcase.change', CaseRow>

/** Locks a case and waits for others who change it: its shares are changed under this lock only. */
export async function lockCases(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.run(sql`
    select 1 from cases where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`)
}

/** `c` the case, `d` the document it began with, `t` that document’s type. */
export const caseColumns = sql`
           c.institution_id, c.id, c.number, c.opened_at, c.opened_by_name, c.title, c.origin_id, d.issuer_name, c.status, c.wait_until,
           c.deadline_on, c.resolution, c.closing_status, c.closed_at, c.closed_by_name, c.closed_for_name, c.legal_ground, c.declined_to, c.closing_reason,
           c.version, t.skip_acceptance,
           exists (select from data_requests q where q.institution_id = c.institution_id and q.case_id = c.id and q.state = 'open') as awaits_data,
           (select q.asked_at from data_requests q
             where q.institution_id = c.institution_id and q.case_id = c.id and q.state = 'open' and ${clockStands}) as stopped_since`

/** Some cases, whoever asks: whether they see one says its origin. */
export function findCases(db: TenantDb, ids: readonly number[]): Promise<CaseRow[]> {
  return db.rows(sql<CaseRow>`
    select ${caseColumns}
      from cases c
      join documents d on d.institution_id = c.institution_id and d.id = c.origin_id
      join doc_types t on t.institution_id = d.institution_id and t.id = d.doc_type_id
     where c.institution_id = ${db.institutionId} and c.id = any(${[...ids]}::bigint[]) order by c.id`)
}

export const findCase = async (db: TenantDb, id: number): Promise<CaseRow | undefined> =>
  (await findCases(db, [id]))[0]

export type DerivedCase = Pick<CaseRow, 'status' | 'wait_until' | 'deadline_on'> & { row: ChangingCase }

/** What the shares and documents of open cases say together; the version tells of every change. */
export function storeDerived(db: TenantDb, derived: readonly DerivedCase[]): Promise<number> {
  const states = derived.map(({ row, ...state }) => ({ ...state, id: row.id }))
  return db.run(sql`
    update cases c set status = w.status, wait_until = w.wait_until, deadline_on = w.deadline_on, version = c.version + 1
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as w (id bigint, status text, wait_until date, deadline_on date)
     where c.institution_id = ${db.institutionId} and c.id = w.id`)
}

export function storeDeadline(db: TenantDb, row: ChangingCase, deadlineOn: string | null): Promise<number> {
  return db.run(sql`
    update cases set deadline_on = ${deadlineOn} where institution_id = ${db.institutionId} and id = ${row.id}`)
}

export type Closing = {
  at: Date
  by: string
  inPlaceOf: string
  status: DocumentStatusId
  legalGround: string
  declinedTo: string
  resolution: string
  reason: string
}

export function storeClosing(db: TenantDb, row: ChangingCase, closing: Closing): void {
  const { at, by, inPlaceOf, status, legalGround, declinedTo, resolution, reason } = closing
  db.send(sql`
    update cases set status = 'closed', wait_until = null, closing_status = ${status}, closed_at = ${at}, closed_by_name = ${by},
           closed_for_name = ${inPlaceOf}, legal_ground = ${legalGround}, declined_to = ${declinedTo}, closing_reason = ${reason},
           resolution = case when ${resolution} = '' then resolution else ${resolution} end, version = version + 1
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

/** The case is open again; what it was closed with stays in its history. */
export function storeReopening(db: TenantDb, row: ChangingCase): Promise<number> {
  return db.run(sql`
    update cases set status = 'in_progress', closing_status = null, closed_at = null, closed_by_name = '', closed_for_name = '', legal_ground = '', declined_to = '',
           closing_reason = ''
     where institution_id = ${db.institutionId} and id = ${row.id}`)
}

export function storeTitle(db: TenantDb, row: ChangingCase, title: string): Promise<number> {
  return db.run(sql`
    update cases set title = ${title}, version = version + 1 where institution_id = ${db.institutionId} and id = ${row.id}`)
}

export function storeResolution(db: TenantDb, row: ChangingCase, text: string): Promise<number> {
  return db.run(sql`
    update cases set resolution = ${text} where institution_id = ${db.institutionId} and id = ${row.id}`)
}

/** The document with which each of some cases began. */
export function listOrigins(
  db: TenantDb,
  ids: readonly number[],
): Promise<{ id: number; origin_id: number }[]> {
  return db.rows(sql<{ id: number; origin_id: number }>`
    select id, origin_id from cases where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[])`)
}
