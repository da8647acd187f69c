import { dashboardCalls } from '@hdoc/contract/dashboard.ts'
import { documentCalls } from '@hdoc/contract/documents.ts'
import { fileCalls } from '@hdoc/contract/files.ts'
import { trackingCalls } from '@hdoc/contract/tracking.ts'
import { savedRow } from '../../platform/http/answers.ts'
import { type Route, route, type Services } from '../../platform/http/context.ts'
import { annul } from './annul-document.ts'
import { attachFiles } from './attach-files.ts'
import { showConfirmation } from './confirmation.ts'
import { getVisible, showDocument } from './get-document.ts'
import { showActivity } from './list-activity.ts'
import { listDocuments, listDocumentsOf } from './list-documents.ts'
import { type Registration, registrationRunner } from './register-document.ts'
import { createBatcher } from './registration-batch.ts'
import { wasRefused } from './registration-error.ts'
import { showRegistrationForm } from './registration-form.ts'
import { showDashboard } from './show-dashboard.ts'
import { takeNumbers } from './take-numbers.ts'
import { trackDocument } from './track-document.ts'
import { downloadFile, dropUpload, previewFile, uploadFile } from './transfer-files.ts'
import { changeDocument } from './update-document.ts'

/** Most registrations that share one transaction: more would make the first wait too long for the last. */
const LARGEST_BATCH = 64

export function documentRoutes(services: Services): Route[] {
  const register = createBatcher({ largest: LARGEST_BATCH, wasRefused, run: registrationRunner(services) })
  return [
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
    route(documentCalls.activity, showActivity),
    route(documentCalls.confirmation, showConfirmation),
    route(fileCalls.upload, uploadFile),
    route(fileCalls.discard, dropUpload),
    route(fileCalls.download, downloadFile),
    route(fileCalls.preview, previewFile),
    route(trackingCalls.get, trackDocument),
    route(dashboardCalls.get, showDashboard),
  ]
}
