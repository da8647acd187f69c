import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import type { Place } from '../../ui/links/place.ts'

/** The page of what a notice tells of; undefined where there is none. */
export function noticePlace({ kind, id }: NotificationRow['subject']): Place | undefined {
  if (kind === 'document') return { to: '/document/$id', params: { id } }
  if (kind === 'workcase') return { to: '/workcase/$id', params: { id } }
  if (kind === 'own_cases') return '/my-workcases'
  if (kind === 'group_cases') return { to: '/my-workcases', search: { queue: 'group' } }
  if (kind === 'transfer') return { to: '/document/receive', search: { sheet: id } }
  if (kind === 'sent_transfer') return { to: '/document/sent', search: { sheet: String(id) } }
  if (kind === 'document_batch') return '/document/list'
  if (kind === 'register_book') return '/registers'
  return undefined
}
