import type { ImportFieldType } from '@hdoc/contract/imports/import-kinds.ts'
import { checkCnp } from '@hdoc/contract/ro/cnp.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { normaliseContactPhone } from '@hdoc/contract/ro/phone.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { KindField } from '../kind/import-kind.ts'
import { readDate } from './read-value.ts'

const likeness: Partial<Record<ImportFieldType, (value: string) => boolean>> = {
  cnp: (value) => /^\d{13}$/.test(value) && checkCnp(value, '2200-01-01') === null,
  cui: (value) => /^(RO)?\s?\d{4,10}$/i.test(value) && checkCui(value) === null,
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  date: (value) => readDate(value, 'auto') !== undefined || readDate(value, 'mdy') !== undefined,
  phone: (value) => /^[+0]/.test(value) && normaliseContactPhone(value) !== null,
}

const OF_NAME = 100
const OF_CONTENT = 30
/** Values that have to look so before a column without a telling name is taken for a field. */
const MOSTLY = 0.8
const HARDLY = 0.2

/** How well the name of a column fits a field: whole, or with words before or behind it. */
function nameScore(name: string, { names, label, id }: KindField): number {
  const key = searchKey(name)
  if (key === '') return 0
  let best = 0
  for (const one of [label.ro, label.en, id.replaceAll('_', ' '), ...names]) {
    const known = searchKey(one)
    if (key === known || key.replaceAll(' ', '') === known.replaceAll(' ', '')) return OF_NAME
    if (known.length >= 4 && ` ${key} `.includes(` ${known} `)) best = Math.max(best, 40 + known.length)
  }
  return Math.min(best, OF_NAME - 1)
}

/** The share of the values of a column that look like the field; undefined when nothing says how it looks. */
function contentShare(values: readonly string[], { type, looksLike }: KindField): number | undefined {
  const looks = looksLike ?? likeness[type]
  const full = values.map((value) => value.trim()).filter((value) => value !== '')
  if (!looks || full.length === 0) return undefined
  return full.filter(looks).length / full.length
}

function scoreOf(name: string, values: readonly string[], field: KindField): number {
  const byName = nameScore(name, field)
  const share = contentShare(values, field)
  if (byName > 0) return share !== undefined && share < HARDLY ? byName / 2 : byName
  return share !== undefined && share >= MOSTLY ? OF_CONTENT * share : 0
}

/** Which column may be which field, each at most once, the surest first. By the place of the column. */
export function guessColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  fields: readonly KindField[],
  known: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const columns: Record<string, string> = { ...known }
  const pairs = names.flatMap((name, column) =>
    Object.hasOwn(columns, String(column))
      ? []
      : fields.map((field) => ({
          column,
          field: field.id,
          score: scoreOf(
            name,
            rows.map((row) => row[column] ?? ''),
            field,
          ),
        })),
  )
  for (const { column, field, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score <= 0) break
    if (Object.hasOwn(columns, String(column)) || Object.values(columns).includes(field)) continue
    columns[column] = field
  }
  return columns
}
