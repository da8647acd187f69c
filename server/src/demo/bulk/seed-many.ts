import { addDays, dayParts } from '@hdoc/contract/ro/local-date.ts'
import { addRegister } from '../../modules/registers/index.ts'
import { learnWords } from '../../modules/search/index.ts'
import { sealAll } from '../../platform/audit/seal-audit.ts'
import { type Clock, localDate, systemClock } from '../../platform/clock.ts'
import type { Database, TenantDb } from '../../platform/db/database.ts'
import { openConnection } from '../../platform/db/open-connection.ts'
import type { Settings } from '../../platform/env.ts'
import type { Secrets } from '../../platform/secrets/key-ring.ts'
import { DEALU_FLORILOR } from '../invented/institution-ids.ts'
import { inventedIssuer } from '../invented/invented-issuer.ts'
import { addIssuers } from '../invented/queries.ts'
import { seededRandom } from '../invented/seeded-random.ts'
import type { BulkPaper } from './bulk-paper.ts'
import { deskFirst } from './desk-first.ts'
import { BRANCH, planLoad } from './plan-load.ts'
import {
  addPapers,
  type BulkFacts,
  getBulkFacts,
  holdCounters,
  listIssuers,
  listSeriesEnds,
  stagedPapers,
} from './queries.ts'
import { type Loading, withLoading } from './with-loading.ts'
import { writePapers } from './write-papers.ts'

/**
 * Documents in one transaction: enough to make triggers cheap, few enough that nobody waits long for a lock.
 */
const CHUNK = 10_000
const MOST_ISSUERS = 20_000
const DOCUMENTS_PER_ISSUER = 20
const ISSUER_CHUNK = 2_000

const filled = [
  'documents',
  'register_ledger',
  'document_access',
  'document_access_totals',
  'document_counts',
  'document_totals',
  'issuers',
  'audit_entries',
  'audit_payloads',
  'audit_seals',
  'audit_unsealed',
]

async function ensureBranch(database: Database): Promise<void> {
  await database.inInstitution(DEALU_FLORILOR, async (db) => {
    const { registers } = await getBulkFacts(db)
    if (registers.some(({ code }) => code === BRANCH)) return
    await addRegister(db, {
      name: 'Registru general – punct de lucru Fântâna Veche',
      code: BRANCH,
      category: null,
      pattern: '{REG}-######/{YYYY}',
      reset: 'auto',
      number_after_reset: 1,
      next_number: 1,
      is_default: false,
      in_main_list: true,
      description: 'Registrul ghișeului din satul Fântâna Veche.',
    })
  })
}

/** The directory grows with the documents, up to 20,000 people and companies. */
async function ensureIssuers(database: Database, secrets: Secrets, facts: BulkFacts, documents: number) {
  const inside = database.inInstitution
  const known = await inside(DEALU_FLORILOR, listIssuers, { readOnly: true })
  const wanted = Math.min(MOST_ISSUERS, Math.ceil((facts.documents + documents) / DOCUMENTS_PER_ISSUER))
  const random = seededRandom(`bulk issuers ${known.length}`)
  const home = { county: facts.county_name, locality: facts.locality, postalCode: facts.postal_code }
  for (let missing = wanted - known.length; missing > 0; missing -= ISSUER_CHUNK) {
    const issuers = Array.from({ length: Math.min(missing, ISSUER_CHUNK) }, () =>
      inventedIssuer(random, home),
    )
    await inside(DEALU_FLORILOR, (db) => addIssuers(db, secrets, issuers))
  }
  return inside(DEALU_FLORILOR, listIssuers, { readOnly: true })
}

function* chunksOf(papers: Iterable<BulkPaper>): Generator<BulkPaper[]> {
  let chunk: BulkPaper[] = []
  for (const paper of papers) {
    chunk.push(paper)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

async function writeChunk(db: TenantDb): Promise<void> {
  await holdCounters(db)
  await addPapers(db)
}

/**
 * Loads the documents in chunks. Each chunk is one transaction; meanwhile the audit of the chunks before it
 * is sealed.
 */
async function load({ database, loader, settings }: Loading, documents: number, clock: Clock): Promise<void> {
  await ensureBranch(database)
  const today = localDate(clock.now())
  const facts = await database.inInstitution(DEALU_FLORILOR, getBulkFacts)
  const ends = await database.inInstitution(DEALU_FLORILOR, listSeriesEnds)
  const issuers = await ensureIssuers(database, settings, facts, documents)
  const random = seededRandom(`bulk ${facts.documents}`)
  const writer = { random, facts: deskFirst(facts), issuers, today }
  const years = planLoad(documents, {
    registers: facts.registers,
    ends,
    freeDays: facts.free_days,
    yesterday: addDays(today, -1),
    runningYear: dayParts(today).year,
  })
  for (const year of years)
    for (const chunk of chunksOf(writePapers(writer, year)))
      await Promise.all([loader.load(DEALU_FLORILOR, stagedPapers, chunk, writeChunk), sealAll(database)])
  await database.inInstitution(DEALU_FLORILOR, (db) => learnWords(db, null))
}

/**
 * Plans and index-only scans need statistics and visibility maps, which only the owner of the tables may
 * gather.
 */
async function vacuum(settings: Settings): Promise<void> {
  const client = await openConnection(settings.database.owner)
  try {
    for (const table of filled) await client.query(`vacuum (analyze) ${table}`)
  } finally {
    await client.end()
  }
}

/**
 * Adds closed and open documents of the years since 2019 to the first institution, a million in some minutes.
 * They have the numbers, ledger, access, counters and sealed audit that registration would have made. It may
 * be repeated; when it is stopped, what it wrote so far is complete.
 */
export async function seedMany(
  settings: Settings,
  documents: number,
  clock: Clock = systemClock,
): Promise<void> {
  await withLoading(settings, (loading) => load(loading, documents, clock))
  await vacuum(settings)
}
