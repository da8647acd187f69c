import type { WaitingPlace } from '@hdoc/contract/live/waiting.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Icon } from '@tabler/icons-react'
import {
  IconAddressBook,
  IconArticle,
  IconBooks,
  IconBriefcase,
  IconBuildingBank,
  IconBuildingSkyscraper,
  IconFileSettings,
  IconFiles,
  IconFileUpload,
  IconHash,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconMapPin,
  IconMapPinCog,
  IconNews,
  IconPackageExport,
  IconPackageImport,
  IconReportAnalytics,
  IconScan,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconSignature,
  IconSitemap,
  IconTruckDelivery,
  IconUserCog,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Place } from '../../ui/links/place.ts'
import type { RouteName } from '../routes/routes.ts'

type Label =
  | 'dashboard'
  | 'documents'
  | 'deponents'
  | 'registers'
  | 'reservations'
  | 'scans'
  | 'my_cases'
  | 'to_distribute'
  | 'dispatches'
  | 'gazette'
  | 'contact_messages'
  | 'posts'
  | 'to_send'
  | 'to_receive'
  | 'sent'
  | 'approvals'
  | 'doc_types'
  | 'complaints'
  | 'complaint_types'
  | 'submissions'
  | 'reports'
  | 'groups'
  | 'users'
  | 'roles'
  | 'settings'
  | 'activity'
  | 'outbox'
  | 'institutions'
  | 'companies'
  | 'platform_users'
  | 'platform_roles'
  | 'permissions'
/** A line of the menu, before anybody is asked for their rights. */
export type Entry = {
  route: RouteName
  to: Place
  icon: Icon
  label: Label
  /** The person needs one of these rights, besides those the route asks for. */
  rights?: readonly Permission[]
  /** Under this name the server counts what waits there. */
  counts?: WaitingPlace
  /** What waits there is late. */
  hot?: true
}
export type Group = {
  label:
    | 'group_registry'
    | 'group_cases'
    | 'group_portal'
    | 'group_reports'
    | 'group_administration'
    | 'group_platform'
  entries: readonly Entry[]
}

export const groups: readonly [
  registry: Group,
  cases: Group,
  portal: Group,
  reports: Group,
  administration: Group,
  platform: Group,
] = [
  {
    label: 'group_registry',
    entries: [
      {
        route: 'dashboard',
        to: '/dashboard',
        icon: IconLayoutDashboard,
        label: 'dashboard',
        counts: 'dashboard',
        hot: true,
      },
      { route: 'document.list', to: '/document/list', icon: IconFiles, label: 'documents' },
      { route: 'number.reservation', to: '/number-reservation', icon: IconHash, label: 'reservations' },
      {
        route: 'scan.inbox',
        to: '/document/scan-inbox',
        icon: IconScan,
        label: 'scans',
        counts: 'scans',
      },
      { route: 'deponents', to: '/deponents', icon: IconAddressBook, label: 'deponents' },
    ],
  },
  {
    label: 'group_cases',
    entries: [
      {
        route: 'workcase.mine',
        to: '/my-workcases',
        icon: IconBriefcase,
        label: 'my_cases',
        counts: 'my_cases',
      },
      {
        route: 'workcase.assign',
        to: '/assign-workcases',
        icon: IconSitemap,
        label: 'to_distribute',
        counts: 'to_distribute',
      },
      {
        route: 'document.send',
        to: '/document/send',
        icon: IconPackageExport,
        label: 'to_send',
        counts: 'to_send',
      },
      {
        route: 'document.receive',
        to: '/document/receive',
        icon: IconPackageImport,
        label: 'to_receive',
        counts: 'to_receive',
      },
      { route: 'document.sent', to: '/document/sent', icon: IconListDetails, label: 'sent' },
      {
        route: 'document.approve',
        to: '/document/approve',
        icon: IconSignature,
        label: 'approvals',
        counts: 'approvals',
      },
      {
        route: 'dispatches',
        to: '/dispatches',
        icon: IconTruckDelivery,
        label: 'dispatches',
        counts: 'dispatches',
      },
      {
        route: 'gazette.entries',
        to: '/admin/monitor-oficial',
        icon: IconNews,
        label: 'gazette',
        counts: 'gazette',
      },
    ],
  },
  {
    label: 'group_portal',
    entries: [
      {
        route: 'complaints',
        to: '/sesizari',
        icon: IconMapPin,
        label: 'complaints',
        counts: 'complaints',
      },
      {
        route: 'contact.messages',
        to: '/mesaje-contact',
        icon: IconMail,
        label: 'contact_messages',
        counts: 'contact_messages',
      },
      {
        route: 'submissions',
        to: '/documente-depuse',
        icon: IconFileUpload,
        label: 'submissions',
        counts: 'submissions',
      },
      { route: 'posts.list', to: '/posts/list', icon: IconArticle, label: 'posts' },
    ],
  },
  {
    label: 'group_reports',
    entries: [{ route: 'reports', to: '/reports', icon: IconReportAnalytics, label: 'reports' }],
  },
  {
    label: 'group_administration',
    entries: [
      { route: 'registers', to: '/registers', icon: IconBooks, label: 'registers' },
      { route: 'doc.types', to: '/doc-types', icon: IconFileSettings, label: 'doc_types' },
      {
        route: 'complaint.types',
        to: '/admin/complaint-types',
        icon: IconMapPinCog,
        label: 'complaint_types',
      },
      { route: 'user.groups', to: '/user-groups', icon: IconUsersGroup, label: 'groups' },
      { route: 'user.manage', to: '/user/manage', icon: IconUsers, label: 'users' },
      { route: 'user.roles', to: '/user/roles', icon: IconShieldLock, label: 'roles' },
      {
        route: 'settings',
        to: '/admin/settings',
        icon: IconSettings,
        label: 'settings',
        // The route is open to everybody signed in, but useful only to people who may open one of its
        // sections.
        rights: ['client.admin', 'settings.printing', 'settings.security', 'templates.edit'],
      },
      { route: 'activity', to: '/admin/activity', icon: IconHistory, label: 'activity' },
      { route: 'outbox', to: '/admin/outbox', icon: IconSend, label: 'outbox' },
    ],
  },
  {
    label: 'group_platform',
    entries: [
      { route: 'hdoc.company.list', to: '/hdoc-company/list', icon: IconBuildingBank, label: 'institutions' },
      { route: 'company.list', to: '/company/list', icon: IconBuildingSkyscraper, label: 'companies' },
      {
        route: 'admin.user.manage',
        to: { to: '/admin/user/manage/$type', params: { type: 'platform' } },
        icon: IconUserCog,
        label: 'platform_users',
      },
      { route: 'admin.user.roles', to: '/admin/user/roles', icon: IconShieldLock, label: 'platform_roles' },
      { route: 'admin.user.permissions', to: '/admin/user/permissions', icon: IconKey, label: 'permissions' },
    ],
  },
]

/** Routes whose people and roles the platform's own lists show too. */
export const listedByPlatform: readonly string[] = ['user.manage', 'user.roles']
