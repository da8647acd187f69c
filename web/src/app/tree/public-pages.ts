import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byCodeOrNone, byHeading, byId, byIdOrNone, byToken } from '../routes/params.ts'
import {
  alertsSearch,
  forbiddenSearch,
  gazetteSearch,
  keySearch,
  missingSearch,
  postsSearch,
} from '../routes/search.ts'
import { asks } from './asks.ts'
import { row } from './row.ts'

const wordedPages = () => import('../../features/portal-pages/portal-page.tsx')

/** Screens without a frame: the ways in. */
export const barePages = [
  createRoute({
    ...row('login'),
    component: lazy(() => import('../../features/login/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    ...row('register'),
    component: lazy(() => import('../../features/sign-up/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    ...row('password.forgot'),
    component: lazy(
      () => import('../../features/forgot-password/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    ...row('password.reset'),
    ...byToken,
    component: lazy(
      () => import('../../features/reset-password/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  }),
  createRoute({
    ...row('hdoc.invalid.domain'),
    component: lazy(
      () => import('../../features/invalid-domain/invalid-domain-page.tsx'),
      'InvalidDomainPage',
    ),
  }),
  createRoute({
    ...row('address.confirm'),
    ...byToken,
    component: lazy(
      () => import('../../features/confirm-address/confirm-address-page.tsx'),
      'ConfirmAddressPage',
    ),
  }),
  createRoute({
    ...row('invitation.accept'),
    ...byToken,
    component: lazy(
      () => import('../../features/accept-invitation/accept-invitation-page.tsx'),
      'AcceptInvitationPage',
    ),
  }),
] as const

/** Screens of citizens. */
export const portalPages = [
  createRoute({
    ...row('home'),
    component: lazy(() => import('../../features/home/home-page.tsx'), 'HomePage'),
  }),
  createRoute({
    ...row('admin.home'),
    ...byIdOrNone,
    validateSearch: postsSearch,
    component: lazy(() => import('../../features/posts/posts-page.tsx'), 'PostsPage'),
  }),
  createRoute({
    ...row('admin.post'),
    ...byId,
    loader: asks(async ({ id }: { id: number }) =>
      (await import('../../entities/posts/queries.ts')).postQuery(id),
    ),
    component: lazy(() => import('../../features/posts/post-page.tsx'), 'PostPage'),
  }),
  createRoute({
    ...row('gazette'),
    validateSearch: gazetteSearch,
    component: lazy(() => import('../../features/gazette-public/gazette-page.tsx'), 'GazettePage'),
  }),
  createRoute({
    ...row('gazette.list'),
    ...byHeading,
    validateSearch: gazetteSearch,
    component: lazy(() => import('../../features/gazette-public/gazette-page.tsx'), 'GazetteHeadingPage'),
  }),
  createRoute({
    ...row('tracking'),
    ...byCodeOrNone,
    validateSearch: keySearch,
    component: lazy(() => import('../../features/tracking/tracking-page.tsx'), 'TrackingPage'),
  }),
  createRoute({
    ...row('data.request'),
    ...byId,
    validateSearch: keySearch,
    component: lazy(() => import('../../features/data-request/data-request-page.tsx'), 'DataRequestPage'),
  }),
  createRoute({ ...row('contact'), component: lazy(wordedPages, 'ContactPage') }),
  createRoute({ ...row('terms.conditions'), component: lazy(wordedPages, 'TermsPage') }),
  createRoute({ ...row('terms'), component: lazy(wordedPages, 'TermsPage') }),
  createRoute({ ...row('data.protection'), component: lazy(wordedPages, 'DataProtectionPage') }),
  createRoute({ ...row('accessibility'), component: lazy(wordedPages, 'AccessibilityPage') }),
  createRoute({
    ...row('portal.complaint'),
    component: lazy(() => import('../../features/complaint-form/complaint-page.tsx'), 'ComplaintPage'),
  }),
  createRoute({
    ...row('portal.complaint.verify'),
    ...byToken,
    component: lazy(
      () => import('../../features/complaint-form/complaint-confirm-page.tsx'),
      'ComplaintConfirmPage',
    ),
  }),
  createRoute({
    ...row('portal.upload.document'),
    validateSearch: keySearch,
    component: lazy(
      () => import('../../features/submission-form/submission-form-page.tsx'),
      'SubmissionFormPage',
    ),
  }),
  createRoute({
    ...row('portal.upload.verify'),
    ...byToken,
    component: lazy(
      () => import('../../features/submission-form/filing-confirm-page.tsx'),
      'FilingConfirmPage',
    ),
  }),
  createRoute({
    ...row('contact.form'),
    component: lazy(() => import('../../features/contact-form/contact-form-page.tsx'), 'ContactFormPage'),
  }),
  createRoute({
    ...row('contact.verify'),
    ...byToken,
    component: lazy(
      () => import('../../features/contact-form/contact-confirm-page.tsx'),
      'ContactConfirmPage',
    ),
  }),
  createRoute({
    ...row('gazette.alerts'),
    validateSearch: alertsSearch,
    component: lazy(() => import('../../features/gazette-alerts/alerts-page.tsx'), 'AlertsPage'),
  }),
  createRoute({
    ...row('gazette.alerts.verify'),
    ...byToken,
    component: lazy(() => import('../../features/gazette-alerts/alerts-page.tsx'), 'AlertsConfirmPage'),
  }),
  createRoute({
    ...row('gazette.alerts.end'),
    ...byToken,
    component: lazy(() => import('../../features/gazette-alerts/alerts-page.tsx'), 'AlertsEndPage'),
  }),
  createRoute({
    ...row('phone'),
    ...byToken,
    component: lazy(() => import('../../features/phone/phone-page.tsx'), 'PhonePage'),
  }),
] as const

/** Screens that staff and citizens see, each in their own frame. */
export const eitherPages = [
  createRoute({
    ...row('not.found'),
    validateSearch: missingSearch,
    component: lazy(() => import('../../features/not-found/not-found-page.tsx'), 'NotFoundPage'),
  }),
  createRoute({
    ...row('forbidden'),
    validateSearch: forbiddenSearch,
    component: lazy(() => import('../../features/forbidden/forbidden-page.tsx'), 'ForbiddenPage'),
  }),
] as const
