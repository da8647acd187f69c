import type { documentFileCalls } from '@hdoc/contract/documents/parts/document-files.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { type Decision, grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { canChangeFile, canTakeLock, canUnlockFile, lockOf } from '../record/file-policy.ts'
import { showDocument } from '../record/get-document.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import { type DocumentFile, holdFile } from './open-file.ts'
import { clearLock, writeLock } from './queries/file-versions.ts'

type Told = {
  action: 'file.locked' | 'file.unlocked' | 'file.lock_taken'
  before?: { locked_by: string }
  reason?: string
}

async function tell(
  ctx: StaffCtx,
  document: DocumentRow,
  file: DocumentFile,
  { action, before, reason }: Told,
) {
  await recordAudit(ctx, {
    action,
    subjectType: 'document',
    subjectId: document.id,
    ...(before && { before }),
    after: { file: file.name, ...(before && { locked_by: ctx.actor.name }) },
    ...(reason && { reason }),
  })
  return savedRow(ctx.language, await showDocument(ctx, document))
}

async function hold(ctx: StaffCtx, file: DocumentFile, decision: Decision): Promise<void> {
  await writeLock(ctx.db, grant('file.lock', file, decision), ctx.actor, ctx.clock.now())
}

/**
 * Locks a file: others only read it, until the lock is released, taken over or expired, or its holder adds a
 * version.
 */
export async function lockFile(ctx: StaffCtx, { body }: InputOf<typeof documentFileCalls.lock>) {
  const { file, document } = await holdFile(ctx, body.id)
  await hold(ctx, file, canChangeFile(ctx.actor, document, file, ctx.clock.now()))
  return tell(ctx, document, file, { action: 'file.locked' })
}

export async function unlockFile(ctx: StaffCtx, { body }: InputOf<typeof documentFileCalls.unlock>) {
  const { file, document } = await holdFile(ctx, body.id)
  await clearLock(ctx.db, grant('file.unlock', file, canUnlockFile(ctx.actor, file, ctx.clock.now())))
  return tell(ctx, document, file, { action: 'file.unlocked' })
}

export async function takeLock(ctx: StaffCtx, { body }: InputOf<typeof documentFileCalls.takeLock>) {
  const { file, document } = await holdFile(ctx, body.id)
  const at = ctx.clock.now()
  const held = lockOf(ctx.actor, file, at)
  await hold(ctx, file, canTakeLock(ctx.actor, document, file, at))
  return tell(ctx, document, file, {
    action: 'file.lock_taken',
    before: { locked_by: held?.by ?? '' },
    reason: body.reason,
  })
}
