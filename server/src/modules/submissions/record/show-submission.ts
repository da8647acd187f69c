import type { Submission, SubmissionListRow } from '@hdoc/contract/submissions/submission-rows.ts'
import { submissionActNames } from '@hdoc/contract/submissions/submission-status.ts'
import type { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { listSubjectActivity, tellActivity } from '../../../platform/audit/list-subject-activity.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { mayAll } from '../../cases/index.ts'
import { sees, viewerOfCall } from '../../documents/index.ts'
import { presentAnswers } from '../../online-forms/index.ts'
import { judgeSubmitted } from '../../signatures/index.ts'
import { getVisibleSubmission } from './load-submission.ts'
import { mayDo } from './policy.ts'
import { listRequests } from './queries/requests.ts'
import type { ListedSubmission, SubmissionRow } from './queries/submissions.ts'
import { listSubmittedFiles } from './queries/submitted-files.ts'

type Calls = typeof submissionCalls
const nameId = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export const presentListed = (row: ListedSubmission): SubmissionListRow => ({
  id: row.id,
  number: row.number,
  doc_type: { id: row.doc_type_id, name: row.doc_type_name },
  subject: row.subject,
  name: row.name,
  status: row.status,
  confirmed_at: row.confirmed_at,
  group: nameId(row.group_id, row.group_name),
  files: row.files,
  late: row.late,
  completed: row.completed,
})

/** The document is named to who may open it. */
async function documentOf(ctx: StaffCtx, row: SubmissionRow): Promise<Submission['document']> {
  const { document_id: id, number, document_register } = row
  if (id === null || !(await sees(ctx.db, await viewerOfCall(ctx), id))) return null
  return { id, number, register: document_register ?? '' }
}

/** What was filled in; a CNP is masked. */
const formOf = (ctx: StaffCtx, { answers_id, answer_files }: SubmissionRow): Promise<Submission['form']> =>
  presentAnswers(ctx.db, ctx.settings, answers_id, {
    language: ctx.language,
    files: new Map(Object.entries(answer_files).map(([id, name]) => [Number(id), name])),
  })

async function presentSubmission(ctx: StaffCtx, row: SubmissionRow): Promise<Submission> {
  const files = await listSubmittedFiles(ctx.db, row.id)
  const requests = await listRequests(ctx.db, row.id)
  return {
    ...presentListed(row),
    email: row.email,
    who: row.who,
    online: row.online,
    fault: row.fault,
    document: await documentOf(ctx, row),
    register: nameId(row.register_id, row.register_name),
    asked: requests.map(({ message, asked_at, asked_by_name, until_on, answered_at, answer }) => ({
      ...{ message, at: asked_at, by: asked_by_name },
      ...{ until_on, answered_at, answer },
    })),
    ended_at: row.ended_at,
    ended_by: row.ended_by_name,
    erased_at: row.erased_at,
    reason: row.reason,
    comment: row.comment,
    form: await formOf(ctx, row),
    sent: files.map(({ id, name, mime, size, created_at }) => ({ id, name, mime, size, at: created_at })),
    version: row.version,
    ...mayAll(submissionActNames, ctx.language, (act) => mayDo(ctx.actor, row, act)),
  }
}

export async function showSubmission(ctx: StaffCtx, { params }: InputOf<Calls['get']>) {
  return presentSubmission(ctx, await getVisibleSubmission(ctx, params.id))
}

/** The submission as the change left it. */
export async function showChanged(ctx: StaffCtx, id: number) {
  return savedRow(ctx.language, await presentSubmission(ctx, await getVisibleSubmission(ctx, id)))
}

export async function showSignatures(ctx: StaffCtx, { params }: InputOf<Calls['signatures']>) {
  const { id } = await getVisibleSubmission(ctx, params.id)
  return judgeSubmitted(ctx, id)
}

export async function showActivity(ctx: StaffCtx, { params }: InputOf<Calls['activity']>) {
  const { id } = await getVisibleSubmission(ctx, params.id)
  return tellActivity(await listSubjectActivity(ctx.db, 'submission', id))
}
