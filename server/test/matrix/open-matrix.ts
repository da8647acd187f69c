import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { databaseUrl } from '../../src/app/embedded-postgres/database-urls.ts'
import { ensureDatabase } from '../../src/app/embedded-postgres/ensure-database.ts'
import { createApp } from '../../src/app/http-app.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import { manualClock } from '../../src/platform/clock.ts'
import { openConnection } from '../../src/platform/db/open-connection.ts'
import type { Services } from '../../src/platform/http/context.ts'
import type { Subjects } from '../calls/subjects.ts'
import { dropDatabase } from '../database/cluster.ts'
import { photograph } from '../papers/photograph.ts'
import type { MatrixCaller } from './callers.ts'
import { type Marked, markTexts } from './mark-texts.ts'
import { readMatrix } from './matrix-text.ts'
import { openServices, settingsOf } from './open-services.ts'
import { plantSubjects } from './plant-subjects.ts'
import { type WalkReport, walkCaller } from './walk-caller.ts'

/** A Friday, in the middle of the day. */
const NOW = '2026-11-20T13:00:00+02:00'

type Options = {
  superuserUrl: string
  /** A migrated database to start from. */
  template: string
  /** Data folder for the files of the demo. */
  dataDir: string
  /** Text of the committed matrix. */
  committed: string
  /** Leads the program to its database through a pooler. */
  through?: (url: string) => string
}
type Program = (services: Services) => Promise<FastifyInstance>
export interface Matrix {
  marked: Marked
  /** Makes every call as one caller, in a database cloned for it. `program` replaces the real program. */
  walk(
    caller: MatrixCaller,
    how?: { program?: Program; only?: (call: string) => boolean },
  ): Promise<WalkReport>
  close(): Promise<void>
}

const clock = manualClock(NOW)

/** Fills a database with the demo and with rows for calls to name; marks every text of each institution. */
async function fill({ superuserUrl, template, dataDir }: Options, name: string) {
  await ensureDatabase(superuserUrl, name, { template })
  const settings = settingsOf(superuserUrl, name, dataDir)
  await seedDemo(settings, clock)
  const services = await openServices(settings, clock)
  const superuser = await openConnection(databaseUrl(superuserUrl, name))
  try {
    const subjects: Record<number, Subjects> = {}
    for (const id of [0, 1, 2]) subjects[id] = await plantSubjects(services, superuser, id)
    let marked: Marked = { columns: [], unmarked: [] }
    for (const id of [0, 1, 2]) marked = await markTexts(superuser, id)
    const { rows } = await superuser.query<{ username: string; id: string }>(
      'select username, id from users where institution_id = 1',
    )
    const ids = new Map(rows.map(({ username, id }) => [username, Number(id)]))
    return { subjects, marked, idOf: (username: string) => ids.get(username) ?? 0 }
  } finally {
    await superuser.end()
    await services.database.close()
  }
}

/**
 * A walk gives wrong proofs of identity more often than people may, so the limits on failures are lifted: it
 * must see every door, not this one alone.
 */
const unlimited = { loginFailuresDevice: 10_000, loginFailuresAccount: 10_000, loginFailuresAddress: 10_000 }

/** The demo, ready to be walked by its callers one after the other. */
export async function openMatrix(options: Options): Promise<Matrix> {
  const { superuserUrl, dataDir } = options
  const base = `hdoc_matrix_${randomBytes(6).toString('hex')}`
  const { subjects, marked, idOf } = await fill(options, base)
  const cell = readMatrix(options.committed)
  const own: Program = (services) =>
    createApp(services, {
      demoPeople: () => undefined,
      pageFolder: join(dataDir, 'page'),
      checkAnswers: true,
    })
  let clones = 0
  return {
    marked,
    close: () => dropDatabase(superuserUrl, base),
    walk: async (caller, { program = own, only = () => true } = {}) => {
      const name = `${base}_${++clones}`
      await ensureDatabase(superuserUrl, name, { template: base })
      const settings = settingsOf(superuserUrl, name, dataDir, options.through)
      const services = await openServices(
        { ...settings, limits: { ...settings.limits, ...unlimited } },
        clock,
      )
      const superuser = await openConnection(databaseUrl(superuserUrl, name))
      const app = await program(services)
      try {
        const ask = async <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
          (await superuser.query<T>(text, values)).rows
        const walked = endpoints.filter(({ id }) => only(id))
        const photo = (id: number) => photograph(ask, id)
        return await walkCaller({ app, endpoints: walked, cell, subjects, idOf, photograph: photo }, caller)
      } finally {
        await app.close()
        await superuser.end()
        await services.database.close()
        await dropDatabase(superuserUrl, name)
      }
    },
  }
}

/** Adds up what several walks found. */
export function sumOf(reports: readonly WalkReport[]): WalkReport {
  const sum: WalkReport = {
    calls: 0,
    ownTexts: 0,
    statuses: {},
    findings: [],
    rowRules: new Set(),
    answered: new Set(),
  }
  for (const one of reports) {
    sum.calls += one.calls
    sum.ownTexts += one.ownTexts
    for (const [status, count] of Object.entries(one.statuses))
      sum.statuses[Number(status)] = (sum.statuses[Number(status)] ?? 0) + count
    sum.findings.push(...one.findings)
    for (const rule of one.rowRules) sum.rowRules.add(rule)
    for (const id of one.answered) sum.answered.add(id)
  }
  return sum
}
