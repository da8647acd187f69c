import { LOCK_HOURS } from '@hdoc/contract/documents/parts/document-files.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { canEditDocument, type DocumentFacts } from './policy.ts'
import type { FileRecord } from './queries/files.ts'

const HOUR_MS = 3_600_000

export type LockFacts = Pick<
  FileRecord,
  'locked_at' | 'locked_by_institution_id' | 'locked_by_id' | 'locked_by_name'
>
export type FileLock = { since: Date; until: Date; by: string; own: boolean }

/** Who holds a file now; a lock that nobody releases is over after `LOCK_HOURS`. */
export function lockOf(actor: Actor, file: LockFacts, now: Date): FileLock | undefined {
  if (file.locked_at === null) return undefined
  const since = new Date(file.locked_at)
  const until = new Date(since.getTime() + LOCK_HOURS * HOUR_MS)
  if (now >= until) return undefined
  const own = file.locked_by_id === actor.id && file.locked_by_institution_id === actor.institutionId
  return { since, until, by: file.locked_by_name ?? '', own }
}

const lockedBy = ({ by, since }: FileLock): Decision => ({
  ok: false,
  code: 'FILE_LOCKED',
  values: { name: by, since: `${formatDate(localDate(since))}, ${localTime(since)}` },
})

/** New versions are made by those who may edit the document, unless somebody else holds the file. */
export function canChangeFile(actor: Actor, document: DocumentFacts, file: LockFacts, now: Date): Decision {
  const lock = lockOf(actor, file, now)
  const edit = canEditDocument(actor, document)
  return edit.ok && lock && !lock.own ? lockedBy(lock) : edit
}

/** A lock is released by whoever holds it. */
export function canUnlockFile(actor: Actor, file: LockFacts, now: Date): Decision {
  const lock = lockOf(actor, file, now)
  if (!lock) return { ok: false, code: 'FILE_NOT_LOCKED' }
  return lock.own ? allowed : lockedBy(lock)
}

/** Another person's lock is taken over by those who may edit the document and hold the right for it. */
export function canTakeLock(actor: Actor, document: DocumentFacts, file: LockFacts, now: Date): Decision {
  const lock = lockOf(actor, file, now)
  if (!lock || lock.own) return { ok: false, code: 'FILE_NOT_LOCKED' }
  const edit = canEditDocument(actor, document)
  if (!edit.ok) return edit
  return can(actor, 'document.take_lock') ? allowed : { ok: false, missing: 'document.take_lock' }
}
