import type { GroupPermission, Permission } from '@hdoc/contract/rights/permissions.ts'
import {
  hasPermission,
  isInDocumentSystem,
  isPlatformAdministrator,
  maySeeGroupStatistics,
} from '../../entities/session/may.ts'
import type { Session } from '../../entities/session/session.ts'
import type { AppRoute, Right } from '../routes/app-route.ts'

type Person = NonNullable<Session['user']>

/** A right the forbidden page can name: one of the contract's, also of a role in a department, or administrator of the platform. */
export type MissingRight = Permission | GroupPermission | 'platform'

export type Decision =
  | { kind: 'allow' }
  /** To login; the wanted route is remembered. */
  | { kind: 'login' }
  | { kind: 'dashboard'; message?: 'select_client' }
  /** A signed-in person on the sign-in page: to the remembered page, else to the dashboard. */
  | { kind: 'onward' }
  /** The institution asks for a second factor first: to the profile, which says so. */
  | { kind: 'profile' }
  | { kind: 'invalid-domain' }
  | { kind: 'admin-home' }
  | { kind: 'forbidden'; missing: MissingRight }

const allow: Decision = { kind: 'allow' }

function holds(person: Person, right: Right): boolean {
  if (right === 'signed-in') return true
  if (right === 'platform') return isPlatformAdministrator(person)
  if (right === 'group-statistics') return maySeeGroupStatistics(person)
  return hasPermission(person, right)
}

/** The right that the forbidden page names, when the person holds none of the route's rights. */
function missingOf(rights: readonly Right[]): MissingRight {
  const first = rights[0]
  if (first === 'platform') return first
  if (first === 'group-statistics') return 'permission.view_statistics_in_department'
  return first === undefined || first === 'signed-in' ? 'dashboard.statistics' : first
}

/**
 * Allows isadmin 1 and holders of one of the route's rights; the platform's own routes are closed to
 * administrators of an institution.
 */
function decideAdmin(route: AppRoute, person: Person): Decision {
  const rights = route.rights ?? []
  return rights.some((right) => holds(person, right))
    ? allow
    : { kind: 'forbidden', missing: missingOf(rights) }
}

function decideGuest(route: AppRoute, session: Session): Decision {
  if (route.landing && session.failed !== false && session.failed.administrator) return { kind: 'admin-home' }
  if (!session.domainValid) return { kind: 'invalid-domain' }
  if (!session.check) return allow
  // The remembered page is shown only right after signing in.
  return route.name === 'login' ? { kind: 'onward' } : { kind: 'dashboard' }
}

/**
 * Decides whether a page may be shown, and where to go otherwise (specification §2 „Navigation behaviour”,
 * product rules §13). Pure: the router asks it after status is known.
 */
export function decide(route: AppRoute, session: Session): Decision {
  if (route.guard === 'web') return allow
  if (route.guard === 'guest') return decideGuest(route, session)
  const person = session.user
  if (!session.check || person === null) return { kind: 'login' }
  if (person.must !== undefined && route.name !== 'profile') return { kind: 'profile' }
  if ((route.guard === 'hdoc_client' || route.needsClient) && !isInDocumentSystem(person))
    return { kind: 'dashboard', message: 'select_client' }
  if (route.guard === 'auth') return allow
  return decideAdmin(route, person)
}
