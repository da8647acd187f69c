import { createInterface } from 'node:readline'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { movedEntities } from '../entities/entities.ts'
import { type Row, sealedTables } from '../entities/sealed-rows.ts'
import { listColumns } from '../exports/queries/rows.ts'
import {
  emptyTable,
  insertRows,
  listReferences,
  listRequiredBytes,
  nextUserId,
  passIds,
  updateInstitution,
} from './queries.ts'
import type { Packed, ReadExport } from './read-folder.ts'
import { openEntry } from './read-part.ts'

const AT_ONCE = 500
/** Letters of rows that are written together, at most: rows may be giant. */
const LETTERS_AT_ONCE = 2_000_000
const OF_A_PERSON = /^(.*)institution_id$/

/** The tables in an order in which each row finds what it points at. */
async function tablesInOrder(db: Db): Promise<string[]> {
  const references = (await listReferences(db)).filter(({ from, to }) => from !== to)
  let waiting = movedEntities
    .map(({ table }) => table)
    .filter((table) => table !== 'institutions' && table !== 'users')
  const order = ['institutions', 'users']
  while (waiting.length > 0) {
    const next = waiting.filter(
      (table) => !references.some(({ from, to }) => from === table && waiting.includes(to)),
    )
    if (next.length === 0)
      throw new Error(
        `tables point at each other: make one of their foreign keys deferrable: ${waiting.join(', ')}`,
      )
    order.push(...next)
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return order
}

async function* linesOf(entries: readonly Packed[]): AsyncGenerator<string> {
  for (const entry of entries)
    for await (const line of createInterface({ input: await openEntry(entry.part, entry) }))
      if (line !== '') yield line
}

/** An account with which nobody signs in. */
async function addStandIn(db: TenantDb, name: string): Promise<number> {
  const id = await nextUserId(db)
  const user = {
    institution_id: db.institutionId,
    id,
    username: `platforma-${id}`,
    email: `platforma-${id}@invalid`,
    name,
    state: 'inactive',
  }
  await insertRows(db, { table: 'users', columns: Object.keys(user), fresh: [] }, JSON.stringify([user]))
  return id
}

/** What becomes of the ids of institutions and of people of the platform. */
class Newcomers {
  /** Accounts that stand for people of the old platform, by their ids there. */
  readonly #standIns = new Map<number, number>()

  /**
   * Names this institution instead of the old one. Whoever was of the old platform becomes a closed account of this
   * institution, so that what they did still names them.
   */
  async settle(db: TenantDb, row: Row, columns: readonly string[]): Promise<Row> {
    const settled = { ...row }
    for (const column of columns) {
      const prefix = OF_A_PERSON.exec(column)?.[1]
      if (prefix === undefined || row[column] === null) continue
      const person = `${prefix}id`
      if (prefix !== '' && row[column] === 0) {
        // The program itself, or a citizen: nobody's account.
        if (typeof row[person] !== 'number') continue
        const known = this.#standIns.get(row[person])
        const standIn =
          known ?? (await addStandIn(db, String(row[`${prefix}name`] ?? 'Administrator de platformă')))
        this.#standIns.set(row[person], standIn)
        settled[person] = standIn
      }
      settled[column] = db.institutionId
    }
    return settled
  }
}

async function importTable(
  db: TenantDb,
  secrets: Secrets,
  { table, without }: { table: string; without: readonly string[] },
  source: ReadExport,
  newcomers: Newcomers,
): Promise<number> {
  const entries = source.entries
    .filter(({ name }) => name.startsWith(`tabele/${table}/`) && name.endsWith('.jsonl'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const sealed = sealedTables[table]
  const here = (await listColumns(db, table)).map(({ name }) => name)
  const fresh = (
    await listRequiredBytes(
      db,
      table,
      without.filter((name) => !sealed?.reads.includes(name)),
    )
  ).map(({ name }) => name)
  if (table !== 'institutions') await emptyTable(db, table)
  let written = 0
  let waiting: Row[] = []
  let letters = 0
  let columns: string[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    if (table === 'institutions') {
      const kept = columns.filter(
        (name) => !['id', 'tag', 'active_from', 'active_to', 'version'].includes(name),
      )
      await updateInstitution(db, kept, JSON.stringify(waiting[0]))
      written += 1
    } else written += await insertRows(db, { table, columns, fresh }, JSON.stringify(waiting))
    waiting = []
    letters = 0
  }
  for await (const line of linesOf(entries)) {
    const read = JSON.parse(line) as Row
    const row = sealed ? sealed.seal(secrets, db.institutionId, read) : read
    // A column that is new here takes its default; one that is no more here is dropped with its value.
    columns = here.filter((name) => Object.hasOwn(row, name))
    waiting.push(await newcomers.settle(db, row, columns))
    letters += line.length
    if (waiting.length >= AT_ONCE || letters >= LETTERS_AT_ONCE) await flush()
  }
  await flush()
  return written
}

/** Writes all rows, in the one transaction of `db`, and compares how many they are with the manifest. */
export async function importRows(db: TenantDb, secrets: Secrets, source: ReadExport): Promise<number> {
  const newcomers = new Newcomers()
  const order = await tablesInOrder(db)
  let rows = 0
  for (const table of order) {
    const entity = movedEntities.find((one) => one.table === table)
    if (!entity) continue
    const written = await importTable(db, secrets, entity, source, newcomers)
    const promised = source.manifest.rows[table] ?? 0
    if (written !== promised)
      throw new Refusal({
        ro: `Din ${table} au intrat ${written} rânduri, nu ${promised}: exportul nu este întreg.`,
        en: `${written} rows of ${table} came in, not ${promised}: the export is not whole.`,
      })
    rows += written
    if (table !== 'institutions') await passIds(db, table)
  }
  return rows
}
