import { ownSubmissionCalls } from '@hdoc/contract/submissions/own-submission.ts'
import { submissionFormCalls } from '@hdoc/contract/submissions/submission-form.ts'
import { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { sendForm } from '../public-forms/index.ts'
import { sendCompletion, showAsked } from './complete/completion-kind.ts'
import { showTypes } from './confirm/show-types.ts'
import { submissionKind } from './confirm/submission-kind.ts'
import { acceptMany, acceptSubmission } from './decide/accept-submission.ts'
import { askCompletion } from './decide/ask-completion.ts'
import { closeSubmission, rejectSubmission } from './decide/end-submission.ts'
import { showCounts, showForm, showList } from './list/list-submissions.ts'
import { showOwn } from './own/show-own.ts'
import { withdrawOwn } from './own/withdraw-own.ts'
import { serveFile } from './record/serve-file.ts'
import { showActivity, showSignatures, showSubmission } from './record/show-submission.ts'

export const submissionRoutes: Route[] = [
  route(submissionCalls.list, showList),
  route(submissionCalls.counts, showCounts),
  route(submissionCalls.form, showForm),
  route(submissionCalls.get, showSubmission),
  route(submissionCalls.signatures, showSignatures),
  route(submissionCalls.activity, showActivity),
  route(submissionCalls.file, serveFile),
  route(submissionCalls.accept, acceptSubmission),
  route(submissionCalls.acceptMany, acceptMany),
  route(submissionCalls.reject, rejectSubmission),
  route(submissionCalls.ask, askCompletion),
  route(submissionCalls.close, closeSubmission),
  route(submissionFormCalls.types, showTypes),
  route(submissionFormCalls.send, (ctx, { body }) => sendForm(ctx, submissionKind, body)),
  route(submissionFormCalls.asked, showAsked),
  route(submissionFormCalls.complete, sendCompletion),
  route(ownSubmissionCalls.show, showOwn),
  route(ownSubmissionCalls.withdraw, withdrawOwn),
]
