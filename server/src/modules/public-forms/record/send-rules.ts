import { keptDays } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { SendRow } from './queries/send-row.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How long a link and its code may be used. */
const LINK_HOURS = 48
/** How long a form may be filled with one key. */
const KEY_HOURS = 48

/** Until when a link that is made now works: 48 hours, but never beyond the day on which the form is erased. */
export function linkEnd(now: Date, firstSentAt: Date): Date {
  return new Date(Math.min(now.getTime() + LINK_HOURS * HOUR_MS, firstSentAt.getTime() + keptDays * DAY_MS))
}

export const isKeyOver = (issued: Date, now: Date): boolean =>
  now.getTime() - issued.getTime() > KEY_HOURS * HOUR_MS

/** The instant before which forms that were sent or confirmed are erased. */
export const erasedBefore = (now: Date): Date => new Date(now.getTime() - keptDays * DAY_MS)
/** The same for forms that were never sent: nobody can go on with them. */
export const abandonedBefore = (now: Date): Date => new Date(now.getTime() - KEY_HOURS * HOUR_MS)

/** A form as people see it: one that waits beyond its time is over. */
export function stateOf({ state, expires_at }: SendRow, now: Date): SendRow['state'] | 'over' {
  return state === 'waiting' && expires_at !== null && new Date(expires_at) <= now ? 'over' : state
}
