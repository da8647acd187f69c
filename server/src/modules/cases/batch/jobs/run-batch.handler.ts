import { isClosingWish } from '@hdoc/contract/cases/case-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobContext } from '../../../../platform/jobs/job-context.ts'
import { kindOf } from '../../../../platform/jobs/job-events.ts'
import { actorNow } from '../../../access/index.ts'
import { reasonOf } from '../../../documents/index.ts'
import { closingVetoes } from '../../close/closing-vetoes.ts'
import { tellGivenCases } from '../../notices/tell-given-cases.ts'
import { makeItem, undoItem } from '../do-item.ts'
import {
  type BatchRow,
  countItems,
  enterState,
  findBatch,
  finishItem,
  lockCasesOfItems,
  lockItem,
  refuseItems,
  waitingIds,
} from '../queries.ts'

type Context = Pick<JobContext, 'tx' | 'clock' | 'log' | 'signal' | 'filled'>
const AT_ONCE = 200
/** Shares that are done in one transaction; those of their cases who change something wait for it. */
const TOGETHER = 20
/** For each state of a batch: which items are to be done, how, what they become when refused, and how it ends. */
const turns = {
  running: { from: 'will', make: makeItem, refused: 'failed', state: 'running', end: 'done' },
  undoing: { from: 'changed', make: undoItem, refused: 'kept', state: 'undoing', end: 'undone' },
} as const
type Turn = (typeof turns)[keyof typeof turns]

type ActorNow = NonNullable<Awaited<ReturnType<typeof actorNow>>>
const doingOf = ({ clock, filled }: Context, db: TenantDb, actor: ActorNow) => ({
  db,
  actor,
  language: actor.language,
  clock,
  vetoes: filled(closingVetoes),
})

/** In the name of the batch's person, with the rights that person has now. */
async function doItem(ctx: Context, db: TenantDb, batch: BatchRow, shareId: number, turn: Turn) {
  const actor = await actorNow(db, batch.actor)
  if (!actor) throw new AppError('PERSON_WITHOUT_ACCESS')
  await turn.make(doingOf(ctx, db, actor), batch, shareId)
}

/** Does one share, its trail and its outcome in one transaction, so that a kill at any moment leaves it whole. */
async function runItem(ctx: Context, batch: BatchRow, shareId: number, turn: Turn): Promise<void> {
  try {
    await ctx.tx((db) => doItem(ctx, db, batch, shareId, turn))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason.code === 'INTERNAL')
      ctx.log.error({ batch: batch.id, share: shareId, ...kindOf(error) }, 'a share stays out of its batch')
    await ctx.tx(async (db) => {
      if (await lockItem(db, batch.id, shareId, turn.from))
        await finishItem(db, batch.id, shareId, { state: turn.refused, reason })
    })
  }
}

/**
 * Does some shares in one transaction, which spares most commits. False when one of them is refused: then none is done,
 * and each has to be done by itself.
 */
async function runTogether(
  ctx: Context,
  batch: BatchRow,
  shareIds: readonly number[],
  turn: Turn,
): Promise<boolean> {
  try {
    await ctx.tx(async (db) => {
      const actor = await actorNow(db, batch.actor)
      if (!actor) throw new AppError('PERSON_WITHOUT_ACCESS')
      await lockCasesOfItems(db, batch.id, shareIds)
      const doing = doingOf(ctx, db, actor)
      for (const shareId of shareIds) await turn.make(doing, batch, shareId)
    })
    return true
  } catch {
    // Whatever it was, the share that it belongs to tells of it when it is done by itself.
    return false
  }
}

async function finish(db: TenantDb, batch: BatchRow, turn: Turn, at: Date): Promise<void> {
  if ((await enterState(db, batch.id, { from: turn.state, to: turn.end, at })) === 0) return
  if (turn.end === 'done' && !isClosingWish(batch.wish)) await tellGivenCases(db, batch, at)
  await writeAudit(db, {
    actor: auditActor(batch.actor),
    at,
    action: turn.end === 'done' ? 'case_batch.finished' : 'case_batch.undone',
    subjectType: 'case_batch',
    subjectId: batch.id,
    after: Object.fromEntries((await countItems(db, batch.id)).map(({ state, count }) => [state, count])),
  })
}

/** After a crash it goes on with what is still to be done; a batch that is over is left alone. */
export async function handle(ctx: Context, { batch_id }: { batch_id: number }): Promise<void> {
  const batch = await ctx.tx((db) => findBatch(db, batch_id), { readOnly: true })
  if (batch?.state !== 'running' && batch?.state !== 'undoing') return
  const turn = turns[batch.state]
  for (;;) {
    const ids = await ctx.tx((db) => waitingIds(db, batch_id, turn.from, AT_ONCE), { readOnly: true })
    if (ids.length === 0) break
    for (let n = 0; n < ids.length; n += TOGETHER) {
      ctx.signal.throwIfAborted()
      const some = ids.slice(n, n + TOGETHER)
      if (await runTogether(ctx, batch, some, turn)) continue
      for (const id of some) {
        ctx.signal.throwIfAborted()
        await runItem(ctx, batch, id, turn)
      }
    }
  }
  await ctx.tx((db) => finish(db, batch, turn, ctx.clock.now()))
}

/** Ends a batch that is given up: each share that is still to be done gets the reason INTERNAL. */
export async function giveUp(ctx: Context, { batch_id }: { batch_id: number }): Promise<void> {
  await ctx.tx(async (db) => {
    const batch = await findBatch(db, batch_id)
    if (batch?.state !== 'running' && batch?.state !== 'undoing') return
    const turn = turns[batch.state]
    await refuseItems(db, batch_id, { from: turn.from, to: turn.refused, reason: { code: 'INTERNAL' } })
    await finish(db, batch, turn, ctx.clock.now())
  })
}
