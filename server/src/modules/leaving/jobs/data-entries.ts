import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOf } from '../../../platform/audit/proof-key.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { PROJECT_DIR } from '../../../platform/env.ts'
import { csvStream } from '../../../platform/files/write/csv-stream.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { auditTables, entities, exportedEntities } from '../entities/entities.ts'
import { type Row, sealedTables } from '../entities/sealed-rows.ts'
import type { ExportSummary } from '../exports/queries/exports.ts'
import {
  type Column,
  closeRows,
  countRows,
  fetchLines,
  findAuditHead,
  listColumns,
  listEarlierKeys,
  openAudit,
  openRows,
} from '../exports/queries/rows.ts'
import { FEW_ROWS, LETTERS_AT_ONCE, lettersOf, nextCount } from './rows-at-once.ts'
import type { PartEntry } from './write-part.ts'

/** Rows of one file, so that a file opens in a spreadsheet and a part may end after it. */
const ROWS_OF_A_FILE = 100_000

/** The rows in the database are not as many as were read: the export is not complete. */
export class OtherCount extends Error {}

async function* linesOf(db: TenantDb, cursor: string): AsyncGenerator<string> {
  for (let count = FEW_ROWS; ; ) {
    const lines = await fetchLines(db, cursor, count)
    yield* lines
    if (lines.length < count) break
    count = nextCount(count, lettersOf(lines))
  }
  await closeRows(db, cursor)
}

/** The lines of one file; tells through `seen` how many there were. */
async function* upTo(
  lines: AsyncIterator<string>,
  seen: { lines: number; ended: boolean },
): AsyncGenerator<string> {
  for (let n = 0; n < ROWS_OF_A_FILE; n++) {
    const next = await lines.next()
    if (next.done) {
      seen.ended = true
      return
    }
    seen.lines++
    yield next.value
  }
}

async function* joined(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = []
  let letters = 0
  for await (const line of lines) {
    letters += line.length
    if (waiting.push(line) < 200 && letters < LETTERS_AT_ONCE) continue
    yield `${waiting.join('\n')}\n`
    waiting = []
    letters = 0
  }
  if (waiting.length > 0) yield `${waiting.join('\n')}\n`
}

const cell = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

async function* cellsOf(columns: readonly string[], lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  yield [...columns]
  for await (const line of lines) {
    const row = JSON.parse(line) as Row
    yield columns.map((name) => cell(row[name]))
  }
}

type Described = { table: string; title: { ro: string; en: string }; rows: number; columns: Column[] }

/** The files of one table: each file of rows as JSON lines, and the same rows as CSV. */
async function* tableEntries(
  db: TenantDb,
  secrets: Secrets,
  { table, title, without }: { table: string; title: Described['title']; without: readonly string[] },
  described: Described[],
): AsyncGenerator<PartEntry> {
  const sealed = sealedTables[table]
  const all = await listColumns(db, table)
  const columns = all.filter(({ name }) => !without.includes(name))
  if (sealed && !columns.some(({ name }) => name === 'cnp') && sealed.reads.length > 0)
    columns.push({ name: 'cnp', type: 'text', nullable: false, refers: null })
  const read = all
    .map(({ name }) => name)
    .filter((name) => !without.includes(name) || sealed?.reads.includes(name))
  await openRows(db, { table, columns: read, cursor: 'leaving_json' })
  await openRows(db, { table, columns: read, cursor: 'leaving_csv' })
  const opened = async function* (cursor: string): AsyncGenerator<string> {
    for await (const line of linesOf(db, cursor))
      yield sealed ? JSON.stringify(sealed.open(secrets, db.institutionId, JSON.parse(line) as Row)) : line
  }
  const json = opened('leaving_json')
  const csv = opened('leaving_csv')
  const seen = { lines: 0, ended: false }
  const again = { lines: 0, ended: false }
  for (let n = 1; !seen.ended; n++) {
    const name = `tabele/${table}/${table}-${String(n).padStart(3, '0')}`
    yield { name: `${name}.jsonl`, size: 0, content: joined(upTo(json, seen)) }
    const names = columns.map((column) => column.name)
    yield { name: `${name}.csv`, size: 0, content: csvStream(cellsOf(names, upTo(csv, again))) }
  }
  // The second reading may have ended exactly with a file.
  if (!again.ended && !(await csv.next()).done) throw new OtherCount(table)
  const rows = await countRows(db, table)
  if (seen.lines !== rows || again.lines !== rows) throw new OtherCount(`${table}: ${seen.lines} of ${rows}`)
  described.push({ table, title, rows, columns })
}

async function* auditEntries(db: TenantDb): AsyncGenerator<PartEntry> {
  await openAudit(db, 'leaving_audit')
  const lines = linesOf(db, 'leaving_audit')
  const seen = { lines: 0, ended: false }
  for (let n = 1; !seen.ended; n++)
    yield {
      name: `audit/intrari-${String(n).padStart(4, '0')}.jsonl`,
      size: 0,
      content: joined(upTo(lines, seen)),
    }
  const { entries } = await findAuditHead(db)
  if (entries !== seen.lines) throw new OtherCount(`audit: ${seen.lines} of ${entries}`)
}

async function keysOf(db: TenantDb, { secret, oldSecrets = [] }: Secrets): Promise<Record<string, string>> {
  const known = [secret, ...oldSecrets].map(keyOf).map(({ id, publicKey }) => [id, publicKey] as const)
  const earlier = (await listEarlierKeys(db)).map(({ key_id, public_key }) => [key_id, public_key] as const)
  return Object.fromEntries([...earlier, ...known])
}

const asset = (name: string): Promise<string> =>
  readFile(join(PROJECT_DIR, 'server/data/leaving', name), 'utf8')

/** Everything of the institution but its files, of the instant of the transaction. Fills `summary` on the way. */
export async function* dataEntries(
  db: TenantDb,
  secrets: Secrets,
  summary: { rows: Record<string, number>; audit: ExportSummary['audit'] },
): AsyncGenerator<PartEntry> {
  for (const name of ['CITESTE.txt', 'verifica.mjs']) yield { name, size: 0, content: [await asset(name)] }
  yield { name: 'audit/chei.json', size: 0, content: [JSON.stringify(await keysOf(db, secrets), null, 1)] }
  const described: Described[] = []
  const ofAudit = auditTables.map((table) => ({ table, without: [], title: { ro: table, en: table } }))
  for (const entity of [...exportedEntities, ...ofAudit]) yield* tableEntries(db, secrets, entity, described)
  yield* auditEntries(db)
  Object.assign(summary.rows, Object.fromEntries(described.map(({ table, rows }) => [table, rows])))
  summary.audit = await findAuditHead(db)
  const left = Object.entries(entities).flatMap(([table, one]) =>
    one.way === 'stays' ? [{ table, reason: one.reason }] : [],
  )
  yield {
    name: 'descriere.json',
    size: 0,
    content: [JSON.stringify({ tables: described, not_exported: left }, null, 1)],
  }
}
