import type { ColumnFilter, Condition } from '@hdoc/contract/calls/list-query.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { escapeLike } from '../../../../platform/db/list/list-sql.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/** Texts with an index of their own: the field that a filter names, and its name for the search role. */
const searched: Readonly<Record<string, string>> = {
  number: 'number',
  issuer: 'issuer_name',
  name: 'issuer_name',
  cui: 'issuer_cui',
  short_description: 'short_description',
  external_number: 'external_number',
  location: 'location',
}
/** The field that replaces `cnp` in a filter: the ids of the issuers that were found by their CNP. */
export const ISSUER_IDS = 'issuer_ids'
/** Modes that leave texts out, each with the mode of the texts it leaves out. */
const positive: Partial<Record<Condition['mode'], string>> = { notContains: 'contains', notEquals: 'equals' }
const howOf = (mode: Condition['mode']): string => positive[mode] ?? (mode === 'in' ? 'equals' : mode)
const isNegative = ({ mode }: Condition): boolean => Object.hasOwn(positive, mode)

export const isText = ({ field }: Condition): boolean =>
  Object.hasOwn(searched, field) || field === 'additional_info'

/** Types and departments that a list is also filtered by, to narrow the search for texts; null = any. */
export type Narrowed = { docTypes: number[] | null; groups: number[] | null }

/**
 * Conditions whose texts many documents bear. They are compared in the documents' own rows, not looked up in
 * an index.
 */
export type Frequent = ReadonlySet<Condition>

/** Issuers by their ids: these alone, or all but these. */
export type IssuerSet = { isExcept: boolean; ids: readonly number[] }
/** The issuers that conditions leave in, for conditions that leave issuers out. */
export type IssuersLeftIn = ReadonlyMap<Condition, IssuerSet>

/** What was found out about the text conditions of a list before its documents are read. */
export type KnownTexts = {
  frequent: Frequent
  issuers: IssuersLeftIn
  /** The physical forms that a condition on them lets in. */
  forms: ReadonlyMap<Condition, readonly string[]>
}

/** Whether a filter finds its documents by an index of texts. */
export const looksForText = ({ conditions }: ColumnFilter, frequent: Frequent): boolean =>
  conditions.every(
    (condition) =>
      condition.field === ISSUER_IDS ||
      (Object.hasOwn(searched, condition.field) && !isNegative(condition) && !frequent.has(condition)),
  )

const patternOf = (mode: string, value: string): Fragment => {
  const folded = sql`fold(${escapeLike(value)})`
  const before = mode === 'contains' || mode === 'endsWith' ? sql`'%' || ` : sql``
  const after = mode === 'contains' || mode === 'startsWith' ? sql` || '%'` : sql``
  return sql`(${before}${folded}${after})`
}

/** Compares a text in the row of a document (alias d); undefined for texts of its issuer. */
function comparedInPlace(field: string, how: string, value: string): Fragment | undefined {
  const pattern = patternOf(how, value)
  switch (field) {
    case 'number':
      return sql`is_like(d.number, ${pattern})`
    case 'external_number':
      return sql`is_like(d.external_number, ${pattern})`
    case 'short_description':
      return sql`d.subject_folded like ${pattern}`
    case 'location':
      return sql`d.location_folded like ${pattern}`
    case 'additional_info':
      return sql`case when d.additional_info = '' then '' else fold(d.additional_info) end like ${pattern}`
    default:
      return undefined
  }
}

/** Whether the issuer of a document fits; false for a document without an issuer. */
function ofIssuers(db: TenantDb, field: string, how: string, value: string): Fragment {
  const ofIssuer = field === 'cui' ? 'cui' : 'name'
  return sql`coalesce(d.issuer_id in (select filter_issuers(${db.institutionId}, ${ofIssuer}, ${how}, ${value})), false)`
}

/** Documents without an issuer fit a condition that leaves issuers out. */
const ofIssuersLeftIn = ({ isExcept, ids }: IssuerSet): Fragment =>
  isExcept
    ? sql`coalesce(d.issuer_id <> all(${[...ids]}::bigint[]), true)`
    : sql`coalesce(d.issuer_id = any(${[...ids]}::bigint[]), true)`

