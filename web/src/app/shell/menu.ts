import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Icon } from '@tabler/icons-react'
import {
  IconAddressBook,
  IconBooks,
  IconBuildingBank,
  IconBuildingSkyscraper,
  IconFileSettings,
  IconFiles,
  IconHash,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconScan,
  IconSettings,
  IconShieldLock,
  IconUserCog,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { hasPermission, isPlatformAdministrator } from '../../entities/session/may.ts'
import type { Session } from '../../entities/session/session.ts'
import { t } from '../../lib/i18n.ts'
import type { MenuAction, MenuGroup } from '../../ui/shell/shell-menu.tsx'
import { decide } from '../guards/guards.ts'
import { routeNamed } from '../routes/routes.ts'

type Label =
  | 'dashboard'
  | 'documents'
  | 'deponents'
  | 'registers'
  | 'reservations'
  | 'scans'
  | 'doc_types'
  | 'groups'
  | 'users'
  | 'roles'
  | 'settings'
  | 'activity'
  | 'institutions'
  | 'companies'
  | 'platform_users'
  | 'platform_roles'
  | 'permissions'
/** An entry of the menu. `path` is given where the route takes a value. */
type Entry = {
  route: string
  icon: Icon
  label: Label
  path?: string
  /** The person needs one of these rights, besides those the route asks for. */
  rights?: readonly Permission[]
}
type Group = {
  label: 'group_registry' | 'group_administration' | 'group_platform'
  entries: readonly Entry[]
}

const groups: readonly [registry: Group, administration: Group, platform: Group] = [
  {
    label: 'group_registry',
    entries: [
      { route: 'dashboard', icon: IconLayoutDashboard, label: 'dashboard' },
      { route: 'document.list', icon: IconFiles, label: 'documents' },
      { route: 'number.reservation', icon: IconHash, label: 'reservations' },
      { route: 'scan.inbox', icon: IconScan, label: 'scans' },
      { route: 'deponents', icon: IconAddressBook, label: 'deponents' },
    ],
  },
  {
    label: 'group_administration',
    entries: [
      { route: 'registers', icon: IconBooks, label: 'registers' },
      { route: 'doc.types', icon: IconFileSettings, label: 'doc_types' },
      { route: 'user.groups', icon: IconUsersGroup, label: 'groups' },
      { route: 'user.manage', icon: IconUsers, label: 'users' },
      { route: 'user.roles', icon: IconShieldLock, label: 'roles' },
      {
        route: 'settings',
        icon: IconSettings,
        label: 'settings',
        // The route is open to everybody signed in, but useful only to people who may open one of its
        // sections.
        rights: ['client.admin', 'settings.printing', 'settings.security'],
      },
      { route: 'activity', icon: IconHistory, label: 'activity' },
    ],
  },
  {
    label: 'group_platform',
    entries: [
      { route: 'hdoc.company.list', icon: IconBuildingBank, label: 'institutions' },
      { route: 'company.list', icon: IconBuildingSkyscraper, label: 'companies' },
      {
        route: 'admin.user.manage',
        icon: IconUserCog,
        label: 'platform_users',
        path: '/admin/user/manage/platform',
      },
      { route: 'admin.user.roles', icon: IconShieldLock, label: 'platform_roles' },
      { route: 'admin.user.permissions', icon: IconKey, label: 'permissions' },
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
  const [registry, administration, platform] = groups
  return [
    { ...platform, entries: [...registry.entries, ...platform.entries] },
    {
      ...administration,
      entries: administration.entries.filter(({ route }) => !listedByPlatform.includes(route)),
    },
  ]
}

/** The address of a route without its optional values. */
export const pathOf = (name: string): string => routeNamed(name).path.replace(/\/\{\w+\?\}/g, '')

/** Whether a route has a screen that this person may use. */
export function isUsable(name: string, session: Session): boolean {
  const route = routeNamed(name)
  return route.screen !== undefined && decide(route, session).kind === 'allow'
}

function isUseful({ rights }: Entry, { user }: Session): boolean {
  return rights === undefined || (user !== null && rights.some((right) => hasPermission(user, right)))
}

/** The left menu of a person: only existing screens, only what they may use; an empty group is left out. */
export function menuOf(session: Session): MenuGroup[] {
  return groupsFor(session)
    .map(({ label, entries }) => ({
      label: t(`shell.${label}`),
      items: entries
        .filter((entry) => isUsable(entry.route, session) && isUseful(entry, session))
        .map((entry) => ({
          to: entry.path ?? pathOf(entry.route),
          label: t(`shell.${entry.label}`),
          icon: entry.icon,
        })),
    }))
    .filter((group) => group.items.length > 0)
}

/** Pages of the person's own account. */
export function ownPages(session: Session): { profile?: string | undefined; password?: string | undefined } {
  const path = (name: string) => (isUsable(name, session) ? pathOf(name) : undefined)
  return { profile: path('profile'), password: path('password.change') }
}

/** The button above the menu: what a registry clerk does most. */
export function primaryActionOf(session: Session): MenuAction | undefined {
  if (!isUsable('document.new', session)) return undefined
  return { to: pathOf('document.new'), label: t('shell.register') }
}
