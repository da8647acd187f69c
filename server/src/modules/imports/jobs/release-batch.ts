import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { ImportKind } from '../kind/import-kind.ts'
import { habitOf } from '../map/habit.ts'
import { storeHabit } from '../queries/habits.ts'
import { endCheck, type ImportRecord, isSameStep, lockImport, markRead } from '../queries/imports.ts'
import { isReleased, listHeld, listHeldUpdates, markReleased, storeSettled } from '../queries/made.ts'
import { endBadly, endImport } from './end-import.ts'
import type { ImportWork } from './import-work.ts'
import { openBatch } from './open-batch.ts'

/** An update that was held cannot be done any more, because somebody merged or erased meanwhile. */
class Unsettled extends Error {}

/** All rows are behind: a check ends, and so does a run that holds nothing. */
export function endOfRows(ctx: ImportWork, kind: ImportKind, record: ImportRecord): Promise<void> {
  return ctx.tx(async (db) => {
    const now = await lockImport(db, record.id)
    if (!now || !isSameStep(now, record) || now.is_read) return
    const at = ctx.clock.now()
    if (now.state === 'checking') {
      await endCheck(db, now.id, at)
      return storeHabit(db, kind.id, habitOf(now.column_names, now.mapping))
    }
    await markRead(db, now.id)
    if (now.mode !== 'all') await endImport(db, now, { state: 'done', at })
  })
}

type Release = { ctx: ImportWork; kind: ImportKind; now: ImportRecord; at: Date }

/**
 * The last moment at which all or nothing may still be nothing: the rights of its person are read, and what it changes of known
 * things is changed. False when it ended.
 */
async function decide(db: TenantDb, release: Release): Promise<boolean> {
  const { kind, now } = release
  const batch = await openBatch(db, release)
  if (!batch) return false
  for (;;) {
    const held = await listHeldUpdates(db, now.id, IMPORT_BATCH)
    if (held.length === 0) return true
    const settled = await kind.settle?.(batch, held)
    if (!settled) throw new Unsettled()
    await storeSettled(db, now.id, held, settled)
  }
}

/** Ends the hold of some rows of all or nothing; after the last ones the import is done. Once it began it only goes on. */
export async function releaseBatch(ctx: ImportWork, kind: ImportKind, record: ImportRecord): Promise<void> {
  const release = (): Promise<void> =>
    ctx.tx(async (db) => {
      const now = await lockImport(db, record.id)
      if (now?.state !== 'running' || !now.is_read) return
      const at = ctx.clock.now()
      if (!(await isReleased(db, now.id)) && !(await decide(db, { ctx, kind, now, at }))) return
      const held = await listHeld(db, now.id, IMPORT_BATCH)
      if (held.length === 0) return endImport(db, now, { state: 'done', at })
      const by = {
        institution_id: now.begun_by_institution_id,
        id: now.begun_by_id,
        name: now.begun_by_name,
      }
      const { options } = now.mapping
      await kind.release({ db, by, at, settings: ctx.settings, options, hold: true }, held)
      await markReleased(db, now.id, held)
    })
  await release().catch(async (error: unknown) => {
    if (!(error instanceof Unsettled)) throw error
    await ctx.tx(async (db) => {
      const now = await lockImport(db, record.id)
      if (now?.state === 'running' && now.is_read) await endBadly(db, now, 'rows', ctx.clock.now())
    })
  })
}