export function textCondition(
  db: TenantDb,
  condition: Condition,
  { docTypes, groups }: Narrowed,
  { frequent, issuers }: KnownTexts,
): Fragment {
  const { field, mode, values } = condition
  const how = howOf(mode)
  const leftIn = issuers.get(condition)
  if (leftIn) return ofIssuersLeftIn(leftIn)
  if (isNegative(condition) || frequent.has(condition) || !Object.hasOwn(searched, field)) {
    const fits = values.map((value) => comparedInPlace(field, how, value) ?? ofIssuers(db, field, how, value))
    const some = sql`(${sql.join(fits, sql` or `)})`
    return isNegative(condition) ? sql`not ${some}` : some
  }
  const one = (value: string): Fragment =>
    sql`select search_documents(${db.institutionId}, ${searched[field]!}, ${how}, ${value}, ${docTypes}::bigint[], ${groups}::bigint[])`
  // As an array, the found ids lead the scan; as a subquery, they would be joined with all documents.
  return sql`d.id = any(array(${sql.join(values.map(one), sql` union `)}))`
}

/** A text is frequent when at least `MANY` of the `SAMPLE` newest documents bear it. */
const SAMPLE = 500
const MANY = 25

/**
 * How a text is compared in the sample. An index of trigrams finds what contains the text, whatever part of it
 * is asked for; only that of the sender's numbers knows beginnings.
 */
const sampledAs = (field: string, how: string): string =>
  field === 'external_number' && (how === 'startsWith' || how === 'equals') ? how : 'contains'

/**
 * The conditions whose texts at least a twentieth of the newest documents bear. The index would give such a
 * text a list of ids that is longer to read than the documents.
 */
export async function frequentTexts(db: TenantDb, filters: readonly ColumnFilter[]): Promise<Frequent> {
  const asked = filters
    .flatMap(({ conditions }) => conditions)
    .filter((condition) => Object.hasOwn(searched, condition.field) && !isNegative(condition))
    .flatMap((condition) => {
      const fits = condition.values.map((value) =>
        comparedInPlace(condition.field, sampledAs(condition.field, howOf(condition.mode)), value),
      )
      const known = fits.filter((fit) => fit !== undefined)
      return known.length === 0 ? [] : [{ condition, fits: sql`(${sql.join(known, sql` or `)})` }]
    })
  if (asked.length === 0) return new Set()
  const counts = asked.map(({ fits }) => sql`count(*) filter (where ${fits})`)
  const { found } = await db.one(sql<{ found: (number | string)[] }>`
    select array[${sql.join(counts)}] as found from (
      select * from documents o where o.institution_id = ${db.institutionId} order by o.id desc limit ${sql.lit(SAMPLE)}) d`)
  return new Set(asked.filter((_, n) => Number(found[n]) >= MANY).map(({ condition }) => condition))
}

/** More ids than this are read again by each statement rather than sent with it. */
const MOST_IDS = 20_000

/** The issuers a condition leaves in, by the shorter of the two lists; undefined when both are long. */
async function issuersLeftIn(
  db: TenantDb,
  { field, mode, values }: Condition,
): Promise<IssuerSet | undefined> {
  const hits = values.map(
    (value) =>
      sql`select filter_issuers(${db.institutionId}, ${field === 'cui' ? 'cui' : 'name'}, ${howOf(mode)}, ${value}) as id`,
  )
  const { hit, rest } = await db.one(sql<{
    hit: (number | string)[] | null
    rest: (number | string)[] | null
  }>`
    with hit as materialized (${sql.join(hits, sql` union `)}),
         counted as (select (select count(*) from hit) as hits, (select count(*) from issuers where institution_id = ${db.institutionId}) as every)
    select case when hits <= ${sql.lit(MOST_IDS)} then array(select id from hit) end as hit,
           case when hits > ${sql.lit(MOST_IDS)} and every - hits <= ${sql.lit(MOST_IDS)} then
             array(select i.id from issuers i where i.institution_id = ${db.institutionId} and not exists (select from hit where hit.id = i.id)) end as rest
      from counted`)
  if (hit) return { isExcept: true, ids: hit.map(Number) }
  return rest ? { isExcept: false, ids: rest.map(Number) } : undefined
}

const isIssuers = ({ field }: Condition): boolean => field === 'issuer' || field === 'name' || field === 'cui'

/** The issuers are looked up once for all statements of a list, each of which would look them up by itself. */
export async function issuersOfNegatives(
  db: TenantDb,
  filters: readonly ColumnFilter[],
): Promise<IssuersLeftIn> {
  const asked = filters
    .flatMap(({ conditions }) => conditions)
    .filter((condition) => isIssuers(condition) && isNegative(condition))
  const found = await Promise.all(
    asked.map(async (condition) => [condition, await issuersLeftIn(db, condition)] as const),
  )
  return new Map(found.filter((one): one is [Condition, IssuerSet] => one[1] !== undefined))
}
