import { setTimeout as delay } from 'node:timers/promises'
import { isImportUnderWay } from '@hdoc/contract/imports/import-states.ts'
import { waitsForRoom } from '../../../platform/files/receive/room-to-write.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { NoRoomForFile } from '../archives/room-for-files.ts'
import { findKind } from '../kinds/all-kinds.ts'
import { findImport, type ImportRecord, isSameStep, lockImport, noteNoRoom } from '../queries/imports.ts'
import { isReleased } from '../queries/made.ts'
import { endBadly } from './end-import.ts'
import { goThroughRows, UnreadableFile } from './go-through-rows.ts'
import { importStep, ONE_IMPORT } from './import-step.ts'
import type { ImportWork } from './import-work.ts'
import { paceOf } from './pace.ts'
import { releaseBatch } from './release-batch.ts'
import { undoBatch } from './undo-batch.ts'

/** Seconds of one job; imports of other institutions go between. */
const SLICE_MS = 20_000

/**
 * Works on an import until it is no more under way. Each batch is one transaction with its place in the file and its lines of the
 * ledger, so a repeat after a crash goes on behind the last one.
 */
export async function handle(ctx: ImportWork, { import_id }: { import_id: number }): Promise<void> {
  const until = performance.now() + SLICE_MS
  const isOver = (): boolean => performance.now() > until
  // A worker that stops does not wait for the end of a rest.
  const rest = paceOf(
    () => performance.now(),
    (ms) => delay(ms, undefined, { signal: ctx.signal }).catch(() => ctx.signal.throwIfAborted()),
  )
  for (;;) {
    ctx.signal.throwIfAborted()
    const record = await ctx.tx((db) => findImport(db, import_id), { readOnly: true })
    if (!record || !isImportUnderWay(record.state)) return
    if (isOver()) return ctx.tx((db) => enqueueJob(db, importStep, { import_id }, ONE_IMPORT))
    const kind = findKind(record.kind)
    if (!kind) throw new Error(`no kind ${record.kind} of imports`)
    if (record.state === 'undoing') await undoBatch(ctx, kind, record)
    else if (record.is_read) await releaseBatch(ctx, kind, record)
    else
      try {
        await goThroughRows(ctx, kind, record, { isOver, rest })
      } catch (error) {
        if (error instanceof NoRoomForFile || waitsForRoom(error)) return waitForRoom(ctx, record)
        await unreadable(ctx, record, error)
      }
    await rest()
  }
}

async function unreadable(ctx: ImportWork, record: ImportRecord, error: unknown): Promise<void> {
  if (!(error instanceof UnreadableFile)) throw error
  await ctx.tx(async (db) => {
    const now = await lockImport(db, record.id)
    if (now && isSameStep(now, record)) await endBadly(db, now, 'file', ctx.clock.now())
  })
}

/** Seconds until a step that found no room on the disk is tried again. */
const ROOM_AGAIN_SECONDS = 60

/**
 * The step stays under way and says that it waits: rows before it are made, and it goes on behind them once there is room. Whoever
 * does not want to wait stops it.
 */
async function waitForRoom(ctx: ImportWork, record: ImportRecord): Promise<void> {
  await ctx.tx(async (db) => {
    const now = await lockImport(db, record.id)
    if (!now || !isSameStep(now, record)) return
    await noteNoRoom(db, now.id)
    const { id: import_id } = now
    await enqueueJob(db, importStep, { import_id }, { ...ONE_IMPORT, afterSeconds: ROOM_AGAIN_SECONDS })
  })
}

/** Seconds until an end of all or nothing that failed is tried again. */
const AGAIN_SECONDS = 600

/**
 * Ends an import that could not go on. What it made stays in the ledger and can be undone; of all or nothing it is taken back by a
 * job of its own. Once the end of all or nothing has begun, others may work with its rows: it is never left half, but tried again
 * until it is whole.
 */
export async function giveUp(ctx: ImportWork, { import_id }: { import_id: number }): Promise<void> {
  await ctx.tx(async (db) => {
    const record = await lockImport(db, import_id)
    if (!record || !isImportUnderWay(record.state)) return
    const isEnding = record.state === 'running' && record.mode === 'all' && (await isReleased(db, import_id))
    if (isEnding)
      await enqueueJob(db, importStep, { import_id }, { ...ONE_IMPORT, afterSeconds: AGAIN_SECONDS })
    else {
      await endBadly(db, record, 'error', ctx.clock.now())
      const ended = await findImport(db, import_id)
      if (ended?.state === 'undoing') await enqueueJob(db, importStep, { import_id }, ONE_IMPORT)
    }
  })
}
