import { type Clock, localDate, systemClock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/env.ts'
import { DEALU_FLORILOR } from '../invented/institution-ids.ts'
import { seededRandom } from '../invented/seeded-random.ts'
import { deskFirst } from './desk-first.ts'
import { planHistory } from './plan-history.ts'
import { addPapers, getBulkFacts, listIssuers, listSeriesStarts, stagedPapers } from './queries.ts'
import { type Loading, withLoading } from './with-loading.ts'
import { writePapers } from './write-papers.ts'

async function load({ database, loader }: Loading, clock: Clock): Promise<void> {
  const inside = database.inInstitution
  const facts = await inside(DEALU_FLORILOR, getBulkFacts, { readOnly: true })
  const issuers = await inside(DEALU_FLORILOR, listIssuers, { readOnly: true })
  const starts = await inside(DEALU_FLORILOR, listSeriesStarts, { readOnly: true })
  const writer = {
    random: seededRandom('history'),
    facts: deskFirst(facts),
    issuers,
    today: localDate(clock.now()),
    settled: true,
  }
  const papers = planHistory(starts, facts.free_days).flatMap((year) => [...writePapers(writer, year)])
  await loader.load(DEALU_FLORILOR, stagedPapers, papers, addPapers)
}

/**
 * Gives the first institution of the demo two years of papers before its month, light ones: registered and closed, without
 * files, cases or events. With them its figures can be compared with those of a year ago. All come in one transaction.
 */
export const seedHistory = (settings: Settings, clock: Clock = systemClock): Promise<void> =>
  withLoading(settings, (loading) => load(loading, clock))
