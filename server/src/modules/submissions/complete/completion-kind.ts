import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { AskedOfPerson, submissionFormCalls } from '@hdoc/contract/submissions/submission-form.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { findBranding } from '../../institutions/index.ts'
import { getHeld, type PublicKind, sendForm } from '../../public-forms/index.ts'
import { completionCame } from '../events/index.ts'
import { findOpenRequest, type RequestRow, storeAnswer } from '../record/queries/requests.ts'
import { findSubmission, lockSubmission, storeBack } from '../record/queries/submissions.ts'
import { addFiles } from '../record/queries/submitted-files.ts'
import { depositor, traceSubmission } from '../record/trace.ts'

type Calls = typeof submissionFormCalls
type Values = { submission_id: number; answer: string }

const labels = { asked: { ro: 'S-a cerut', en: 'Asked' }, answer: { ro: 'Răspuns', en: 'Answer' } } as const

/** What a person is asked and may still answer; else SUBMISSION_REQUEST_OVER. */
async function getOpen(db: TenantDb, submissionId: number, now: Date): Promise<RequestRow> {
  const request = await findOpenRequest(db, submissionId)
  if (!request || request.until_on < localDate(now)) throw new AppError('SUBMISSION_REQUEST_OVER')
  return request
}

/** The form by which somebody completes what they handed in: its files join the others, and it waits for a clerk again. */
export const completionKind: PublicKind<Values> = {
  kind: 'submission_completion',
  check: async (db, { submission_id }, { now }) => {
    await getOpen(db, submission_id, now)
  },
  tell: async (db, { submission_id, answer }, language) => [
    { label: labels.asked[language], value: (await findOpenRequest(db, submission_id))?.message ?? '' },
    { label: labels.answer[language], value: answer },
  ],
  confirm: async ({ db, now }, { values, files }) => {
    const id = values.submission_id
    await lockSubmission(db, id)
    // Somebody may have decided meanwhile.
    const asked = await getOpen(db, id, now)
    await addFiles(db, id, { files, at: now, by: depositor.name })
    await storeAnswer(db, asked.id, { answer: values.answer, at: now })
    await storeBack(db, id, 'completed')
    await traceSubmission({ db, actor: depositor, now }, id, {
      action: 'submission.completed',
      before: { submission_status: 'completion' },
      after: { submission_status: 'waiting', files: files.length },
    })
    await emit(db, completionCame, { submission_id: id }, now)
    return { number: '', deadline_on: null, tracking_code: '' }
  },
}

/** The submission that a mailed secret completes. */
const submissionOf = async (ctx: Pick<Ctx, 'database' | 'caller'>, secret: string): Promise<number> =>
  (await getHeld(ctx, { secret, kind: 'submission_completion' })).subjectId

export async function sendCompletion(ctx: Ctx<Calls['complete']>, { body }: InputOf<Calls['complete']>) {
  const { secret, ...rest } = body
  return sendForm(ctx, completionKind, { ...rest, submission_id: await submissionOf(ctx, secret) })
}

/** What is asked, for who has the mailed secret. */
export async function showAsked(
  ctx: Ctx<Calls['asked']>,
  { query }: InputOf<Calls['asked']>,
): Promise<AskedOfPerson> {
  const id = await submissionOf(ctx, query.c)
  return ctx.database.inInstitution(
    ctx.caller.host.institutionId,
    async (db) => {
      const { message, until_on } = await getOpen(db, id, ctx.clock.now())
      const row = await findSubmission(db, id)
      const institution = (await findBranding(db))?.name ?? ''
      return {
        ...{ message, until_on, institution },
        doc_type: row?.doc_type_name ?? '',
        subject: row?.subject ?? '',
      }
    },
    { readOnly: true },
  )
}
