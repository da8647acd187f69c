import { commentCalls } from '@hdoc/contract/documents/comments.ts'
import { dashboardCalls } from '@hdoc/contract/documents/dashboard.ts'
import { documentAssignmentCalls } from '@hdoc/contract/documents/document-assignment.ts'
import { documentLinkCalls } from '@hdoc/contract/documents/document-links.ts'
import { documentStatusCalls } from '@hdoc/contract/documents/document-status-change.ts'
import { documentListCalls, documentViewCalls } from '@hdoc/contract/documents/document-views.ts'
import { documentCalls, type Registered } from '@hdoc/contract/documents/documents.ts'
import { fileCalls } from '@hdoc/contract/files/files.ts'
import { registrationListCalls } from '@hdoc/contract/documents/registration-list.ts'
import { registrationTemplateCalls } from '@hdoc/contract/documents/registration-templates.ts'
import { documentIssuerCalls, testDocumentCalls } from '@hdoc/contract/documents/test-documents.ts'
import { trackingCalls } from '@hdoc/contract/documents/tracking.ts'
import type { ConstraintErrors } from '../../platform/http/answer-error.ts'
import { savedRow } from '../../platform/http/answers.ts'
import { type Route, route, type Services } from '../../platform/http/context.ts'
import { annul } from './annul-document.ts'
import { assignDocument } from './assign-document.ts'
import { attachFiles } from './attach-files.ts'
import { changeIssuer } from './change-issuer.ts'
import { changeStatus } from './change-status.ts'
import { addComment, changeComment, showComments } from './comments.ts'
import { showConfirmation } from './confirmation.ts'
import { deleteTest } from './delete-test.ts'
import { exportChosen, exportDocuments } from './export-documents.ts'
import { extendDeadline } from './extend-deadline.ts'
import { fileRoutes } from './file-routes.ts'
import { getVisible, showDocument } from './get-document.ts'
import { addLink, removeLink, showLinks } from './links.ts'
import { showActivity } from './list-activity.ts'
import { listDocuments, listDocumentsOf, showCounts } from './list-documents.ts'
import { type Registration, registrationRunner } from './register-document.ts'
import { registerList } from './register-list.ts'
import { createBatcher } from './registration-batch.ts'
import { refusedItems, wasRefused } from './registration-error.ts'
import { showRegistrationForm } from './registration-form.ts'
import { addTemplate, changeTemplate, removeTemplate, saveHabits } from './registration-templates.ts'
import { showDashboard } from './show-dashboard.ts'
import { previewRoutes } from './show-previews.ts'
import { switchDeleteMode } from './switch-delete-mode.ts'
import { takeNumbers } from './take-numbers.ts'
import { trackDocument } from './track-document.ts'
import { downloadFile, dropUpload, previewFile } from './transfer-files.ts'
import { changeDocument } from './update-document.ts'
import { addView, changeView, removeView, showViews } from './views.ts'

/**
 * Most registrations that share one transaction: while these are written, others are answered and prepared.
 * If all that wait shared one transaction, database and server would wait for each other in turn.
 */
const LARGEST_BATCH = 24

export function documentRoutes(services: Services, ofConstraint: ConstraintErrors): Route[] {
  const register = createBatcher<Registration, Registered>({
    largest: LARGEST_BATCH,
    patienceMs: services.settings.databaseMs,
    wasRefused,
    refusedItems,
    run: registrationRunner(services),
  })
  const lists = { single: register, whole: registrationRunner(services, { whole: true }), ofConstraint }
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
    route(documentCalls.annul, annul),
    route(documentCalls.takeNumbers, takeNumbers),
    route(documentCalls.attach, attachFiles),
    route(documentStatusCalls.change, changeStatus),
    route(documentStatusCalls.extend, extendDeadline),
    route(documentIssuerCalls.change, changeIssuer),
    route(documentAssignmentCalls.assign, assignDocument),
    route(testDocumentCalls.switchMode, switchDeleteMode),
    route(testDocumentCalls.remove, deleteTest),
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
    ...fileRoutes(),
    route(fileCalls.discard, dropUpload),
    route(fileCalls.download, downloadFile),
    route(fileCalls.preview, previewFile),
    ...previewRoutes(),
    route(trackingCalls.get, trackDocument),
    route(dashboardCalls.get, showDashboard),
  ]
}
