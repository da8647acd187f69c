import { addDays } from '@hdoc/contract/ro/local-date.ts'
import type { submissionActCalls } from '@hdoc/contract/submissions/submission-acts.ts'
import { localDate } from '../../../platform/clock.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { giveHolder } from '../../public-forms/index.ts'
import { completionAsked } from '../events/index.ts'
import { takeFor } from '../record/load-submission.ts'
import { addRequest } from '../record/queries/requests.ts'
import { storeAsked } from '../record/queries/submissions.ts'
import { showChanged } from '../record/show-submission.ts'
import { traceSubmission } from '../record/trace.ts'

/** Asks the person to complete what they handed in: a mail to the confirmed address holds a link of its own. */
export async function askCompletion(ctx: StaffCtx, { body }: InputOf<typeof submissionActCalls.ask>) {
  const { id, version, message, days } = body
  const row = await takeFor(ctx, { id, version, act: 'ask' })
  const work = workOf(ctx)
  const until = addDays(localDate(work.now), days)
  const holder = { kind: 'submission_completion', subjectId: id, at: work.now } as const
  const asked = { submission_id: id, message, until_on: until, asked_by_name: ctx.actor.name }
  const holder_id = await giveHolder(ctx.db, ctx.settings, holder)
  const requestId = await addRequest(ctx.db, { ...asked, holder_id }, work.now)
  await storeAsked(ctx.db, row)
  await traceSubmission(work, id, {
    action: 'submission.asked',
    before: { submission_status: row.status },
    after: { submission_status: 'completion', pending_until: until },
    reason: message,
  })
  await emit(ctx.db, completionAsked, { submission_id: id, request_id: requestId }, work.now)
  return showChanged(ctx, id)
}
