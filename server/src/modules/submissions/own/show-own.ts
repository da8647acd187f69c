import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { OwnSubmission, ownSubmissionCalls } from '@hdoc/contract/submissions/own-submission.ts'
import {
  rejectReasons,
  submissionStatusClass,
  submissionStatusLabels,
  submissionTransitions,
} from '@hdoc/contract/submissions/submission-status.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { getHeld } from '../../public-forms/index.ts'
import { findOpenRequest } from '../record/queries/requests.ts'
import { findSubmission, type SubmissionRow } from '../record/queries/submissions.ts'

type Call = typeof ownSubmissionCalls.show
type Asking = Pick<Ctx, 'database' | 'caller' | 'language'>

/** The submission of a second secret. A wrong one counts as a guess and answers like one that is gone. */
export const getOwn = async (ctx: Pick<Ctx, 'database' | 'caller'>, secret: string): Promise<number> =>
  (await getHeld(ctx, { secret, kind: 'submission' })).subjectId

/** One that still says something of its person; what was emptied is gone. */
export async function findOwn(db: TenantDb, id: number): Promise<SubmissionRow> {
  const row = await findSubmission(db, id)
  if (!row || row.erased_at !== null) throw new AppError('PUBLIC_FORM_UNKNOWN')
  return row
}

/** Before somebody decides on it. */
export const mayWithdraw = ({ status }: SubmissionRow): boolean =>
  submissionTransitions.close[status] !== undefined

async function read(db: TenantDb, id: number, language: Language): Promise<OwnSubmission> {
  const row = await findOwn(db, id)
  const { status } = row
  const asked = await findOpenRequest(db, id)
  return {
    doc_type: row.doc_type_name,
    subject: row.subject,
    confirmed_at: row.confirmed_at,
    status: {
      code: status,
      name: submissionStatusLabels[status][language],
      className: submissionStatusClass[status],
    },
    number: row.number,
    deadline_on: row.deadline_on,
    tracking_code: row.tracking_code ?? '',
    reason: row.reason === null ? '' : rejectReasons[row.reason][language],
    comment: row.comment,
    asked: asked ? { message: asked.message, until_on: asked.until_on } : null,
    can: { withdraw: mayWithdraw(row) },
  }
}

const readOwn = (ctx: Asking, id: number): Promise<OwnSubmission> =>
  ctx.database.inInstitution(ctx.caller.host.institutionId, (db) => read(db, id, ctx.language), {
    readOnly: true,
  })

/** Something handed in as its person sees it; opening it changes nothing. */
export const showOwn = async (ctx: Ctx<Call>, { query }: InputOf<Call>): Promise<OwnSubmission> =>
  readOwn(ctx, await getOwn(ctx, query.s))

/** The answer of a call that changed it. */
export const ownAnswer = async (ctx: Asking, id: number) => ({
  ...done(ctx.language),
  data: await readOwn(ctx, id),
})
