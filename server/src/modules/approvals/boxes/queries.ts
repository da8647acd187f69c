import type { ApprovalBox } from '@hdoc/contract/approvals/approval-rows.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { allOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { isVisible, type Viewer } from '../../documents/index.ts'

/** Whose boxes are asked for. */
export type BoxOwner = {
  institutionId: number
  /** 0 = an account of the platform, which decides nothing. */
  userId: number
  actorId: number
  /** The person, and those for whom they may decide today. */
  decidesFor: readonly number[]
  viewer: Viewer
}

const onTurn = sql`s.status in ('pending', 'waiting_for_signature')`
const ofRequest = sql`s.institution_id = r.institution_id and s.request_id = r.id`

/** The condition on a request (alias r, its document d) that puts it into a box; each way into it has an index. */
function inBox(db: TenantDb, box: ApprovalBox, owner: BoxOwner): Fragment {
  const ofTenant = (alias: 's' | 'q') => sql`${sql.ref(`${alias}.institution_id`)} = ${db.institutionId}`
  const mine = sql`select s.request_id from approval_steps s
     where ${ofTenant('s')} and s.user_id = any(${[...owner.decidesFor]}::bigint[]) and ${onTurn}`
  const decided = sql`select s.request_id from approval_steps s where ${ofTenant('s')} and s.decided_by_id = ${owner.userId}`
  const asked = sql`select q.id from approval_requests q
     where ${ofTenant('q')} and q.requested_by_id = ${owner.actorId} and q.requested_by_institution_id = ${owner.institutionId}`
  const which: Readonly<Record<ApprovalBox, Fragment>> = {
    mine: sql`r.id in (${mine})`,
    asked: sql`r.id in (${asked} and q.is_open)`,
    closed: sql`r.id in (${decided} union ${asked} and not q.is_open) and r.id not in (${mine})`,
  }
  return allOf([sql`r.institution_id = ${db.institutionId}`, which[box], isVisible(db, owner.viewer)])
}

const from = sql`approval_requests r join documents d on d.institution_id = r.institution_id and d.id = r.document_id`

/** Requests of a box: what waits stands by since when, the others by the newest. */
export async function listBox(
  db: TenantDb,
  box: ApprovalBox,
  owner: BoxOwner,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const turn = sql`(select min(s.turn_at) from approval_steps s where ${ofRequest} and s.user_id = any(${[...owner.decidesFor]}::bigint[]) and ${onTurn})`
  const order = box === 'mine' ? sql`${turn}, r.id` : sql`r.id desc`
  const rows = await db.rows(sql<{ id: number }>`
    select r.id from ${from} where ${inBox(db, box, owner)} order by ${order} offset ${offset} limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function countBox(db: TenantDb, box: ApprovalBox, owner: BoxOwner): Promise<number> {
  const { total } = await db.one(
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${inBox(db, box, owner)}`,
  )
  return total
}

/** The hash of the bytes that stand for each of some requests now; none of those whose file went on. */
export async function listShown(
  db: TenantDb,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows(sql<{ id: number; sha256: string }>`
    select r.id, f.sha256 from approval_requests r
      join files f on f.institution_id = r.institution_id and f.id = r.file_id and f.version = r.current_version
     where r.institution_id = ${db.institutionId} and r.id = any(${[...requestIds]}::bigint[])`)
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}
