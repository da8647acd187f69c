import { subscribe, subscribeInMasses } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { issuerReferences } from '../issuers/index.ts'
import { liveSights, waitingCounts } from '../live/index.ts'
import { keepsSeen } from '../registers/index.ts'
import { onBatchWanted, runBatch } from './bulk/jobs/run-batch.ts'
import { overduePapers } from './dashboard/overdue-papers.ts'
import * as events from './events/index.ts'
import { forgetPreviews } from './files/jobs/forget-previews.ts'
import { removeStrayContents } from './files/jobs/remove-stray-contents.ts'
import { sampleContents } from './files/jobs/sample-contents.ts'
import { annullingVetoes } from './life/annulling-vetoes.ts'
import { closingObstacles } from './life/closing-obstacles.ts'
import { endPending } from './life/jobs/end-pending.ts'
import { reconcileCounts } from './list/jobs/reconcile-counts.ts'
import { tellDeadlines } from './notices/deadlines/tell-deadlines.ts'
import { onAssigned } from './notices/on-assigned.ts'
import { onExtended } from './notices/on-extended.ts'
import { onMentioned } from './notices/on-mentioned.ts'
import { onPendingEnded } from './notices/on-pending-ended.ts'
import { onRegisteredForDepartment } from './notices/on-registered.ts'
import { mailConfirmation } from './receipt/jobs/mail-confirmation.ts'
import { onDocumentsRegistered } from './receipt/jobs/on-documents-registered.ts'
import { documentFollowers } from './record/document-followers.ts'
import { documentsOfIssuers } from './record/queries/issuer-references.ts'
import { registrationCases } from './registration/registration-cases.ts'
import { removeUploads } from './upload/jobs/remove-waiting-uploads.ts'
import { keepSeen } from './visibility/keep-seen.ts'
import { documentSight } from './visibility/live-sight.ts'

export const documents: Module = {
  name: 'documents',
  routes: async ({ services, ofConstraint, filled }) => {
    const [{ documentRoutes }, { batchRoutes }] = await Promise.all([
      import('./routes.ts'),
      import('./bulk/routes.ts'),
    ])
    const [cases] = filled(registrationCases)
    const looks = filled(closingObstacles)
    const parts = { cases, looks, vetoes: filled(annullingVetoes), followers: filled(documentFollowers) }
    return [...documentRoutes(services, ofConstraint, parts), ...batchRoutes(looks)]
  },
  events,
  subscribers: [
    subscribeInMasses(events.documentRegistered, onDocumentsRegistered),
    subscribeInMasses(events.documentRegistered, onRegisteredForDepartment),
    subscribe(events.documentAssigned, onAssigned),
    subscribe(events.deadlineExtended, onExtended),
    subscribe(events.personMentioned, onMentioned),
    subscribe(events.pendingEnded, onPendingEnded),
    subscribe(events.batchWanted, onBatchWanted),
  ],
  jobs: [mailConfirmation, runBatch],
  scheduled: [
    reconcileCounts,
    endPending,
    tellDeadlines,
    removeUploads,
    forgetPreviews,
    removeStrayContents,
    sampleContents,
  ],
  constraints: {
    documents_register_fkey: { field: 'register_id', key: 'reference' },
    documents_doc_type_fkey: { field: 'doc_type_id', key: 'reference' },
    documents_issuer_fkey: { field: 'issuer_id', key: 'reference' },
    documents_group_fkey: { field: 'group_id', key: 'reference' },
    document_views_name_key: { field: 'name', key: 'taken' },
    registration_templates_name_key: { field: 'name', key: 'taken' },
    document_links_key: { field: 'other_id', key: 'link_known' },
    document_links_one_way: { field: 'other_id', key: 'link_contrary' },
    document_access_document_fkey: { field: 'group_id', key: 'reference' },
  },
  fills: [
    fill(issuerReferences, documentsOfIssuers),
    fill(keepsSeen, keepSeen),
    fill(liveSights, documentSight),
    fill(waitingCounts, overduePapers),
  ],
  checks: async () => (await import('./checks/document-checks.ts')).documentChecks,
  outerChecks: async () => (await import('./checks/document-checks.ts')).fileChecks,
}
