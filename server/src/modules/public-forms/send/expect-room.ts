import { AppError } from '@hdoc/contract/failures/errors.ts'
import { keptDays } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { countWaiting } from '../record/queries/sends.ts'

/** The part of the room for files that the texts of forms may take until they are confirmed. */
const SHARE_OF_TEXTS = 10
/** The part of that which one address may take. */
const SHARE_OF_ADDRESS = 50
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Sending = { address: string; bytes: number; now: Date }

/**
 * Refuses a form when those that nobody confirmed would take too much: what strangers send must never fill the disk. What
 * was sent first is erased first, and then there is room again.
 */
export async function expectTextRoom(
  db: TenantDb,
  { limits }: Settings,
  { address, bytes, now }: Sending,
): Promise<void> {
  const most = limits.unconfirmedBytesInstitution / SHARE_OF_TEXTS
  const taken = await countWaiting(db, address)
  const isOwn = taken.own + bytes > most / SHARE_OF_ADDRESS
  if (taken.all + bytes <= most && !isOwn) return
  const first = new Date((isOwn ? taken.own_first : taken.first) ?? now).getTime() + keptDays * DAY_MS
  // The job that erases runs every hour; one hour is told as two, because the sentence has only a plural.
  const hours = Math.max(2, Math.ceil((first - now.getTime()) / HOUR_MS) + 1)
  throw new AppError('PUBLIC_FORM_TOO_MANY', { hours }, { retryAfterSeconds: hours * 3600 })
}
