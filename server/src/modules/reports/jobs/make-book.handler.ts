import { MOST_LINES_OF_A_BOOK } from '@hdoc/contract/registers/register-books.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { systemActor } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { takeTime } from '../../../platform/db/institution-scope.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { viewerOf } from '../../documents/index.ts'
import { tell } from '../../notifications/index.ts'
import { drawVolume } from '../book/draw-volume.ts'
import { type BookRow, endBook, findBook, lockBook, storeSnapshot } from '../book/queries/books.ts'
import { copyLines, countNumbers, summarise } from '../book/queries/snapshot.ts'
import { addVolume } from '../book/queries/volumes.ts'
import { instantsOf, volumesOf } from '../book/rules.ts'
import { seesRegister } from '../book/sees-register.ts'
import { bookStep } from './book-step.ts'
import { registerName } from './queries.ts'

/**
 * Only one volume is drawn at a time, whoever asked for it, because drawing takes a processor and much
 * memory.
 */
const DRAWING = 'register book'

type Context = Pick<JobContext, 'clock' | 'files' | 'tx'>
type End = Parameters<typeof endBook>[2]

async function end(db: TenantDb, book: BookRow, { state, at, failure }: End): Promise<void> {
  await endBook(db, book.id, { state, at, failure })
  await writeAudit(db, {
    actor: systemActor,
    at,
    action: state === 'done' ? 'register.book_made' : 'register.book_failed',
    subjectType: 'register',
    subjectId: book.register_id,
    after: { book_id: book.id, from: book.period_from, to: book.period_to, failure },
  })
  await tell(db, {
    text: state === 'done' ? 'book_ready' : 'book_failed',
    values: { register: await registerName(db, book.register_id) },
    subject: { id: book.id, number: '' },
    cause: `book:${book.id}`,
    at,
    persons: [book.seeing],
  })
}

/** Enqueues the successor of a step, or ends the book. */
async function goOn(db: TenantDb, book: BookRow, step: number, volumes: number, at: Date): Promise<void> {
  if (book.kind === 'pdf' && step < volumes)
    await enqueueJob(db, bookStep, { book_id: book.id, step: step + 1 }, { oneAtATime: DRAWING })
  else await end(db, book, { state: 'done', at, failure: null })
}

/**
 * Copies the lines and counts them in one instant, so that the minute counts the lines that were copied,
 * whatever is registered meanwhile.
 */
async function copy(ctx: Context, id: number): Promise<void> {
  await ctx.tx(
    async (db) => {
      await takeTime(db)
      const book = await lockBook(db, id)
      if (book?.state !== 'waiting') return
      const at = ctx.clock.now()
      const period = instantsOf(book)
      if ((await countNumbers(db, period)) > MOST_LINES_OF_A_BOOK)
        return end(db, book, { state: 'failed', at, failure: 'too_long' })
      const lines = await copyLines(db, id, period, {
        viewer: await viewerOf(db, book.seeing),
        seesRegister: await seesRegister(db, book.seeing, book.register_id),
        today: localDate(at),
      })
      const volumes = volumesOf(lines)
      await storeSnapshot(db, id, { at, lines, volumes, summary: await summarise(db, id, period) })
      await goOn(db, book, 0, volumes, at)
    },
    { oneInstant: true },
  )
}

async function draw(ctx: Context, book: BookRow, step: number): Promise<void> {
  if (book.state !== 'drawing' || book.ready.length >= step) return
  const drawn = await drawVolume(ctx, book, step)
  await ctx.tx(async (db) => {
    const now = await lockBook(db, book.id)
    if (!now || now.ready.length >= step) return
    await addVolume(db, book.id, { volume: step, ...drawn })
    // The book was stopped meanwhile. The row of the volume stays until the night, when its bytes are removed
    // with it.
    if (now.state !== 'drawing') return
    await goOn(db, book, step, book.volumes, ctx.clock.now())
  })
}

const isUnderWay = ({ state }: BookRow): boolean => state === 'waiting' || state === 'drawing'

/**
 * A repeat after a crash finds what is stored and does the rest. A stored step has its successor in the
 * queue.
 */
export async function handle(
  ctx: Context,
  { book_id, step }: { book_id: number; step: number },
): Promise<void> {
  const book = await ctx.tx((db) => findBook(db, book_id), { readOnly: true })
  if (!book || !isUnderWay(book)) return
  await (step === 0 ? copy(ctx, book_id) : draw(ctx, book, step))
}

/** Ends a book that could not be made. Its page says so, and another one can be asked for. */
export async function giveUp(ctx: Context, { book_id }: { book_id: number }): Promise<void> {
  await ctx.tx(async (db) => {
    const book = await lockBook(db, book_id)
    if (book && isUnderWay(book))
      await end(db, book, { state: 'failed', at: ctx.clock.now(), failure: 'error' })
  })
}
