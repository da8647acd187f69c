import { column } from '@hdoc/contract/calls/columns.ts'
import { queueColumns } from '@hdoc/contract/cases/queue-columns.ts'
import { shareRoles } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { ReactNode } from 'react'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { ShareStatus } from '../../../entities/cases/share-status.tsx'
import { Deadline } from '../../../entities/documents/deadline.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import { dueStatus, isFresh } from './due.ts'
import styles from './queues.module.css'

/** Whose work it is that the person does as a substitute; before the title, whose end a narrow column cuts. */
export const InPlaceOf = ({ name }: { name: string }) =>
  name === '' ? null : <small className={styles.instead}>{t('substitutes.in_place_of', { name })} · </small>

/** The deadline of a share; of one that stands, that it does. */
export function DueCell({ row }: { row: QueueRow }) {
  if (!row.clock_stopped || row.deadline_on === null)
    return <Deadline deadlineOn={row.deadline_on} statusId={dueStatus(row)} />
  return (
    <>
      <span className={styles.stopped}>{t('data_requests.stopped')}</span> {formatDate(row.deadline_on)}
    </>
  )
}

const long = (text: string) => <span title={text}>{text}</span>
/** What nobody has taken over yet stands out, as an unread letter does. */
const strong = (row: QueueRow, text: string) => (isFresh(row) ? <b title={text}>{text}</b> : long(text))

/** „Ce urmează” is drawn by the page: the server does not sort or filter by it. */
const next = column.text({ ro: 'Ce urmează', en: 'What comes next' }, { sort: false, filter: false })

/** The columns of one’s own queues: the person is oneself, so the column is there to be chosen only. */
export const ownColumns = {
  number: queueColumns.number,
  title: queueColumns.title,
  issuer: queueColumns.issuer,
  status: queueColumns.status,
  next,
  deadline_on: queueColumns.deadline_on,
  group: queueColumns.group,
  role: queueColumns.role,
  register: queueColumns.register,
  person: { ...queueColumns.person, hidden: true },
  wait_until: queueColumns.wait_until,
  assigned_at: queueColumns.assigned_at,
} as const

/** The columns of what a department has, whoever it lies on. */
export const teamColumns = {
  ...ownColumns,
  person: queueColumns.person,
  group: { ...queueColumns.group, hidden: true },
} as const

/** The columns of what is to be distributed. */
export const distributionColumns = {
  number: queueColumns.number,
  title: queueColumns.title,
  issuer: queueColumns.issuer,
  status: queueColumns.status,
  group: queueColumns.group,
  deadline_on: queueColumns.deadline_on,
  next,
  role: queueColumns.role,
  register: queueColumns.register,
  assigned_at: queueColumns.assigned_at,
} as const

export const queueCells: Record<string, (row: QueueRow) => ReactNode> = {
  number: (row) => <span data-share={row.id}>{row.number}</span>,
  title: (row) => (
    <>
      <InPlaceOf name={row.in_place_of} />
      {strong(row, row.title)}
    </>
  ),
  issuer: (row) => long(row.issuer || '–'),
  status: (row) => (
    <span title={row.reason || row.status.name}>
      <ShareStatus status={row.status} waitUntil={row.wait_until} />
    </span>
  ),
  role: (row) => say(shareRoles[row.role]),
  register: (row) => long(row.register.name),
  deadline_on: (row) => <DueCell row={row} />,
  wait_until: (row) => (row.wait_until ? formatDate(row.wait_until) : '–'),
  assigned_at: (row) => formatDate(row.assigned_at),
  group: (row) => long(row.group?.name ?? '–'),
  person: (row) => long(row.person?.name ?? '–'),
}
