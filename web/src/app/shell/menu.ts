import type { WaitingPlace } from '@hdoc/contract/live/waiting.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Icon } from '@tabler/icons-react'
import {
  IconAddressBook,
  IconBooks,
  IconBriefcase,
  IconBuildingBank,
  IconBuildingSkyscraper,
  IconFileSettings,
  IconFiles,
  IconHash,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconPackageExport,
  IconPackageImport,
  IconScan,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconSitemap,
  IconUserCog,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { hasPermission, isPlatformAdministrator } from '../../entities/session/may.ts'
import type { Session } from '../../entities/session/session.ts'
import { t } from '../../lib/languages/i18n.ts'
import type { Place } from '../../ui/links/place.ts'
import type { MenuAction, MenuGroup } from '../../ui/shell/shell-menu.tsx'
import { decide } from '../guards/guards.ts'
import { type RouteName, routeNamed } from '../routes/routes.ts'

type Label =
  | 'dashboard'
  | 'documents'
  | 'deponents'
  | 'registers'
  | 'reservations'
  | 'scans'
  | 'my_cases'
  | 'to_distribute'
  | 'to_send'
  | 'to_receive'
  | 'sent'
  | 'doc_types'
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
type Entry = {
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
type Group = {
  label: 'group_registry' | 'group_cases' | 'group_administration' | 'group_platform'
  entries: readonly Entry[]
}

const groups: readonly [registry: Group, cases: Group, administration: Group, platform: Group] = [
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
    ],
  },
  {
    label: 'group_administration',
    entries: [
      { route: 'registers', to: '/registers', icon: IconBooks, label: 'registers' },
      { route: 'doc.types', to: '/doc-types', icon: IconFileSettings, label: 'doc_types' },
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
        rights: ['client.admin', 'settings.printing', 'settings.security'],
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
const listedByPlatform: readonly string[] = ['user.manage', 'user.roles']

/**
 * Outside any client, an administrator of the platform gets the platform's group first; entries whose people
 * and roles its own lists show too are left out.
 */
function groupsFor({ user }: Session): readonly Group[] {
  if (user === null || user.hdoc_id !== 0 || !isPlatformAdministrator(user)) return groups
  const [registry, cases, administration, platform] = groups
  return [
    { ...platform, entries: [...registry.entries, ...platform.entries] },
    cases,
    {
      ...administration,
      entries: administration.entries.filter(({ route }) => !listedByPlatform.includes(route)),
    },
  ]
}

/** Whether this person may use a page. */
export const isUsable = (name: RouteName, session: Session): boolean =>
  decide(routeNamed(name), session).kind === 'allow'

function isUseful({ rights }: Entry, { user }: Session): boolean {
  return rights === undefined || (user !== null && rights.some((right) => hasPermission(user, right)))
}

/** The left menu of a person: only what they may use, with what waits there; an empty group is left out. */
export function menuOf(session: Session, waiting: Partial<Record<WaitingPlace, number>> = {}): MenuGroup[] {
  return groupsFor(session)
    .map(({ label, entries }) => ({
      label: t(`shell.${label}`),
      items: entries
        .filter((entry) => isUsable(entry.route, session) && isUseful(entry, session))
        .map((entry) => ({
          to: entry.to,
          label: t(`shell.${entry.label}`),
          icon: entry.icon,
          count: entry.counts && waiting[entry.counts],
          hot: entry.hot,
        })),
    }))
    .filter((group) => group.items.length > 0)
}

/** Pages of the person's own account. */
export const ownPages = (session: Session) => ({
  profile: isUsable('profile', session) ? ('/profile' as const) : undefined,
  password: isUsable('password.change', session) ? ('/change-password' as const) : undefined,
})

/** The button above the menu: what a registry clerk does most. */
export function primaryActionOf(session: Session): MenuAction | undefined {
  if (!isUsable('document.new', session)) return undefined
  return { to: '/document/new', label: t('shell.register') }
}
