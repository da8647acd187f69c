import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { AcceptedOne, submissionActCalls } from '@hdoc/contract/submissions/submission-acts.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { reasonOf, reasonText, workOf } from '../../documents/index.ts'
import { registerSubmission } from '../confirm/register-submission.ts'
import { takeFor } from '../record/load-submission.ts'
import { endRequests } from '../record/queries/requests.ts'
import { showChanged } from '../record/show-submission.ts'
import { traceSubmission } from '../record/trace.ts'

type Calls = typeof submissionActCalls
type Wish = Omit<InputOf<Calls['accept']>['body'], 'version'> & { version?: number | undefined }

/** Accepts one in the caller's transaction; gives its number. */
async function accept(
  ctx: StaffCtx,
  { id, version, issuer_id, register_id, group_id }: Wish,
): Promise<string> {
  const row = await takeFor(ctx, { id, version, act: 'accept' })
  const registerId = register_id ?? row.register_id
  if (registerId === null) throw new AppError('SUBMISSION_REGISTER')
  await endRequests(ctx.db, id)
  const { number, deadlineOn } = await registerSubmission(ctx.db, ctx, row, {
    actor: ctx.actor,
    issuerId: issuer_id,
    registerId,
    groupId: group_id ?? row.group_id,
    registryMails: true,
  })
  await traceSubmission(workOf(ctx), id, {
    action: 'submission.accepted',
    before: { submission_status: row.status },
    after: { submission_status: 'accepted', number, deadline_on: deadlineOn },
  })
  return number
}

/** Accepts a submission: it is registered, in one transaction with everything that follows. */
export async function acceptSubmission(ctx: StaffCtx, { body }: InputOf<Calls['accept']>) {
  await accept(ctx, body)
  return showChanged(ctx, body.id)
}

/** Accepts several, each in a transaction of its own, oldest first: what one cannot have stops none of the others. */
export async function acceptMany(ctx: Ctx<Calls['acceptMany']>, { body }: InputOf<Calls['acceptMany']>) {
  const data: AcceptedOne[] = []
  for (const id of [...new Set(body.ids)].sort((a, b) => a - b))
    try {
      const wish = { id, issuer_id: null, register_id: null, group_id: null }
      const number = await ctx.database.inInstitution(ctx.institutionId, (db) => accept({ ...ctx, db }, wish))
      data.push({ id, number, why: '' })
    } catch (error) {
      data.push({ id, number: '', why: reasonText(reasonOf(error), ctx.language) })
    }
  ctx.database.wake()
  const registered = data.filter(({ number }) => number !== '').length
  return { ...done(ctx.language), registered, data }
}
