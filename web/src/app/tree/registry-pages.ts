import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byCategoryOrNone, byId } from '../routes/params.ts'
import {
  approvalsSearch,
  dashboardSearch,
  listSearch,
  newDocumentSearch,
  sheetSearch,
  workcaseSearch,
} from '../routes/search.ts'
import { asks } from './asks.ts'
import { row } from './row.ts'

/** Screens of the daily work, and of the own account. */
export const registryPages = [
  createRoute({
    ...row('dashboard'),
    validateSearch: dashboardSearch,
    component: lazy(() => import('../../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...row('document.list'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/documents/document-list-page.tsx'), 'DocumentListPage'),
  }),
  createRoute({
    ...row('document.new'),
    ...byCategoryOrNone,
    validateSearch: newDocumentSearch,
    component: lazy(() => import('../../features/document-new/document-new-page.tsx'), 'DocumentNewPage'),
  }),
  createRoute({
    ...row('document'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/documents/queries.ts')).documentQuery(id),
    ),
    component: lazy(() => import('../../features/document-detail/document-page.tsx'), 'DocumentPage'),
  }),
  createRoute({
    ...row('workcase.mine'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/workcase-queues/my-workcases-page.tsx'), 'MyWorkcasesPage'),
  }),
  createRoute({
    ...row('workcase.assign'),
    validateSearch: listSearch,
    component: lazy(
      () => import('../../features/workcase-queues/assign-workcases-page.tsx'),
      'AssignWorkcasesPage',
    ),
  }),
  createRoute({
    ...row('workcase'),
    ...byId,
    validateSearch: workcaseSearch,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/cases/queries.ts')).caseQuery(id),
    ),
    component: lazy(() => import('../../features/workcase/workcase-page.tsx'), 'WorkcasePage'),
  }),
  createRoute({
    ...row('dispatches'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/dispatches/dispatches-page.tsx'), 'DispatchesPage'),
  }),
  createRoute({
    ...row('complaints'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/complaints/complaints-page.tsx'), 'ComplaintsPage'),
  }),
  createRoute({
    ...row('complaint'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/complaints/queries.ts')).complaintQuery(id),
    ),
    component: lazy(() => import('../../features/complaint/complaint-page.tsx'), 'ComplaintPage'),
  }),
  createRoute({
    ...row('submissions'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/submissions/submissions-page.tsx'), 'SubmissionsPage'),
  }),
  createRoute({
    ...row('submission'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/submissions/queries.ts')).submissionQuery(id),
    ),
    component: lazy(() => import('../../features/submission/submission-page.tsx'), 'SubmissionPage'),
  }),
  createRoute({
    ...row('document.send'),
    component: lazy(() => import('../../features/transfer-send/send-page.tsx'), 'SendPage'),
  }),
  createRoute({
    ...row('document.receive'),
    validateSearch: sheetSearch,
    component: lazy(() => import('../../features/transfer-receive/receive-page.tsx'), 'ReceivePage'),
  }),
  createRoute({
    ...row('document.sent'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/transfer-sent/sent-page.tsx'), 'SentPage'),
  }),
  createRoute({
    ...row('document.approve'),
    validateSearch: approvalsSearch,
    component: lazy(() => import('../../features/approvals/approvals-page.tsx'), 'ApprovalsPage'),
  }),
  createRoute({
    ...row('scan.inbox'),
    component: lazy(() => import('../../features/scan-inbox/scan-inbox-page.tsx'), 'ScanInboxPage'),
  }),
  createRoute({
    ...row('number.reservation'),
    component: lazy(
      () => import('../../features/number-reservation/number-reservation-page.tsx'),
      'NumberReservationPage',
    ),
  }),
  createRoute({
    ...row('deponents'),
    component: lazy(() => import('../../features/deponents/deponents-page.tsx'), 'DeponentsPage'),
  }),
  createRoute({
    ...row('deponents.duplicates'),
    component: lazy(() => import('../../features/deponents/pairs-page.tsx'), 'PairsPage'),
  }),
  createRoute({
    ...row('deponent'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/issuers/directory-queries.ts')).issuerQuery(id),
    ),
    component: lazy(() => import('../../features/deponents/deponent-page.tsx'), 'DeponentPage'),
  }),
  createRoute({
    ...row('notifications'),
    component: lazy(() => import('../../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
  }),
  createRoute({
    ...row('profile'),
    component: lazy(() => import('../../features/profile/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    ...row('password.change'),
    component: lazy(
      () => import('../../features/change-password/change-password-page.tsx'),
      'ChangePasswordPage',
    ),
  }),
] as const
