import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/database/database.ts'
import { testSettings } from '../../../../test/database/settings.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { manualClock } from '../../../platform/clock.ts'
import { createDiskFileStore } from '../../../platform/files/store/disk-file-store.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { migrateJobs } from '../../../platform/jobs/start-jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { createMailer } from '../../../platform/mail/create-mailer.ts'
import { addBook } from '../book/queries/books.ts'
import { bookStep } from './book-step.ts'
import { handle } from './make-book.handler.ts'
import { makeBook } from './make-book.ts'
import { removeBooksJob } from './remove-books.ts'

const { database, worker, urls, asSuperuser } = await testDatabase()
await migrateJobs(urls.worker, silentLog)
// The clock stands long after the bytes of this test are written.
const clock = manualClock('2086-11-20T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'hdoc-book-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = await createDiskFileStore(join(folder, 'files'))
const settings = testSettings(urls)
const mailer = createMailer({
  smtpUrl: undefined,
  outboxDir: join(folder, 'outbox'),
  from: settings.mailFrom,
})

/** A book asked for; `step` runs a step of it, `dying` one whose last transaction never commits. */
async function aBook() {
  const office = await freshOffice(database)
  const { id: i } = office.institution
  await registerPapers(database, office, 3)
  const seeing = { institutionId: i, id: office.clerk.id, isAdmin: true, roles: [], groupIds: [] }
  const id = await database.inInstitution(i, (db) =>
    addBook(db, {
      register_id: office.registerId,
      period_from: '2026-01-01',
      period_to: '2026-12-31',
      kind: 'pdf',
      language: 'ro',
      at: clock.now(),
      by: office.clerk,
      jobTitle: '',
      seeing,
    }),
  )
  let open = 0
  let deepest = 0
  const tx: JobContext['tx'] = async (work, options) => {
    deepest = Math.max(deepest, ++open)
    try {
      return await worker.inInstitution(i, work, options)
    } finally {
      open--
    }
  }
  const step = (n: number) => handle({ clock, files, tx }, { book_id: id, step: n })
  /** A step; gives how many transactions were open when its thread began to draw and when its bytes were written. */
  const stepWatched = async (n: number) => {
    const seen: { drawing: number[]; writing: number[] } = { drawing: [], writing: [] }
    const drawing = () => void seen.drawing.push(open)
    const watchedFiles: JobContext['files'] = {
      ...files,
      put: (...given) => {
        seen.writing.push(open)
        return files.put(...given)
      },
    }
    process.on('worker', drawing)
    try {
      await handle({ clock, files: watchedFiles, tx }, { book_id: id, step: n })
    } finally {
      process.off('worker', drawing)
    }
    return seen
  }
  const take = (attempt: number) =>
    makeBook.run(
      { database: worker, clock, files, settings, log: silentLog, mailer, filled: () => [] },
      { institution: i, payload: { book_id: id, step: 0 } },
      { attempt, signal: new AbortController().signal },
    )
  const dying = async (n: number) => {
    const killed = new Error('killed')
    let transactions = 0
    const last = n === 0 ? 2 : 3
    const dyingTx: JobContext['tx'] = (work, options) =>
      tx(async (db) => {
        const result = await work(db)
        if (++transactions === last) throw killed
        return result
      }, options)
    await expect(handle({ clock, files, tx: dyingTx }, { book_id: id, step: n })).rejects.toBe(killed)
  }
  const stored = async () => {
    const [row] = await asSuperuser<{
      state: string
      lines: number
      volumes: number
      queued: number
      failure: string
    }>(
      `select b.state, b.failure,
              (select count(*)::int from register_book_lines l where l.institution_id = $1 and l.book_id = b.id) as lines,
              (select count(*)::int from register_book_volumes v where v.institution_id = $1 and v.book_id = b.id) as volumes,
              (select count(*)::int from graphile_worker._private_jobs j where j.payload->>'institution' = $2) as queued
         from register_books b where b.institution_id = $1 and b.id = $3`,
      [i, String(i), id],
    )
    return row
  }
  /** The copying step, with a number given after its lines were copied and before they are counted. */
  const stepWhileRegistering = (lines: number) => {
    const registering: JobContext['tx'] = (work, options) =>
      tx(
        (db) =>
          work({
            ...db,
            run: async (statement) => {
              const touched = await db.run(statement)
              if (touched === lines) await registerPapers(database, office, 1)
              return touched
            },
          }),
        options,
      )
    return handle({ clock, files, tx: registering }, { book_id: id, step: 0 })
  }
  const summary = async () => {
    const [row] = await asSuperuser<{ lines: number; numbers: number; given: number }>(
      `select b.lines, (b.summary->'series'->0->>'numbers')::int as numbers,
              (select count(*)::int from register_ledger l where l.institution_id = $1 and l.register_id = b.register_id) as given
         from register_books b where b.institution_id = $1 and b.id = $2`,
      [i, id],
    )
    return row
  }
  const end = (state: string) =>
    asSuperuser(
      'update register_books set state = $3, ended_at = now() where institution_id = $1 and id = $2',
      [i, id, state],
    )
  const queues = () =>
    asSuperuser<{ queue: string | null }>(
      `select q.queue_name as queue from graphile_worker._private_jobs j
         left join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.payload->>'institution' = $1`,
      [String(i)],
    )
  return {
    step,
    stepWatched,
    take,
    stepWhileRegistering,
    summary,
    dying,
    stored,
    end,
    queues,
    deepest: () => deepest,
  }
}

const objects = () =>
  readdirSync(join(folder, 'files', 'objects'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.length > 60,
  )

it('makes a book once, whichever step was killed before its commit and however often a step is repeated', async () => {
  const { step, dying, stored } = await aBook()
  await dying(0)
  expect(await stored()).toMatchObject({ state: 'waiting', lines: 0, queued: 0 })
  await step(0)
  expect(await stored()).toMatchObject({ state: 'drawing', lines: 3, volumes: 0, queued: 1 })
  await step(0)
  await dying(1)
  expect(await stored()).toMatchObject({ state: 'drawing', lines: 3, volumes: 0, queued: 1 })
  const left = objects()
  await step(1)
  expect(await stored()).toMatchObject({ state: 'done', lines: 3, volumes: 1, queued: 1 })
  // The killed step had stored the same bytes.
  expect(objects()).toEqual(left)
  await step(1)
  expect(await stored()).toMatchObject({ state: 'done', lines: 3, volumes: 1, queued: 1 })
})

it('counts in its minute the lines it copied, whatever is registered meanwhile', async () => {
  const { stepWhileRegistering, summary } = await aBook()
  await stepWhileRegistering(3)
  expect(await summary()).toMatchObject({ lines: 3, numbers: 3, given: 4 })
})

it('has no transaction open while a volume is drawn and its bytes are written', async () => {
  const { step, stepWatched, stored, deepest } = await aBook()
  await step(0)
  expect(await stepWatched(1)).toEqual({ drawing: [0], writing: [0] })
  expect(await stored()).toMatchObject({ state: 'done', volumes: 1 })
  expect(deepest()).toBe(1)
})

it('is drawn one volume at a time of all: what draws lies in one queue, what copies in none', async () => {
  const [first, second] = [await aBook(), await aBook()]
  for (const book of [first, second]) await book.step(0)
  const queues = [...(await first.queues()), ...(await second.queues())]
  expect(queues).toEqual([{ queue: 'register book' }, { queue: 'register book' }])
})

it('gives up a step that fails again and again', async () => {
  const { dying, take, stored } = await aBook()
  await dying(0)
  expect(await stored()).toMatchObject({ state: 'waiting' })
  // Its worker was killed in the last try.
  await take(bookStep.maxAttempts + 1)
  expect(await stored()).toMatchObject({ state: 'failed', failure: 'error', lines: 0 })
})

it('keeps nothing of a book that was stopped, nor of one whose time is over', async () => {
  const [kept, stopped] = [await aBook(), await aBook()]
  for (const book of [kept, stopped]) await book.step(0)
  await kept.step(1)
  await stopped.end('cancelled')
  await stopped.step(1)
  expect(await stopped.stored()).toMatchObject({ state: 'cancelled', volumes: 0 })
  const services = { database: worker, clock, files, settings, log: silentLog, mailer, filled: () => [] }
  const before = objects().length
  clock.set('2086-12-04T09:59:00Z')
  await removeBooksJob.run(services, {})
  expect(await stopped.stored()).toMatchObject({ state: 'cancelled', lines: 0 })
  expect(await kept.stored()).toMatchObject({ state: 'done', lines: 3, volumes: 1 })
  clock.set('2086-12-04T10:01:00Z')
  await removeBooksJob.run(services, {})
  expect(await kept.stored()).toMatchObject({ state: 'removed', lines: 0, volumes: 0 })
  expect(objects().length).toBeLessThan(before)
})
