import type { ContactMessageRow } from '@hdoc/contract/contact/contact-messages.ts'
import type { ListedMessage } from './queries.ts'

/** A line of the list. */
export const presentRow = (row: ListedMessage): ContactMessageRow => ({
  ...row,
  state: row.answered_at === null ? 'waiting' : 'answered',
})
