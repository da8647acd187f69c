import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { JobContext } from '../../../../platform/jobs/job-context.ts'
import { kindOf } from '../../../../platform/jobs/job-events.ts'
import { actorNow } from '../../../access/index.ts'
import { closingObstacles, type FindObstacles } from '../../life/closing-obstacles.ts'
import type { Work } from '../../record/in-whose-name.ts'
import { changeItem, undoItem } from '../change-item.ts'
import {
  type BatchRow,
  countItems,
  enterState,
  findBatch,
  finishItem,
  lockItem,
  refuseItems,
  waitingIds,
} from '../queries.ts'
import { reasonOf } from '../reason-of.ts'
import { tellBatch } from '../tell-batch.ts'

type Context = Pick<JobContext, 'tx' | 'clock' | 'log' | 'signal' | 'filled'>
const AT_ONCE = 200
/**
 * For each state of a batch: the state of the items still to be done (`from`), what they become when it goes
 * well (`done`) and when it does not (`refused`), and the state of the finished batch (`end`).
 */
const turns = {
  running: { from: 'will', done: 'changed', refused: 'failed', end: 'done' },
  undoing: { from: 'changed', done: 'undone', refused: 'kept', end: 'undone' },
} as const
type Turn = (typeof turns)[keyof typeof turns]

/** The work in the name of the batch's person, with the rights that person has now. */
async function workOf(db: TenantDb, batch: BatchRow, now: Date): Promise<Work> {
  const actor = await actorNow(db, batch.actor)
  if (!actor) throw new AppError('PERSON_WITHOUT_ACCESS')
  return { db, actor, language: actor.language, now, batch: batch.id }
}

async function doItem(
  db: TenantDb,
  batch: BatchRow,
  documentId: number,
  { turn, now, looks }: { turn: Turn; now: Date; looks: readonly FindObstacles[] },
) {
  const item = await lockItem(db, batch.id, documentId, turn.from)
  if (!item) return
  const work = await workOf(db, batch, now)
  if (turn.from === 'will') {
    const before = await changeItem(work, { documentId, version: item.version }, batch.wish, looks)
    await finishItem(db, batch.id, documentId, { state: turn.done, before })
    return
  }
  const version = item.version_after ?? item.version
  await undoItem(work, { documentId, version, before: item.before ?? {} }, batch.wish)
  await finishItem(db, batch.id, documentId, { state: turn.done })
}

/**
 * Does one document, its trail and its outcome in one transaction, so that a kill at any moment leaves it
 * whole.
 */
async function runItem(ctx: Context, batch: BatchRow, documentId: number, turn: Turn): Promise<void> {
  try {
    const looks = ctx.filled(closingObstacles)
    await ctx.tx((db) => doItem(db, batch, documentId, { turn, now: ctx.clock.now(), looks }))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason.code === 'INTERNAL')
      ctx.log.error(
        { batch: batch.id, document: documentId, ...kindOf(error) },
        'a document stays out of its batch',
      )
    await ctx.tx(async (db) => {
      if (await lockItem(db, batch.id, documentId, turn.from))
        await finishItem(db, batch.id, documentId, { state: turn.refused, reason })
    })
  }
}

async function finish(db: TenantDb, batch: BatchRow, turn: Turn, at: Date): Promise<void> {
  const from = turn.from === 'will' ? 'running' : 'undoing'
  if ((await enterState(db, batch.id, { from, to: turn.end, at })) === 0) return
  const counts = Object.fromEntries(
    (await countItems(db, batch.id)).map(({ state, count }) => [state, count]),
  )
  await writeAudit(db, {
    actor: auditActor(batch.actor),
    at,
    action: turn.end === 'done' ? 'document_batch.finished' : 'document_batch.undone',
    subjectType: 'document_batch',
    subjectId: batch.id,
    after: counts,
  })
  await tellBatch(db, batch, { end: turn.end, counts, at })
}

/** After a crash it goes on with what is still to be done; a batch that is over is left alone. */
export async function handle(ctx: Context, { batch_id }: { batch_id: number }): Promise<void> {
  const batch = await ctx.tx((db) => findBatch(db, batch_id), { readOnly: true })
  if (batch?.state !== 'running' && batch?.state !== 'undoing') return
  const turn = turns[batch.state]
  for (;;) {
    const ids = await ctx.tx((db) => waitingIds(db, batch_id, turn.from, AT_ONCE), { readOnly: true })
    if (ids.length === 0) break
    for (const id of ids) {
      ctx.signal.throwIfAborted()
      await runItem(ctx, batch, id, turn)
    }
  }
  await ctx.tx((db) => finish(db, batch, turn, ctx.clock.now()))
}

/** Ends a batch that is given up: each document that is still to be done gets the reason INTERNAL. */
export async function giveUp(ctx: Context, { batch_id }: { batch_id: number }): Promise<void> {
  await ctx.tx(async (db) => {
    const batch = await findBatch(db, batch_id)
    if (batch?.state !== 'running' && batch?.state !== 'undoing') return
    const turn = turns[batch.state]
    await refuseItems(db, batch_id, { from: turn.from, to: turn.refused, reason: { code: 'INTERNAL' } })
    await finish(db, batch, turn, ctx.clock.now())
  })
}
