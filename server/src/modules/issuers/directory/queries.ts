import { type Condition, type ListQuery, searchesOf } from '@hdoc/contract/calls/list-query.ts'
import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { normaliseContactPhone } from '@hdoc/contract/ro/phone.ts'
import type { IssuerType } from '@hdoc/contract/texts/choices.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { conditionSql, listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { allOf, anyOf, type Fragment, nothing, sql } from '../../../platform/db/sql.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { openCnp, sealCnp, tracesOf } from '../cnp/sealed-cnp.ts'

export type IssuerRow = IssuerValues & {
  id: number
  version: number
  merged_into_id: number | null
  merged_into_name: string | null
  erased: boolean
}
/** A row as it is stored. */
export type StoredIssuer = IssuerRow & { cnp_sealed: Buffer | null }
export type EditableIssuer = Granted<'issuer.edit', IssuerRow>
export type MergeableIssuer = Granted<'issuer.merge', IssuerRow>

export const issuerFields = sql`i.id, i.version, i.type, i.name, i.cnp, i.cnp_sealed, i.cui, i.onrc, i.administrator_name, i.email, i.phone, i.country, i.county, i.locality, i.sector,
  i.street_type, i.street, i.number, i.block, i.staircase, i.floor, i.apartment, i.intercom, i.postal_code, i.merged_into_id, i.erased_at is not null as erased,
  (select w.name from issuers w where w.institution_id = i.institution_id and w.id = i.merged_into_id) as merged_into_name`

/** Rows with their CNP opened. */
export function opened<Row extends { cnp: string; cnp_sealed: Buffer | null }>(
  db: TenantDb,
  secrets: Secrets,
  rows: readonly Row[],
): Omit<Row, 'cnp_sealed'>[] {
  return rows.map(({ cnp_sealed, ...row }) => ({
    ...row,
    cnp: openCnp(secrets, db.institutionId, { cnp: row.cnp, cnp_sealed }),
  }))
}

const columns: SqlColumns = {
  name: { sql: sql`i.name`, type: 'text', sort: sql`i.name collate romanian`, indexed: true },
  type: { sql: sql`i.type`, type: 'choice' },
  cui: { sql: sql`i.cui`, type: 'text' },
  email: { sql: sql`i.email`, type: 'text' },
  phone: { sql: sql`i.phone`, type: 'text' },
  locality: { sql: sql`i.locality`, type: 'text', sort: sql`i.locality collate romanian` },
  county: { sql: sql`i.county`, type: 'text', sort: sql`i.county collate romanian` },
}

/**
 * Turns a phone as people write it („0722 123 456”, „0040 722…”), or a part of one, into the stored form:
 * E.164 without spaces.
 */
function storedPhone(typed: string): string {
  const compact = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  return normaliseContactPhone(compact) ?? (compact || typed)
}

/**
 * Columns that are searched through the search role, because row security keeps a plain condition from using
 * their indexes.
 */
const searched = ['name', 'locality', 'cui', 'phone', 'email']
const negative: Partial<Record<Condition['mode'], string>> = { notContains: 'contains', notEquals: 'equals' }

function conditionOf(db: TenantDb, { field, mode, values }: Condition): Fragment {
  if (!searched.includes(field)) return conditionSql(columns[field]!, { field, mode, values })
  const found = values.map((value) => {
    const text = field === 'phone' ? storedPhone(value) : value
    const how = negative[mode] ?? (mode === 'in' ? 'equals' : mode)
    return sql`select filter_issuers(${db.institutionId}, ${field}, ${how}, ${text})`
  })
  const ids = sql`(${sql.join(found, sql` union `)})`
  return Object.hasOwn(negative, mode) ? sql`i.id not in ${ids}` : sql`i.id in ${ids}`
}

/** One page of the directory, without issuers merged into another and without those whose data was erased. */
export async function listIssuers(
  db: TenantDb,
  secrets: Secrets,
  query: ListQuery,
): Promise<{ rows: IssuerRow[]; total: number }> {
  const conditions = query.filters.map(({ operator, conditions: all }) => {
    const fragments = all.map((condition) => conditionOf(db, condition))
    return operator === 'or' ? anyOf(fragments) : allOf(fragments)
  })
  for (const text of searchesOf(query))
    conditions.push(sql`i.id in (select search_issuers(${db.institutionId}, ${text}, null))`)
  const { rows, total } = await listPage<StoredIssuer>(
    db,
    { ...query, search: '', filterstring: '', filters: [] },
    {
      select: issuerFields,
      from: sql`issuers i`,
      where: allOf([
        sql`i.institution_id = ${db.institutionId} and i.merged_into_id is null and i.erased_at is null`,
        ...conditions,
      ]),
      columns,
      search: [],
      id: sql`i.id`,
    },
  )
  return { rows: opened(db, secrets, rows), total }
}

export async function findIssuer(db: TenantDb, secrets: Secrets, id: number): Promise<IssuerRow | undefined> {
  const rows = await db.rows(
    sql<StoredIssuer>`select ${issuerFields} from issuers i where i.institution_id = ${db.institutionId} and i.id = ${id}`,
  )
  return opened(db, secrets, rows)[0]
}

/**
 * Locks issuers until the transaction ends and waits for others who change one of them. Always in order of
 * ids, so that nobody waits in a circle.
 */
export async function lockIssuers(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.rows(
    sql`select 1 from issuers where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for update`,
  )
}

/**
 * Locks issuers as `lockIssuers` does, but lets others name them meanwhile: a registration, which holds the counter of its
 * register, does not wait. For long work that changes them and keeps them.
 */
