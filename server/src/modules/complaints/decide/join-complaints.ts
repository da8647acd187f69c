import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import {
  addToCase,
  type ClosingVeto,
  getVisibleCase,
  joinCase,
  lockCasesOf,
  removeDocument,
  settleCase,
} from '../../cases/index.ts'
import { workOf } from '../../documents/index.ts'
import { allow, getVisibleComplaint, takeComplaints } from '../record/load-complaint.ts'
import { findCaseOf } from '../record/queries/case-of-complaint.ts'
import { type ComplaintRow, listJoined, storeJoin } from '../record/queries/complaints.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'
import { documentOf, openCaseFor } from './accept-complaint.ts'
import { findActiveGroup } from './queries.ts'

type Calls = typeof complaintCalls

const isWorkedOn = ({ status }: ComplaintRow): boolean => status === 'open' || status === 'in_progress'

/** The open case that works on a complaint; undefined before it is accepted. */
async function openCaseId(ctx: StaffCtx, { document_id }: ComplaintRow): Promise<number | undefined> {
  const found = document_id === null ? undefined : await findCaseOf(ctx.db, document_id)
  return found?.is_open ? found.id : undefined
}

type Bringing = {
  mainCase: number | undefined
  ownCase: number | undefined
  vetoes: readonly ClosingVeto[]
  /** Why the case of the joined complaint is closed. */
  reason: string
}

/** Brings the document of a joined complaint into the case of the main one. */
async function bringIn(
  ctx: StaffCtx,
  row: ComplaintRow,
  { mainCase, ownCase, vetoes, reason }: Bringing,
): Promise<void> {
  if (mainCase === undefined || mainCase === ownCase) return
  if (ownCase !== undefined) {
    await joinCase(ctx, { body: { id: mainCase, other_id: ownCase, reason, version: undefined } }, vetoes)
    return
  }
  const work = workOf(ctx)
  const file = await getVisibleCase(ctx, mainCase)
  await addToCase(work, file.row, await documentOf(ctx, row), 'worked')
  await settleCase(work, file.row)
}

/**
 * Joins a complaint to another one of the same matter („conexare”): where the main one has a case, the document of the
 * joined one is worked on there, so one answer ends both.
 */
export async function joinComplaints(
  ctx: StaffCtx,
  { body }: InputOf<Calls['join']>,
  vetoes: readonly ClosingVeto[],
) {
  const { id, joined_to_id: toId, version } = body
  const [own, other] = [await getVisibleComplaint(ctx, id), await getVisibleComplaint(ctx, toId)]
  if (id === toId) throw new AppError('COMPLAINT_JOIN')
  await lockCasesOf(
    ctx.db,
    [own.document_id, other.document_id].filter((one) => one !== null),
  )
  const cases = {
    mainCase: await openCaseId(ctx, other),
    ownCase: await openCaseId(ctx, own),
    vetoes,
    reason: `Conexată la ${other.number}`,
  }
  const [seen, main] = await takeComplaints(ctx, [id, toId])
  if (!seen || !main) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: 'complaint', id, version: seen.version, sent: version })
  const row = allow(ctx, seen, 'join')
  const hasJoined = (await listJoined(ctx.db, id)).length > 0
  if (!isWorkedOn(main) || main.joined_to_id !== null || main.document_id === null || hasJoined)
    throw new AppError('COMPLAINT_JOIN')
  if (cases.mainCase === undefined && row.status === 'in_progress') throw new AppError('COMPLAINT_JOIN')
  await bringIn(ctx, row, cases)
  await storeJoin(ctx.db, row, toId)
  await traceComplaint(workOf(ctx), id, {
    action: 'complaint.joined',
    before: { complaint: '' },
    after: { complaint: main.number },
  })
  await traceComplaint(workOf(ctx), toId, {
    action: 'complaint.got_joined',
    after: { complaint: row.number },
  })
  return showChanged(ctx, id)
}

/** Takes a joined complaint apart: one that was worked on gets a case of its own. */
export async function unjoinComplaint(ctx: StaffCtx, { body }: InputOf<Calls['unjoin']>) {
  const { id, version, reason } = body
  const seen = allow(ctx, await getVisibleComplaint(ctx, id), 'unjoin')
  await checkVersion(ctx.db, { type: 'complaint', id, version: seen.version, sent: version })
  const caseId = seen.status === 'in_progress' ? await openCaseId(ctx, seen) : undefined
  if (caseId !== undefined)
    await removeDocument(ctx, {
      body: { id: caseId, document_id: seen.document_id ?? 0, reason, version: undefined },
    })
  const [now] = await takeComplaints(ctx, [id])
  if (!now) throw new AppError('NOT_FOUND')
  const row = allow(ctx, now, 'unjoin')
  await storeJoin(ctx.db, row, null)
  if (caseId !== undefined) {
    const department =
      row.type_group_id === null ? undefined : await findActiveGroup(ctx.db, row.type_group_id)
    await openCaseFor(ctx, row, { joined: [], department: department ?? null, resolution: '' })
  }
  await traceComplaint(workOf(ctx), id, {
    action: 'complaint.unjoined',
    before: { complaint: seen.joined_to_number },
    after: { complaint: '' },
    reason,
  })
  return showChanged(ctx, id)
}
