import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router'
import { byId } from '../routes/params.ts'
import { importSearch, listSearch } from '../routes/search.ts'
import { row } from './row.ts'

const parts = () => import('./administration-parts.ts')

const postPages = async () => (await parts()).postPages()
const importPages = async () => (await parts()).importPages()
const templatePages = async () => (await parts()).templatePages()

/** Screens with which an institution is administered. */
export const administrationPages = [
  createRoute({
    ...row('settings'),
    component: lazy(async () => (await parts()).settingsPage(), 'SettingsPage'),
  }),
  createRoute({
    ...row('settings.institute'),
    component: lazy(async () => (await parts()).institutionPage(), 'InstitutionPage'),
  }),
  createRoute({
    ...row('settings.gazette'),
    component: lazy(async () => (await parts()).headingsPage(), 'HeadingsPage'),
  }),
  createRoute({
    ...row('settings.ads'),
    component: lazy(async () => (await parts()).headScriptsPage(), 'AdsCodePage'),
  }),
  createRoute({
    ...row('settings.analytics'),
    component: lazy(async () => (await parts()).headScriptsPage(), 'AnalyticsCodePage'),
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
    component: lazy(async () => (await parts()).entriesPage(), 'GazetteEntriesPage'),
  }),
  createRoute({
    ...row('gazette.entry'),
    ...byId,
    component: lazy(async () => (await parts()).entryPage(), 'GazetteEntryPage'),
  }),
  createRoute({
    ...row('contact.messages'),
    validateSearch: listSearch,
    component: lazy(async () => (await parts()).messagesPage(), 'MessagesPage'),
  }),
  createRoute({
    ...row('contact.message'),
    ...byId,
    component: lazy(async () => (await parts()).messagePage(), 'MessagePage'),
  }),
  createRoute({
    ...row('user.manage'),
    component: lazy(async () => (await parts()).usersPage(), 'UsersPage'),
  }),
  createRoute({
    ...row('user.roles'),
    component: lazy(async () => (await parts()).rolesPage(), 'RolesPage'),
  }),
  createRoute({
    ...row('registers'),
    component: lazy(async () => (await parts()).registersPage(), 'RegistersPage'),
  }),
  createRoute({
    ...row('doc.types'),
    component: lazy(async () => (await parts()).docTypesPage(), 'DocTypesPage'),
  }),
  createRoute({
    ...row('doc.type.form'),
    ...byId,
    component: lazy(async () => (await parts()).onlineFormPage(), 'OnlineFormPage'),
  }),
  createRoute({
    ...row('complaint.type.form'),
    ...byId,
    component: lazy(async () => (await parts()).onlineFormPage(), 'ComplaintFieldsPage'),
  }),
  createRoute({
    ...row('complaint.types'),
    component: lazy(async () => (await parts()).complaintTypesPage(), 'ComplaintTypesPage'),
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
    ...row('import'),
    component: lazy(importPages, 'ImportsPage'),
  }),
  createRoute({
    ...row('import.document'),
    validateSearch: importSearch,
    component: lazy(importPages, 'ImportDocumentsPage'),
  }),
  createRoute({
    ...row('import.users'),
    validateSearch: importSearch,
    component: lazy(importPages, 'ImportUsersPage'),
  }),
  createRoute({
    ...row('import.deponent'),
    validateSearch: importSearch,
    component: lazy(importPages, 'ImportIssuersPage'),
  }),
  createRoute({
    ...row('user.groups'),
    component: lazy(async () => (await parts()).groupsPage(), 'GroupsPage'),
  }),
  createRoute({
    ...row('user.groups.roles'),
    component: lazy(async () => (await parts()).groupRolesPage(), 'GroupRolesPage'),
  }),
  createRoute({
    ...row('user.groups.users'),
    ...byId,
    component: lazy(async () => (await parts()).groupMembersPage(), 'GroupMembersPage'),
  }),
  createRoute({
    ...row('activity'),
    component: lazy(async () => (await parts()).activityPage(), 'ActivityPage'),
  }),
  createRoute({
    ...row('outbox'),
    component: lazy(async () => (await parts()).outboxPage(), 'OutboxPage'),
  }),
  createRoute({
    ...row('settings.export'),
    component: lazy(async () => (await parts()).exportPage(), 'ExportPage'),
  }),
  createRoute({
    ...row('settings.look'),
    component: lazy(async () => (await parts()).lookPage(), 'LookPage'),
  }),
  createRoute({
    ...row('settings.mail'),
    component: lazy(async () => (await parts()).mailPage(), 'MailPage'),
  }),
  createRoute({
    ...row('settings.map'),
    component: lazy(async () => (await parts()).outsideMapPage(), 'OutsideMapPage'),
  }),
  createRoute({
    ...row('settings.printing'),
    component: lazy(async () => (await parts()).printingPage(), 'PrintingPage'),
  }),
  createRoute({
    ...row('settings.security'),
    component: lazy(async () => (await parts()).securityPage(), 'SecurityPage'),
  }),
] as const
