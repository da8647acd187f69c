import { type Reservation, reservationStateLabels } from '@hdoc/contract/registers/reservations.ts'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'

const classOf = { reserved: 'status-info', used: 'status-ok', released: 'status-mute' } as const

/** What became of a number, as plain text for places where no link may stand. */
export function fateText({ document, released }: Reservation): string {
  if (released) return t('reservations.released_by', { by: released.by, reason: released.reason })
  if (!document) return ''
  const used = t('reservations.used_card', { by: document.used_by, at: formatDate(document.used_at) })
  return [used, document.reason].filter(Boolean).join(' · ')
}

/** What became of a number: a link to the document that uses it, or why it was released. */
function fateOf({ document, released, number }: Reservation): ReactNode {
  if (released) return t('reservations.released_by', { by: released.by, reason: released.reason })
  if (!document) return ''
  const by = t('reservations.used_by', { by: document.used_by, at: formatDate(document.used_at) })
  return (
    <>
      {document.id === null ? (
        number
      ) : (
        <AppLink to="/document/$id" params={{ id: document.id }}>
          {number}
        </AppLink>
      )}{' '}
      · {by}
      {document.reason && ` · ${document.reason}`}
    </>
  )
}

/** What the list of reserved numbers shows in each of its columns. */
export const reservationCells: Record<string, (row: Reservation) => ReactNode> = {
  reserved_on: (row) => formatDate(row.reserved_on),
  register: (row) => row.register.name,
  state: (row) => (
    <StatusTag className={classOf[row.state]}>{say(reservationStateLabels[row.state])}</StatusTag>
  ),
  document: fateOf,
  reserved_at: (row) => formatDateTime(row.reserved_at),
}
