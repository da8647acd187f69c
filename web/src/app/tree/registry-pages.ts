import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byCategoryOrNone, byId } from '../routes/params.ts'
import {
  approvalsSearch,
  dashboardSearch,
  listSearch,
  newDocumentSearch,
  reportsSearch,
  sheetSearch,
  statisticsSearch,
  workcaseSearch,
} from '../routes/search.ts'
import { asks } from './asks.ts'
import { row } from './row.ts'

const parts = () => import('./registry-parts.ts')

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
    component: lazy(async () => (await parts()).documentNewPage(), 'DocumentNewPage'),
  }),
  createRoute({
    ...row('document'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/documents/queries.ts')).documentQuery(id),
    ),
    component: lazy(async () => (await parts()).documentPage(), 'DocumentPage'),
  }),
  createRoute({
    ...row('workcase.mine'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).myWorkcasesPage(), 'MyWorkcasesPage'),
  }),
  createRoute({
    ...row('workcase.assign'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).assignWorkcasesPage(), 'AssignWorkcasesPage'),
  }),
  createRoute({
    ...row('workcase'),
    ...byId,
    validateSearch: workcaseSearch,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/cases/queries.ts')).caseQuery(id),
    ),
    component: lazy(async () => (await parts()).workcasePage(), 'WorkcasePage'),
  }),
  createRoute({
    ...row('dispatches'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).dispatchesPage(), 'DispatchesPage'),
  }),
  createRoute({
    ...row('complaints'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).complaintsPage(), 'ComplaintsPage'),
  }),
  createRoute({
    ...row('complaint'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/complaints/queries.ts')).complaintQuery(id),
    ),
    component: lazy(async () => (await parts()).complaintPage(), 'ComplaintPage'),
  }),
  createRoute({
    ...row('submissions'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).submissionsPage(), 'SubmissionsPage'),
  }),
  createRoute({
    ...row('submission'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/submissions/queries.ts')).submissionQuery(id),
    ),
    component: lazy(async () => (await parts()).submissionPage(), 'SubmissionPage'),
  }),
  createRoute({
    ...row('document.send'),
    component: lazy(async () => (await parts()).sendPage(), 'SendPage'),
  }),
  createRoute({
    ...row('document.receive'),
    validateSearch: sheetSearch,
    component: lazy(async () => (await parts()).receivePage(), 'ReceivePage'),
  }),
  createRoute({
    ...row('document.sent'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).sentPage(), 'SentPage'),
  }),
  createRoute({
    ...row('document.approve'),
    validateSearch: approvalsSearch,
    component: lazy(async () => (await parts()).approvalsPage(), 'ApprovalsPage'),
  }),
  createRoute({
    ...row('stats.department'),
    validateSearch: statisticsSearch,
    component: lazy(async () => (await parts()).departmentStatisticsPage(), 'DepartmentStatisticsPage'),
  }),
  createRoute({
    ...row('stats.institution'),
    validateSearch: statisticsSearch,
    component: lazy(async () => (await parts()).institutionStatisticsPage(), 'InstitutionStatisticsPage'),
  }),
  createRoute({
    ...row('reports'),
    validateSearch: reportsSearch,
    loader: asks(async () => (await import('../../entities/reports/queries.ts')).catalogueQuery()),
    component: lazy(async () => (await parts()).reportsPage(), 'ReportsPage'),
  }),
  createRoute({
    ...row('scan.inbox'),
    component: lazy(async () => (await parts()).scanInboxPage(), 'ScanInboxPage'),
  }),
  createRoute({
    ...row('number.reservation'),
    component: lazy(async () => (await parts()).numberReservationPage(), 'NumberReservationPage'),
  }),
  createRoute({
    ...row('deponents'),
    component: lazy(async () => (await parts()).deponentsPage(), 'DeponentsPage'),
  }),
  createRoute({
    ...row('deponents.duplicates'),
    component: lazy(async () => (await parts()).pairsPage(), 'PairsPage'),
  }),
  createRoute({
    ...row('deponent'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/issuers/directory-queries.ts')).issuerQuery(id),
    ),
    component: lazy(async () => (await parts()).deponentPage(), 'DeponentPage'),
  }),
  createRoute({
    ...row('notifications'),
    component: lazy(async () => (await parts()).notificationsPage(), 'NotificationsPage'),
  }),
  createRoute({
    ...row('profile'),
    component: lazy(async () => (await parts()).profilePage(), 'ProfilePage'),
  }),
  createRoute({
    ...row('password.change'),
    component: lazy(async () => (await parts()).changePasswordPage(), 'ChangePasswordPage'),
  }),
] as const
