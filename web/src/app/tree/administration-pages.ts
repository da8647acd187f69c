import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byId } from '../routes/params.ts'
import { listSearch } from '../routes/search.ts'
import { row } from './row.ts'

const postPages = () => import('../../features/post-writing/post-pages.ts')
const templatePages = () => import('../../features/templates/template-pages.ts')

/** Screens with which an institution is administered. */
export const administrationPages = [
  createRoute({
    ...row('settings'),
    component: lazy(() => import('../../features/settings/settings-page.tsx'), 'SettingsPage'),
  }),
  createRoute({
    ...row('settings.institute'),
    component: lazy(
      () => import('../../features/settings/institution/institution-page.tsx'),
      'InstitutionPage',
    ),
  }),
  createRoute({
    ...row('settings.gazette'),
    component: lazy(() => import('../../features/gazette-headings/headings-page.tsx'), 'HeadingsPage'),
  }),
  createRoute({
    ...row('settings.ads'),
    component: lazy(() => import('../../features/head-scripts/head-scripts-page.tsx'), 'AdsCodePage'),
  }),
  createRoute({
    ...row('settings.analytics'),
    component: lazy(() => import('../../features/head-scripts/head-scripts-page.tsx'), 'AnalyticsCodePage'),
  }),
  createRoute({
    ...row('settings.templates'),
    component: lazy(templatePages, 'TemplatesPage'),
  }),
  createRoute({
    ...row('settings.template.new'),
    component: lazy(templatePages, 'NewTemplatePage'),
  }),
  createRoute({
    ...row('settings.template'),
    ...byId,
    component: lazy(templatePages, 'TemplatePage'),
  }),
  createRoute({
    ...row('gazette.entries'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/gazette/entries-page.tsx'), 'GazetteEntriesPage'),
  }),
  createRoute({
    ...row('gazette.entry'),
    ...byId,
    component: lazy(() => import('../../features/gazette/entry-page.tsx'), 'GazetteEntryPage'),
  }),
  createRoute({
    ...row('contact.messages'),
    validateSearch: listSearch,
    component: lazy(() => import('../../features/contact-messages/messages-page.tsx'), 'MessagesPage'),
  }),
  createRoute({
    ...row('contact.message'),
    ...byId,
    component: lazy(() => import('../../features/contact-messages/message-page.tsx'), 'MessagePage'),
  }),
  createRoute({
    ...row('user.manage'),
    component: lazy(() => import('../../features/users/users-page.tsx'), 'UsersPage'),
  }),
  createRoute({
    ...row('user.roles'),
    component: lazy(() => import('../../features/roles/roles-page.tsx'), 'RolesPage'),
  }),
  createRoute({
    ...row('registers'),
    component: lazy(() => import('../../features/registers/registers-page.tsx'), 'RegistersPage'),
  }),
  createRoute({
    ...row('doc.types'),
    component: lazy(() => import('../../features/doc-types/doc-types-page.tsx'), 'DocTypesPage'),
  }),
  createRoute({
    ...row('doc.type.form'),
    ...byId,
    component: lazy(() => import('../../features/online-form/online-form-page.tsx'), 'OnlineFormPage'),
  }),
  createRoute({
    ...row('complaint.types'),
    component: lazy(
      () => import('../../features/complaint-types/complaint-types-page.tsx'),
      'ComplaintTypesPage',
    ),
  }),
  createRoute({
    ...row('posts.list'),
    validateSearch: listSearch,
    component: lazy(postPages, 'PostsListPage'),
  }),
  createRoute({
    ...row('posts.new'),
    component: lazy(postPages, 'NewPostPage'),
  }),
  createRoute({
    ...row('posts.categories'),
    component: lazy(postPages, 'PostCategoriesPage'),
  }),
  createRoute({
    ...row('posts.edit'),
    ...byId,
    component: lazy(postPages, 'EditPostPage'),
  }),
  createRoute({
    ...row('posts.one'),
    ...byId,
    component: lazy(postPages, 'WrittenPostPage'),
  }),
  createRoute({
    ...row('user.groups'),
    component: lazy(() => import('../../features/groups/groups-page.tsx'), 'GroupsPage'),
  }),
  createRoute({
    ...row('user.groups.roles'),
    component: lazy(() => import('../../features/groups/group-roles-page.tsx'), 'GroupRolesPage'),
  }),
  createRoute({
    ...row('user.groups.users'),
    ...byId,
    component: lazy(() => import('../../features/groups/group-members-page.tsx'), 'GroupMembersPage'),
  }),
  createRoute({
    ...row('activity'),
    component: lazy(() => import('../../features/activity/activity-page.tsx'), 'ActivityPage'),
  }),
  createRoute({
    ...row('outbox'),
    component: lazy(() => import('../../features/outbox/outbox-page.tsx'), 'OutboxPage'),
  }),
  createRoute({
    ...row('settings.look'),
    component: lazy(() => import('../../features/settings/look/look-page.tsx'), 'LookPage'),
  }),
  createRoute({
    ...row('settings.mail'),
    component: lazy(() => import('../../features/settings/mail/mail-page.tsx'), 'MailPage'),
  }),
  createRoute({
    ...row('settings.map'),
    component: lazy(
      () => import('../../features/settings/outside-map/outside-map-page.tsx'),
      'OutsideMapPage',
    ),
  }),
  createRoute({
    ...row('settings.printing'),
    component: lazy(() => import('../../features/settings/printing/printing-page.tsx'), 'PrintingPage'),
  }),
  createRoute({
    ...row('settings.security'),
    component: lazy(() => import('../../features/settings/security/security-page.tsx'), 'SecurityPage'),
  }),
] as const
