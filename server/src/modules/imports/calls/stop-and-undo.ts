import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { IMPORT_BATCH } from '@hdoc/contract/imports/import-states.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { importWanted } from '../events/index.ts'
import type { Blocker, ImportKind } from '../kind/import-kind.ts'
import { beginUndo, endStep, lockImport } from '../queries/imports.ts'
import { listStanding } from '../queries/made.ts'
import { grantedKind } from '../rights/policy.ts'
import { getImport, wrongState } from './get-import.ts'
import { isEnding, isUndoable } from './present.ts'
import { refuseBeside } from './refuse-beside.ts'

type Calls = typeof importCalls

/** What is shown of what cannot be undone. */
const SHOWN = 100

/** Stops a step after its batch under way: this waits for the batch, which holds the row of the import. */
export async function cancelImport(ctx: StaffCtx, { body }: InputOf<Calls['cancel']>) {
  const { db, actor } = ctx
  const record = getImport(await lockImport(db, body.id))
  grantedKind(actor, record.kind)
  const at = ctx.clock.now()
  if (record.state === 'checking') {
    await endStep(db, record.id, { state: 'draft', at })
    return done(ctx.language)
  }
  if (record.state !== 'running') throw new AppError('IMPORT_STATE', { state: wrongState(record) })
  if (isEnding(record)) throw new AppError('IMPORT_ENDING')
  if (record.mode === 'all' && record.made > 0) {
    await beginUndo(db, record.id, { to: 'cancelled', at })
    await emit(db, importWanted, { import_id: record.id }, at)
  } else await endStep(db, record.id, { state: 'cancelled', at })
  await recordAudit(ctx, {
    action: 'import.cancelled',
    subjectType: 'import',
    subjectId: record.id,
    after: { kind: record.kind, made: record.made },
  })
  return done(ctx.language)
}

/** Lines of the ledger that one call looks at; those before them the worker looks at before it takes anything back. */
const LOOKED_AT = 5_000

type Blockers = { found: Blocker[]; whole: boolean }

/** What of the newest rows of an import cannot be taken back now; `whole`: these were all. */
async function blockersOf(db: TenantDb, kind: ImportKind, id: number): Promise<Blockers> {
  const found: Blocker[] = []
  let below = Number.MAX_SAFE_INTEGER
  for (let looked = 0; looked < LOOKED_AT; ) {
    const lines = await listStanding(db, id, { below, most: IMPORT_BATCH })
    const last = lines.at(-1)
    if (!last) return { found, whole: true }
    found.push(...(await kind.blockers(db, lines)))
    below = last.row
    looked += lines.length
  }
  const [further] = await listStanding(db, id, { below, most: 1 })
  return { found, whole: !further }
}

export async function showBlockers(ctx: StaffCtx, { body }: InputOf<Calls['blockers']>) {
  const record = getImport(await lockImport(ctx.db, body.id))
  const kind = grantedKind(ctx.actor, record.kind)
  const { found, whole } = await blockersOf(ctx.db, kind, record.id)
  const inOrder = found.toSorted((a, b) => a.made.row - b.made.row)
  return {
    total: found.length,
    whole,
    data: inOrder.slice(0, SHOWN).map(({ made, name, why }) => ({
      row: made.row,
      subject: made.subject,
      subject_id: made.id,
      name,
      text: why[ctx.language],
    })),
  }
}

/** Asks the worker to take back what an import made. */
export async function undoImport(ctx: StaffCtx, { body }: InputOf<Calls['undo']>) {
  const { db, actor } = ctx
  const record = getImport(await lockImport(db, body.id))
  const kind = grantedKind(actor, record.kind)
  if (!isUndoable(record)) throw new AppError('IMPORT_STATE', { state: wrongState(record) })
  await refuseBeside(db, record, record.mode)
  const { found, whole } = await blockersOf(db, kind, record.id)
  if (found.length > 0) throw new AppError('IMPORT_HELD', { count: found.length })
  const at = ctx.clock.now()
  await beginUndo(db, record.id, { to: 'undone', at, looked: whole })
  await recordAudit(ctx, {
    action: 'import.undo_started',
    subjectType: 'import',
    subjectId: record.id,
    after: { kind: record.kind, made: record.made },
  })
  await emit(db, importWanted, { import_id: record.id }, at)
  return done(ctx.language)
}
