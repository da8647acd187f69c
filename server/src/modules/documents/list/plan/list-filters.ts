import type { ColumnFilter, Condition, ListQuery } from '@hdoc/contract/calls/list-query.ts'
import {
  DOCUMENT_STATUSES,
  type DocumentStatusId,
  documentStatus,
} from '@hdoc/contract/documents/status/document-status.ts'
import type { RegisterKind } from '../../../registers/index.ts'
import { accessLevels, levelCode, levelOf } from '../../record/access-level.ts'

/**
 * `classes`: filters that visibility, counters and the narrow indexes know, as sets of registers, levels and
 * statuses as seen today; undefined = any. `others`: all other filters, which are put on the documents
 * themselves.
 */
export type ClassFilter = { registers?: number[]; levels?: number[]; statuses?: DocumentStatusId[] }
export type SplitFilters = { classes: ClassFilter; others: ColumnFilter[] }

function holds(value: string, { mode, values }: Condition): boolean {
  return mode === 'notEquals' ? value !== values[0] : values.includes(value)
}

function keep<T>(all: readonly T[], text: (one: T) => string, filter: ColumnFilter): T[] {
  const join = filter.operator === 'or' ? 'some' : 'every'
  return all.filter((one) => filter.conditions[join]((condition) => holds(text(one), condition)))
}

/**
 * Splits a list's filters; `registers` are all of the institution. A filter that names a secondary register
 * is put on the documents, because they stand in it by a further number, which no counter knows.
 */
export function splitFilters(
  query: Pick<ListQuery, 'filters'>,
  registers: readonly RegisterKind[],
): SplitFilters {
  const classes: ClassFilter = {}
  const others: ColumnFilter[] = []
  const registerIds = registers.map(({ id }) => id)
  const secondary = new Set(registers.filter((one) => one.secondary).map(({ id }) => String(id)))
  const namesSecondary = ({ conditions }: ColumnFilter) =>
    conditions.some(({ values }) => values.some((value) => secondary.has(value)))
  const statusIds = DOCUMENT_STATUSES.map(({ id }) => id)
  for (const filter of query.filters) {
    if (filter.column === 'register' && !namesSecondary(filter))
      classes.registers = keep(classes.registers ?? registerIds, String, filter)
    else if (filter.column === 'status')
      classes.statuses = keep(classes.statuses ?? statusIds, String, filter)
    else if (filter.column === 'access_level')
      classes.levels = keep(classes.levels ?? accessLevels.map(levelCode), levelOf, filter)
    else others.push(filter)
  }
  return { classes, others }
}

/**
 * Stored statuses that can look like one of `seen` today: those that always do, and those that do only on
 * some days (a 3 may have become a 4, and a 15 any status it falls back to).
 */
export function storedStatuses(seen: readonly DocumentStatusId[]): {
  always: number[]
  onSomeDays: number[]
} {
  const stored = new Set<number>(seen.map((id) => (id === 4 ? 3 : id)))
  if (seen.some((id) => documentStatus(id).kind === 'open')) stored.add(15)
  const isAlways = (id: number): boolean => id !== 15 && (id !== 3 || (seen.includes(3) && seen.includes(4)))
  const sorted = [...stored].sort((a, b) => a - b)
  return { always: sorted.filter(isAlways), onSomeDays: sorted.filter((id) => !isAlways(id)) }
}