export async function lockIssuersForChange(db: TenantDb, ids: readonly number[]): Promise<void> {
  await db.rows(
    sql`select 1 from issuers where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) order by id for no key update`,
  )
}

export async function addIssuer(db: TenantDb, secrets: Secrets, v: IssuerValues): Promise<number> {
  const { cnp_sealed, cnp_index } = sealCnp(secrets, db.institutionId, v.cnp)
  const { id } = await db.one(sql<{ id: number }>`
    insert into issuers (institution_id, type, name, cnp_sealed, cnp_index, cui, onrc, administrator_name, email, phone, country, county, locality, sector, street_type,
                         street, number, block, staircase, floor, apartment, intercom, postal_code)
    values (${db.institutionId}, ${v.type}, ${v.name}, ${cnp_sealed}, ${cnp_index}, ${v.cui}, ${v.onrc}, ${v.administrator_name}, ${v.email}, ${v.phone}, ${v.country},
            ${v.county}, ${v.locality}, ${v.sector}, ${v.street_type}, ${v.street}, ${v.number}, ${v.block}, ${v.staircase}, ${v.floor},
            ${v.apartment}, ${v.intercom}, ${v.postal_code}) returning id`)
  return id
}

/**
 * Leaves the stored CNP alone when '' was shown and '' comes back: the CNP may be one that does not open, and
 * must not be overwritten.
 */
export function updateIssuer(
  db: TenantDb,
  secrets: Secrets,
  issuer: EditableIssuer | MergeableIssuer,
  v: IssuerValues,
): Promise<number> {
  const { cnp_sealed, cnp_index } = sealCnp(secrets, db.institutionId, v.cnp)
  const cnp =
    issuer.cnp === '' && v.cnp === ''
      ? nothing
      : sql`cnp = '', cnp_sealed = ${cnp_sealed}, cnp_index = ${cnp_index},`
  return db.run(sql`
    update issuers set type = ${v.type}, name = ${v.name}, ${cnp} cui = ${v.cui}, onrc = ${v.onrc}, administrator_name = ${v.administrator_name},
           email = ${v.email}, phone = ${v.phone}, country = ${v.country}, county = ${v.county}, locality = ${v.locality}, sector = ${v.sector},
           street_type = ${v.street_type}, street = ${v.street}, number = ${v.number}, block = ${v.block}, staircase = ${v.staircase}, floor = ${v.floor},
           apartment = ${v.apartment}, intercom = ${v.intercom}, postal_code = ${v.postal_code}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${issuer.id}`)
}

export function listIssuerOptions(
  db: TenantDb,
  { q, ids }: { q: string; ids?: string | undefined },
): Promise<Option[]> {
  const chosen = ids
    ? sql`i.id = any(${ids.split(',').map(Number)}::bigint[])`
    : sql`i.id in (select search_issuers(${db.institutionId}, ${q}, 50))`
  return db.rows(
    sql<Option>`select i.id, i.name from issuers i where i.institution_id = ${db.institutionId} and i.erased_at is null and ${chosen} order by i.name collate romanian limit 50`,
  )
}

export type SuggestionRow = IssuerRow & { documents: number; type: IssuerType }
export type StoredSuggestion = SuggestionRow & Pick<StoredIssuer, 'cnp_sealed'>

/** The count of documents stops at 100: the clerk wants to know „many”, not the number. */
export async function suggestIssuers(
  db: TenantDb,
  secrets: Secrets,
  q: string,
  limit: number,
): Promise<SuggestionRow[]> {
  const rows = await db.rows(sql<StoredSuggestion>`
    select ${issuerFields}, (select count(*) from (select 1 from documents d where d.institution_id = i.institution_id and d.issuer_id = i.id limit 100) counted) as documents
      from search_issuers(${db.institutionId}, ${q}, ${limit}) with ordinality as found(id, rank)
      join issuers i on i.institution_id = ${db.institutionId} and i.id = found.id order by found.rank`)
  return opened(db, secrets, rows)
}

export type IssuerMatch = { line: number; id: number; by_code: boolean }

/** Which known issuers the lines of a list may mean, by the position of the line. */
export function matchIssuers(
  db: TenantDb,
  secrets: Secrets,
  asked: readonly { name: string; cui: string; cnp: string }[],
  most: number,
): Promise<IssuerMatch[]> {
  const lines = asked.map((line) => {
    const { indexes } = tracesOf(secrets, db.institutionId, line.cnp)
    return { ...line, cnp_indexes: indexes.map((index) => index.toString('hex')) }
  })
  return db.rows(sql<IssuerMatch>`
    select line, id, by_code from match_issuers(${db.institutionId}, ${JSON.stringify(lines)}::jsonb, ${most}::integer) order by line, id`)
}

export async function listSuggestions(
  db: TenantDb,
  secrets: Secrets,
  ids: readonly number[],
): Promise<SuggestionRow[]> {
  const rows = await db.rows(sql<StoredSuggestion>`
    select ${issuerFields}, (select count(*) from (select 1 from documents d where d.institution_id = i.institution_id and d.issuer_id = i.id limit 100) counted) as documents
      from issuers i where i.institution_id = ${db.institutionId} and i.id = any(${[...ids]}::bigint[])`)
  return opened(db, secrets, rows)
}

/** Where the institution is. */
export function findOwnPlace(db: TenantDb): Promise<{ county_name: string; locality: string }> {
  return db.one(
    sql<{
      county_name: string
      locality: string
    }>`select county_name, locality from institutions where id = ${db.institutionId}`,
  )
}
