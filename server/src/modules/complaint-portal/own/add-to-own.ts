import { complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import type { ownComplaintCalls } from '@hdoc/contract/complaints/own-complaint.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import {
  addComment,
  findComplaint,
  lockComplaints,
  petitioner,
  traceComplaint,
} from '../../complaints/index.ts'
import { complaintAddedTo } from '../events/index.ts'
import { getOwn, gone } from './get-own.ts'
import { countOwnMessages, listMessages } from './queries.ts'
import { mayAdd, ownAnswer } from './show-own.ts'

type Call = typeof ownComplaintCalls.add
/** Most messages of one person about one complaint. */
const MOST_MESSAGES = 30

async function add(db: TenantDb, { id, text, now }: { id: number; text: string; now: Date }): Promise<void> {
  await lockComplaints(db, [id])
  const row = await findComplaint(db, id)
  if (!row) throw gone()
  if (!mayAdd(row)) throw new AppError('COMPLAINT_ENDED', { status: complaintStatusLabels[row.status] })
  // A second tap, or an answer that was lost on its way.
  const last = (await listMessages(db, id)).at(-1)
  if (last?.own && last.text === text) return
  if ((await countOwnMessages(db, id)) >= MOST_MESSAGES)
    throw new AppError('COMPLAINT_MESSAGES', { most: MOST_MESSAGES })
  const commentId = await addComment(db, {
    complaintId: id,
    isPublic: true,
    body: text,
    at: now,
    fromPerson: true,
    by: { institutionId: 0, id: null, name: petitioner.name },
  })
  await traceComplaint({ db, actor: petitioner, now }, id, {
    action: 'complaint.added_to',
    after: { comment: commentId },
  })
  await emit(db, complaintAddedTo, { complaint_id: id }, now)
}

/** Adds something to one's own complaint while it is worked on; staff are told. */
export async function addToOwn(ctx: Ctx<Call>, { body }: InputOf<Call>) {
  const id = await getOwn(ctx, body.k)
  const now = ctx.clock.now()
  await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) =>
    add(db, { id, text: body.text, now }),
  )
  ctx.database.wake()
  return ownAnswer(ctx, id)
}
