import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Clock, localDate, systemClock } from '../../platform/clock.ts'
import type { Database, TenantDb } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/env.ts'
import { DEALU_FLORILOR } from '../invented/institution-ids.ts'
import { seededRandom } from '../invented/seeded-random.ts'
import { plantReport } from '../plant/plant-report.ts'
import type { BulkPaper } from './bulk-paper.ts'
import { deskFirst } from './desk-first.ts'
import { hasYears } from './has-years.ts'
import { planHistory } from './plan-history.ts'
import {
  addPapers,
  backendOf,
  cancelStatement,
  getBulkFacts,
  holdYears,
  listIssuers,
  listSeriesStarts,
  stagedPapers,
} from './queries.ts'
import { type Loading, withLoading } from './with-loading.ts'
import { writePapers } from './write-papers.ts'

/** Papers written in one go: a server that works beside answers in between. */
const AT_ONCE = 200

/** The papers of the years before; none when they are there. Whoever comes second waits for the first. */
async function papersBefore(db: TenantDb, clock: Clock, signal?: AbortSignal): Promise<BulkPaper[]> {
  await holdYears(db)
  if (await hasYears(db, clock)) return []
  const facts = await getBulkFacts(db)
  const issuers = await listIssuers(db)
  const starts = await listSeriesStarts(db)
  const today = localDate(clock.now())
  const writer = { random: seededRandom('history'), facts: deskFirst(facts), issuers, today, settled: true }
  const papers: BulkPaper[] = []
  for (const year of planHistory(starts, facts.free_days))
    for (const paper of writePapers(writer, year)) {
      papers.push(paper)
      if (papers.length % AT_ONCE > 0) continue
      await nextTurn()
      signal?.throwIfAborted()
    }
  return papers
}

/** Lets a signal end what the connection of a load is busy with; nothing of its transaction is kept then. */
async function endBySignal(db: TenantDb, database: Database, signal: AbortSignal): Promise<void> {
  const pid = await backendOf(db)
  const end = () =>
    database.inInstitution(DEALU_FLORILOR, (other) => cancelStatement(other, pid)).catch(() => undefined)
  signal.addEventListener('abort', () => void end(), { once: true })
  signal.throwIfAborted()
}

async function load({ database, loader }: Loading, clock: Clock, signal?: AbortSignal): Promise<void> {
  let isNew = false
  const papers = async (db: TenantDb) => {
    if (signal) await endBySignal(db, database, signal)
    const written = await papersBefore(db, clock, signal)
    isNew = written.length > 0
    return written
  }
  await loader.load(DEALU_FLORILOR, stagedPapers, papers, async (db) => {
    if (!isNew) return
    await addPapers(db)
    await plantReport(db, clock.now())
  })
}

/**
 * Gives the first institution of the demo two years of papers before its month, light ones: registered and closed, without
 * files, cases or events. With them its figures can be compared with those of a year ago, and its mayor asks for a report.
 * All come in one transaction, once. People may register meanwhile: these numbers lie before the first that the month holds. `signal` ends it, and leaves nothing.
 */
export const seedHistory = (
  settings: Settings,
  clock: Clock = systemClock,
  signal?: AbortSignal,
): Promise<void> => withLoading(settings, (loading) => load(loading, clock, signal), signal)
