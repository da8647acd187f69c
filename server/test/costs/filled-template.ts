import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { asSuperuser, ensureFilledTemplate } from '../database/cluster.ts'
import { fillCases } from '../load/fill-cases.ts'
import type { Filled } from '../load/fill-institution.ts'
import { fillNotices } from '../load/fill-notices.ts'
import { fillRegistry } from '../load/fill-registry.ts'
import { fillComplaints } from '../load/portal/fill-complaints.ts'
import { fillGazette } from '../load/portal/fill-gazette.ts'

/**
 * The day on which the costs are asked. The documents of the templates reach up to it, whatever day it really
 * is.
 */
export const TODAY = '2026-11-20'

/** Of so many documents one is a complaint, and one is published in the gazette. */
const PAPERS_OF_ONE = 20

const fillCode = [
  'add-lone-person.ts',
  'fill-cases.ts',
  'portal/fill-complaints.ts',
  'fill-documents.ts',
  'portal/fill-gazette.ts',
  'fill-institution.ts',
  'fill-notices.ts',
  'fill-registry.ts',
]

/**
 * Turns off what happens by itself in the database, because it would change what a statement reads from one
 * run to the next.
 */
async function keepStill(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public'`,
  )
  for (const { name } of rows) await superuser.query(`alter table ${name} set (autovacuum_enabled = off)`)
  // A column with such a high statistics target makes ANALYZE read every row instead of a sample. Plans that
  // are nearly alike in price would otherwise change with the sample. The other columns keep the usual
  // target.
  for (const column of [
    'documents alter annexes',
    'document_access alter reasons',
    'cases alter closing_status',
    'case_shares alter role',
    'case_documents alter role',
  ])
    await superuser.query(`alter table ${column} set statistics 2000`)
}

const VACUUMS = 50

/**
 * Vacuums until every page is marked as visible to all. A connection that opens elsewhere on the server holds a
 * vacuum back for a moment; what it then leaves unmarked is read twice, from the index and from the table.
 */
async function makeAllVisible(superuser: Client): Promise<void> {
  for (let turn = 0; turn < VACUUMS; turn++) {
    const { rows } = await superuser.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = 'public' and c.relallvisible < c.relpages`,
    )
    if (rows.length === 0) return
    await superuser.query('select pg_sleep(0.1)')
    await superuser.query(`vacuum ${rows.map(({ name }) => name).join(', ')}`)
  }
  throw new Error('a vacuum never saw all pages')
}

/**
 * Gives the template of a database with `documents` documents, made once on a server and cloned afterwards.
 */
export function ensureCostTemplate(superuserUrl: string, documents: number): Promise<string> {
  const code = fillCode.map((file) => readFileSync(join(import.meta.dirname, '../load', file), 'utf8'))
  const own = readFileSync(import.meta.filename, 'utf8')
  return ensureFilledTemplate(superuserUrl, `hdoc_costs_${documents}`, [...code, own], async (superuser) => {
    await keepStill(superuser)
    const filled = await fillRegistry(superuser, documents, TODAY, true)
    await fillNotices(superuser, filled)
    await fillCases(superuser, filled)
    await fillComplaints(superuser, filled.institutionId, documents / PAPERS_OF_ONE, TODAY)
    await fillGazette(superuser, filled.institutionId, documents / PAPERS_OF_ONE)
    await makeAllVisible(superuser)
    await superuser.query('create table costs_filled (filled jsonb not null)')
    await superuser.query('insert into costs_filled values ($1)', [JSON.stringify(filled)])
  })
}

export async function filledIn(superuserUrl: string): Promise<Filled> {
  const [row] = await asSuperuser<{ filled: Filled }>(superuserUrl, 'select filled from costs_filled')
  if (!row) throw new Error('this database is not a filled one')
  return row.filled
}
