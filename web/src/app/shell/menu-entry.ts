import type { WaitingPlace } from '@hdoc/contract/live/waiting.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { Icon } from '@tabler/icons-react'
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
  | 'stats_department'
  | 'stats_institution'
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
  | 'imports'
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
