import type { WaitingPlace } from '@hdoc/contract/live/waiting.ts'
import { hasPermission, isPlatformAdministrator } from '../../entities/session/may.ts'
import type { Session } from '../../entities/session/session.ts'
import { t } from '../../lib/languages/i18n.ts'
import type { MenuAction, MenuGroup } from '../../ui/shell/shell-menu.tsx'
import { decide } from '../guards/guards.ts'
import { type RouteName, routeNamed } from '../routes/routes.ts'
import { groups, listedByPlatform } from './menu-entries.ts'
import type { Entry, Group } from './menu-entry.ts'

/**
 * Outside any client, an administrator of the platform gets the platform's group first; entries whose people
 * and roles its own lists show too are left out.
 */
function groupsFor({ user }: Session): readonly Group[] {
  if (user === null || user.hdoc_id !== 0 || !isPlatformAdministrator(user)) return groups
  const [registry, cases, portal, reports, administration, platform] = groups
  return [
    { ...platform, entries: [...registry.entries, ...platform.entries] },
    cases,
    portal,
    reports,
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
