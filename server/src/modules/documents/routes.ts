import { dashboardCalls } from '@hdoc/contract/documents/dashboard/dashboard.ts'
import { documentAssignmentCalls } from '@hdoc/contract/documents/life/document-assignment.ts'
import { documentStatusCalls } from '@hdoc/contract/documents/life/document-status-change.ts'
import { documentIssuerCalls, testDocumentCalls } from '@hdoc/contract/documents/life/test-documents.ts'
import { documentListCalls, documentViewCalls } from '@hdoc/contract/documents/list/document-views.ts'
import { commentCalls } from '@hdoc/contract/documents/parts/comments.ts'
import { documentLinkCalls } from '@hdoc/contract/documents/parts/document-links.ts'
import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { registrationListCalls } from '@hdoc/contract/documents/registration/registration-list.ts'
import { registrationTemplateCalls } from '@hdoc/contract/documents/registration/registration-templates.ts'
import { trackingCalls } from '@hdoc/contract/documents/tracking/tracking.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { ConstraintErrors } from '../../platform/http/answers/answer-error.ts'
import { savedRow } from '../../platform/http/answers/answers.ts'
import { type Route, route, type Services } from '../../platform/http/context.ts'
import { addComment, changeComment, showComments } from './comments/comments.ts'
import { showDashboard } from './dashboard/show-dashboard.ts'
import { attachFiles } from './files/attach-files.ts'
import { downloadFile, dropUpload, previewFile } from './files/download-file.ts'
import { fileRoutes } from './files/file-routes.ts'
import { previewRoutes } from './files/show-previews.ts'
import { annul } from './life/annul-document.ts'
import type { EndOfDocument } from './life/annulling-vetoes.ts'
import { assignDocument } from './life/assign-document.ts'
import { changeIssuer } from './life/change-issuer.ts'
import { changeStatus } from './life/change-status.ts'
import type { FindObstacles } from './life/closing-obstacles.ts'
import { deleteTest } from './life/delete-test.ts'
import { extendDeadline } from './life/extend-deadline.ts'
import { showActivity } from './life/list-activity.ts'
import { showObstacles } from './life/show-obstacles.ts'
import { switchDeleteMode } from './life/switch-delete-mode.ts'
import { changeDocument } from './life/update-document.ts'
import { addLink, removeLink, showLinks } from './links/links.ts'
import { exportChosen, exportDocuments } from './list/export-documents.ts'
import { listDocuments, listDocumentsOf, showCounts } from './list/list-documents.ts'
import { addView, changeView, removeView, showViews } from './list/views.ts'
import { showConfirmation } from './receipt/confirmation.ts'
import { trackDocument } from './receipt/track-document.ts'
import { getVisible, showDocument } from './record/get-document.ts'
import type { Registration } from './registration/prepare-registration.ts'
import { registrationRunner } from './registration/register-document.ts'
import { registerList } from './registration/register-list.ts'
import { createBatcher } from './registration/registration-batch.ts'
import type { RegistrationCases } from './registration/registration-cases.ts'
import { refusedItems, wasRefused } from './registration/registration-error.ts'
import { showRegistrationForm } from './registration/registration-form.ts'
import {
  addTemplate,
  changeTemplate,
  removeTemplate,
  saveHabits,
} from './registration/registration-templates.ts'
import { takeNumbers } from './registration/take-numbers.ts'

/**
 * Most registrations that share one transaction: while these are written, others are answered and prepared.
 * If all that wait shared one transaction, database and server would wait for each other in turn.
 */
const LARGEST_BATCH = 24

export function documentRoutes(
  services: Services,
  ofConstraint: ConstraintErrors,
  {
    cases,
    looks,
    ...end
  }: { cases: RegistrationCases | undefined; looks: readonly FindObstacles[] } & EndOfDocument,
): Route[] {
  const register = createBatcher<Registration, Registered>({
    largest: LARGEST_BATCH,
    patienceMs: services.settings.databaseMs,
    wasRefused,
    refusedItems,
    run: registrationRunner(services, { cases }),
  })
  const lists = {
    single: register,
    whole: registrationRunner(services, { whole: true, cases }),
    ofConstraint,
  }
  return [
    route(registrationListCalls.add, (ctx, input) => registerList(lists, ctx, input)),
    route(registrationTemplateCalls.add, addTemplate),
    route(registrationTemplateCalls.update, changeTemplate),
    route(registrationTemplateCalls.remove, removeTemplate),
    route(registrationTemplateCalls.saveHabits, saveHabits),
    route(documentCalls.form, showRegistrationForm),
    route(documentCalls.add, async (ctx, { body, idempotencyKey }) => {
      const registration: Registration = { actor: ctx.actor, values: body, key: idempotencyKey }
      const registered = await register(ctx.institutionId, registration)
      ctx.database.wake()
      return savedRow(ctx.language, registered)
    }),
    route(documentCalls.list, (ctx, { list }) => listDocuments(ctx, list)),
    route(documentCalls.ofIssuer, (ctx, { list, params }) => listDocumentsOf(ctx, list, params.issuer_id)),
    route(documentCalls.get, async (ctx, { params }) => showDocument(ctx, await getVisible(ctx, params.id))),
    route(documentCalls.update, changeDocument),
    route(documentCalls.annul, (ctx, input) => annul(ctx, input, end)),
    route(documentCalls.takeNumbers, takeNumbers),
    route(documentCalls.attach, attachFiles),
    route(documentStatusCalls.change, (ctx, input) => changeStatus(ctx, input, looks)),
    route(documentStatusCalls.obstacles, (ctx, input) => showObstacles(ctx, input, looks)),
    route(documentStatusCalls.extend, extendDeadline),
    route(documentIssuerCalls.change, changeIssuer),
    route(documentAssignmentCalls.assign, assignDocument),
    route(testDocumentCalls.switchMode, switchDeleteMode),
    route(testDocumentCalls.remove, (ctx, input) => deleteTest(ctx, input, end)),
    route(documentCalls.activity, showActivity),
    route(documentCalls.confirmation, showConfirmation),
    route(documentListCalls.counts, showCounts),
    route(documentListCalls.export, exportDocuments),
    route(documentListCalls.exportChosen, exportChosen),
    route(commentCalls.list, showComments),
    route(commentCalls.add, addComment),
    route(commentCalls.update, changeComment),
    route(documentLinkCalls.list, showLinks),
    route(documentLinkCalls.add, addLink),
    route(documentLinkCalls.remove, removeLink),
    route(documentViewCalls.list, showViews),
    route(documentViewCalls.add, addView),
    route(documentViewCalls.update, changeView),
    route(documentViewCalls.remove, removeView),
    ...fileRoutes(end.followers),
    route(fileCalls.discard, dropUpload),
    route(fileCalls.download, downloadFile),
    route(fileCalls.preview, previewFile),
    ...previewRoutes(),
    route(trackingCalls.get, trackDocument),
    route(dashboardCalls.get, showDashboard),
  ]
}
