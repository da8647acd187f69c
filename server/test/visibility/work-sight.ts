import type { TestApp } from '../browsers/app.ts'
import { LEVEL } from './rights.ts'

/**
 * What work says of a document, read from cases, sheets, requests and substitutions alone: none of the rows that the
 * program keeps for sight is looked at.
 */
export interface WorkFacts {
  id: number
  level: number
  registeredBy: number
  /** The department at work. */
  group: number | null
  /** The department that took the paper over from another one. */
  holder: number | null
  shares: {
    group: number | null
    user: number | null
    status: string
    open: boolean
    endedAt: string | null
  }[]
  /** On its way, or accepted: who sent it, to whom in person, and who took it over. */
  transferred: {
    sheet: number
    accepted: boolean
    sender: number
    receiver: number | null
    acceptor: number | null
  }[]
  /** Who is asked to approve it, and who decided. */
  asked: { user: number; by: number | null; open: boolean; endedAt: string | null }[]
}
export interface StandIn {
  user: number
  substitute: number
  cases: boolean
  approvals: boolean
  since: string
}
export type WorkFactsOfAll = { documents: WorkFacts[]; standIns: StandIn[] }

export async function readWorkFacts(
  t: Pick<TestApp, 'asSuperuser'>,
  institutionId: number,
): Promise<WorkFactsOfAll> {
  const documents = await t.asSuperuser<WorkFacts>(
    `select d.id::int, d.access_level::int as level, d.registered_by_id::int as "registeredBy", d.group_id::int as group, k.group_id::int as holder,
            coalesce((select jsonb_agg(jsonb_build_object('group', s.group_id, 'user', s.user_id, 'status', s.status, 'open', s.is_open, 'endedAt', s.ended_at))
               from case_documents c join case_shares s on s.institution_id = c.institution_id and s.case_id = c.case_id
              where c.institution_id = d.institution_id and c.document_id = d.id and c.role <> 'connected'), '[]') as shares,
            coalesce((select jsonb_agg(jsonb_build_object('sheet', s.id, 'accepted', r.status = 'accepted', 'sender', s.sent_by_id, 'receiver', s.to_user_id,
                                'acceptor', r.answered_by_id))
               from transfer_rows r join transfer_sheets s on s.institution_id = r.institution_id and s.id = r.sheet_id
              where r.institution_id = d.institution_id and r.document_id = d.id and r.status in ('sent', 'accepted')), '[]') as transferred,
            coalesce((select jsonb_agg(jsonb_build_object('user', s.user_id, 'by', s.decided_by_id, 'endedAt', greatest(s.decided_at, q.ended_at),
                                'open', s.status in ('pending', 'waiting', 'waiting_for_signature')))
               from approval_requests q join approval_steps s on s.institution_id = q.institution_id and s.request_id = q.id
              where q.institution_id = d.institution_id and q.document_id = d.id), '[]') as asked
       from documents d left join paper_custody k on k.institution_id = d.institution_id and k.document_id = d.id
      where d.institution_id = $1 order by d.id`,
    [institutionId],
  )
  const standIns = await t.asSuperuser<StandIn>(
    `select user_id::int as user, substitute_id::int as substitute, for_cases as cases, for_approvals as approvals, to_json(created_at)#>>'{}' as since from substitutes
      where institution_id = $1 and ended_at is null`,
    [institutionId],
  )
  return { documents, standIns }
}

/** What no row of work tells: who is named, and sheets that went out with a document that their sender may not read. */
export type Remembered = { named: readonly number[]; unread: readonly number[] }
export type Viewer = { id: number; groups: readonly number[] }

/**
 * Who sees a document that no register opens, as product §13 and the design of work say it: whoever registered it, is
 * named, has or had a share, was asked, took it over, sent it or is to receive it (of what they may read themselves); the department at work, one that took the paper over, and
 * one whose share did not go elsewhere, unless the document is restricted. A substitute sees open work, and what was
 * ended while they stood in.
 */
export function maySeeWork(
  viewer: Viewer,
  document: WorkFacts,
  standIns: readonly StandIn[],
  { named, unread }: Remembered,
): boolean {
  const { id, groups } = viewer
  if (document.registeredBy === id || named.includes(id)) return true
  for (const { sheet, accepted, sender, receiver, acceptor } of document.transferred) {
    if (accepted && (acceptor === id || receiver === id)) return true
    if (!unread.includes(sheet) && (sender === id || receiver === id)) return true
  }
  const standsIn = (
    task: 'cases' | 'approvals',
    user: number,
    { open, endedAt }: { open: boolean; endedAt: string | null },
  ): boolean =>
    standIns.some(
      (one) =>
        one[task] &&
        one.substitute === id &&
        one.user === user &&
        (open || (endedAt !== null && new Date(endedAt) >= new Date(one.since))),
    )
  for (const share of document.shares)
    if (share.user !== null && (share.user === id || standsIn('cases', share.user, share))) return true
  for (const step of document.asked)
    if (step.user === id || step.by === id || standsIn('approvals', step.user, step)) return true
  if (document.level === LEVEL.restricted) return false
  const working = document.shares.filter(({ status }) => status !== 'transferred').map(({ group }) => group)
  return [document.group, document.holder, ...working].some(
    (group) => group !== null && groups.includes(group),
  )
}
