import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done, savedMessage } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findForPerson } from '../../documents/index.ts'
import {
  discardScans,
  findGone,
  getFolderNames,
  lockScans,
  restoreScans,
  type ScanRow,
  setFolderName,
  takeAsUploads,
} from '../queries/inbox.ts'
import { kindOfScan } from '../reading/scan-types.ts'

/** Gives the error that says what became of a scan that was still there when the caller's page was read. */
async function whyGone({ db, actor }: StaffCtx, ids: readonly number[]): Promise<AppError> {
  const gone = await findGone(db, ids)
  // No person is known when the file was taken off its document since; then there is nothing to tell.
  if (!gone || gone.by === '') return new AppError('NOT_FOUND')
  const values = { scan: gone.name, name: gone.by }
  if (gone.state === 'discarded') return new AppError('SCAN_DISCARDED', values)
  const document = gone.document_id === null ? undefined : await findForPerson(db, actor, gone.document_id)
  return document
    ? new AppError('SCAN_ATTACHED', { ...values, number: document.number })
    : new AppError('SCAN_ATTACHED_ELSEWHERE', values)
}

/**
 * Locks all of the scans, still in this state. Throws what became of one that somebody has used meanwhile.
 */
async function lockAll(
  ctx: StaffCtx,
  ids: readonly number[],
  state: 'waiting' | 'discarded',
): Promise<ScanRow[]> {
  const rows = await lockScans(ctx.db, ids, state)
  if (rows.length !== new Set(ids).size)
    throw state === 'waiting' ? await whyGone(ctx, ids) : new AppError('NOT_FOUND')
  return rows
}

async function audit(ctx: StaffCtx, action: string, row: ScanRow, reason?: string): Promise<void> {
  await recordAudit(ctx, {
    action,
    subjectType: 'scan',
    subjectId: row.id,
    after: { scan: row.name, sha256: row.sha256 },
    ...(reason !== undefined && { reason }),
  })
}

export async function takeScansAsUploads(ctx: StaffCtx, { body }: InputOf<typeof scanCalls.take>) {
  const rows = await lockAll(ctx, body.ids, 'waiting')
  const withKind = rows.map((row) => ({ ...row, kind: kindOfScan(row.mime) }))
  const data = await takeAsUploads(ctx.db, withKind, ctx.actor, ctx.clock.now())
  return { success: true as const, message: savedMessage(ctx.language), data }
}

export async function discard(ctx: StaffCtx, { body }: InputOf<typeof scanCalls.discard>) {
  const rows = await lockAll(ctx, body.ids, 'waiting')
  await discardScans(ctx.db, body.ids, { name: ctx.actor.name, reason: body.reason, at: ctx.clock.now() })
  for (const row of rows) await audit(ctx, 'scan.discarded', row, body.reason)
  return done(ctx.language)
}

export async function restore(ctx: StaffCtx, { body }: InputOf<typeof scanCalls.restore>) {
  const rows = await lockAll(ctx, body.ids, 'discarded')
  await restoreScans(ctx.db, body.ids)
  for (const row of rows) await audit(ctx, 'scan.restored', row)
  return done(ctx.language)
}

export async function changeFolder(ctx: StaffCtx, { body }: InputOf<typeof scanCalls.setFolder>) {
  const { scan_folder: before } = await getFolderNames(ctx.db)
  await setFolderName(ctx.db, body.name)
  await recordAudit(ctx, {
    action: 'setting.scan_folder_changed',
    subjectType: 'institution',
    subjectId: ctx.institutionId,
    before: { scan_folder: before },
    after: { scan_folder: body.name },
  })
  return done(ctx.language)
}
