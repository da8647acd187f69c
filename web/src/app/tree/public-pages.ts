import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byCodeOrNone, byHeading, byId, byIdOrNone, byToken } from '../routes/params.ts'
import {
  alertsSearch,
  forbiddenSearch,
  gazetteSearch,
  keySearch,
  missingSearch,
  postsSearch,
  submissionSearch,
} from '../routes/search.ts'
import { asks } from './asks.ts'
import { row } from './row.ts'

const parts = () => import('./public-parts.ts')

const wordedPages = async () => (await parts()).portalPage()

/** Screens without a frame: the ways in. */
export const barePages = [
  createRoute({
    ...row('login'),
    component: lazy(() => import('../../features/login/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    ...row('register'),
    component: lazy(async () => (await parts()).signUpPage(), 'SignUpPage'),
  }),
  createRoute({
    ...row('password.forgot'),
    component: lazy(async () => (await parts()).forgotPasswordPage(), 'ForgotPasswordPage'),
  }),
  createRoute({
    ...row('password.reset'),
    ...byToken,
    component: lazy(async () => (await parts()).resetPasswordPage(), 'ResetPasswordPage'),
  }),
  createRoute({
    ...row('hdoc.invalid.domain'),
    component: lazy(async () => (await parts()).invalidDomainPage(), 'InvalidDomainPage'),
  }),
  createRoute({
    ...row('address.confirm'),
    ...byToken,
    component: lazy(async () => (await parts()).confirmAddressPage(), 'ConfirmAddressPage'),
  }),
  createRoute({
    ...row('invitation.accept'),
    ...byToken,
    component: lazy(async () => (await parts()).acceptInvitationPage(), 'AcceptInvitationPage'),
  }),
] as const

/** Screens of citizens. */
export const portalPages = [
  createRoute({
    ...row('home'),
    component: lazy(async () => (await parts()).homePage(), 'HomePage'),
  }),
  createRoute({
    ...row('admin.home'),
    ...byIdOrNone,
    validateSearch: postsSearch,
    component: lazy(async () => (await parts()).postsPage(), 'PostsPage'),
  }),
  createRoute({
    ...row('admin.post'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/posts/queries.ts')).postQuery(id),
    ),
    component: lazy(async () => (await parts()).postPage(), 'PostPage'),
  }),
  createRoute({
    ...row('gazette'),
    validateSearch: gazetteSearch,
    component: lazy(async () => (await parts()).gazettePage(), 'GazettePage'),
  }),
  createRoute({
    ...row('gazette.list'),
    ...byHeading,
    validateSearch: gazetteSearch,
    component: lazy(async () => (await parts()).gazettePage(), 'GazetteHeadingPage'),
  }),
  createRoute({
    ...row('tracking'),
    ...byCodeOrNone,
    validateSearch: keySearch,
    component: lazy(async () => (await parts()).trackingPage(), 'TrackingPage'),
  }),
  createRoute({
    ...row('data.request'),
    ...byId,
    validateSearch: keySearch,
    component: lazy(async () => (await parts()).dataRequestPage(), 'DataRequestPage'),
  }),
  createRoute({ ...row('contact'), component: lazy(wordedPages, 'ContactPage') }),
  createRoute({ ...row('terms.conditions'), component: lazy(wordedPages, 'TermsPage') }),
  createRoute({ ...row('terms'), component: lazy(wordedPages, 'TermsPage') }),
  createRoute({ ...row('data.protection'), component: lazy(wordedPages, 'DataProtectionPage') }),
  createRoute({ ...row('accessibility'), component: lazy(wordedPages, 'AccessibilityPage') }),
  createRoute({
    ...row('portal.complaint'),
    component: lazy(async () => (await parts()).complaintPage(), 'ComplaintPage'),
  }),
  createRoute({
    ...row('portal.complaint.verify'),
    ...byToken,
    component: lazy(async () => (await parts()).complaintConfirmPage(), 'ComplaintConfirmPage'),
  }),
  createRoute({
    ...row('portal.upload.document'),
    validateSearch: submissionSearch,
    component: lazy(async () => (await parts()).submissionFormPage(), 'SubmissionFormPage'),
  }),
  createRoute({
    ...row('portal.upload.verify'),
    ...byToken,
    component: lazy(async () => (await parts()).filingConfirmPage(), 'FilingConfirmPage'),
  }),
  createRoute({
    ...row('contact.form'),
    component: lazy(async () => (await parts()).contactFormPage(), 'ContactFormPage'),
  }),
  createRoute({
    ...row('contact.verify'),
    ...byToken,
    component: lazy(async () => (await parts()).contactConfirmPage(), 'ContactConfirmPage'),
  }),
  createRoute({
    ...row('gazette.alerts'),
    validateSearch: alertsSearch,
    component: lazy(async () => (await parts()).alertsPage(), 'AlertsPage'),
  }),
  createRoute({
    ...row('gazette.alerts.verify'),
    ...byToken,
    component: lazy(async () => (await parts()).alertsPage(), 'AlertsConfirmPage'),
  }),
  createRoute({
    ...row('gazette.alerts.end'),
    ...byToken,
    component: lazy(async () => (await parts()).alertsPage(), 'AlertsEndPage'),
  }),
  createRoute({
    ...row('phone'),
    ...byToken,
    component: lazy(async () => (await parts()).phonePage(), 'PhonePage'),
  }),
] as const

/** Screens that staff and citizens see, each in their own frame. */
export const eitherPages = [
  createRoute({
    ...row('not.found'),
    validateSearch: missingSearch,
    component: lazy(async () => (await parts()).notFoundPage(), 'NotFoundPage'),
  }),
  createRoute({
    ...row('forbidden'),
    validateSearch: forbiddenSearch,
    component: lazy(async () => (await parts()).forbiddenPage(), 'ForbiddenPage'),
  }),
] as const
