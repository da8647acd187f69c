import { type Column, type ColumnType, type FilterMode, modesOf } from '@hdoc/contract/calls/columns.ts'
import type { ColumnFilter, Condition } from '@hdoc/contract/calls/list-query.ts'
import { maximumValues, valueFits } from '@hdoc/contract/calls/parse-list-query.ts'

/** A mode as the menu offers it. `notIn` („none of”) becomes several `notEquals` joined by and. */
export type MenuMode = FilterMode | 'notIn'
export type DraftCondition = { id: number; field: string; mode: MenuMode; values: string[] }
export type FilterDraft = { operator: 'and' | 'or'; conditions: DraftCondition[] }

const picksFromList = (type: ColumnType) => type === 'choice' || type === 'reference'
/** Modes that say the same as another mode of the type, so the menu does not offer them. */
const doubled: Partial<Record<ColumnType, readonly FilterMode[]>> = {
  date: ['lt', 'lte', 'gt', 'gte'],
  number: ['in'],
}

export function menuModes(column: Column, field?: string): MenuMode[] {
  const modes = modesOf(column, field)
  if (picksFromList(column.type)) return modes.includes('notEquals') ? ['in', 'notIn'] : ['in']
  return modes.filter((mode) => !doubled[column.type]?.includes(mode))
}

/** How many values a mode shows: those of a list all, two ends, or one. */
function shownValues(mode: MenuMode): number {
  if (mode === 'in' || mode === 'notIn') return Number.POSITIVE_INFINITY
  return mode === 'between' ? 2 : 1
}

/** The condition in another mode. Values that this mode does not show go, because nobody could mend them. */
export const withMode = (condition: DraftCondition, mode: MenuMode): DraftCondition => ({
  ...condition,
  mode,
  values: condition.values.slice(0, shownValues(mode)),
})

/** The condition moved to another field; it keeps its mode where that field has it. */
export function withField(column: Column, condition: DraftCondition, field: string): DraftCondition {
  const modes = menuModes(column, field)
  const mode = modes.includes(condition.mode) ? condition.mode : (modes[0] ?? 'equals')
  return { ...withMode(condition, mode), field }
}

let lastId = 0
export function newCondition(name: string, column: Column): DraftCondition {
  lastId += 1
  const values = column.type === 'boolean' ? ['true'] : []
  return { id: lastId, field: name, mode: menuModes(column)[0] ?? 'equals', values }
}

/** What the menu opens with: the present filter, or one empty condition. */
export function draftOf(name: string, column: Column, filter: ColumnFilter | undefined): FilterDraft {
  if (!filter) return { operator: 'and', conditions: [newCondition(name, column)] }
  if (picksFromList(column.type)) {
    const values = filter.conditions.flatMap((condition) => condition.values)
    const excludes = filter.conditions.some((condition) => condition.mode === 'notEquals')
    const mode: MenuMode = excludes ? 'notIn' : 'in'
    return { operator: 'and', conditions: [{ ...newCondition(name, column), mode, values }] }
  }
  const conditions = filter.conditions.map((condition) => ({ ...newCondition(name, column), ...condition }))
  return { operator: filter.operator, conditions }
}

/** What is wrong with a value: no day, no whole number, too long, or the other end of a period or span is missing. */
export type ValueProblem = 'date' | 'number' | 'text' | 'half'

/** What is wrong with each value of a condition; a value that is left empty is none, unless it is one of two ends. */
export function problemsOf(
  column: Column,
  { mode, values }: Pick<DraftCondition, 'mode' | 'values'>,
): (ValueProblem | undefined)[] {
  const written = values.map((value) => value.trim())
  const ends = mode === 'between' ? [written[0] ?? '', written[1] ?? ''] : written
  const isHalf = mode === 'between' && ends.some((end) => end !== '')
  return ends.map((value) => {
    if (value === '') return isHalf ? 'half' : undefined
    if (valueFits(column, value)) return undefined
    return column.type === 'date' || column.type === 'number' ? column.type : 'text'
  })
}

/** Whether the list can read a condition back; one left empty is dropped, so it can. */
export const isReadable = (column: Column, condition: DraftCondition): boolean =>
  problemsOf(column, condition).every((problem) => problem === undefined)

const isFilled = ({ mode, values }: DraftCondition) => {
  const filled = values.filter((value) => value.trim() !== '')
  return mode === 'between' ? filled.length === 2 : filled.length > 0
}

function asConditions({ field, mode, values }: DraftCondition): Condition[] {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '')
  if (mode === 'notIn') return filled.map((value) => ({ field, mode: 'notEquals', values: [value] }))
  return [{ field, mode, values: filled }]
}

/** The filter of a draft; conditions left empty are dropped. */
export function filterOf(name: string, draft: FilterDraft): ColumnFilter {
  const operator = draft.conditions.some((one) => one.mode === 'notIn') ? 'and' : draft.operator
  return { column: name, operator, conditions: draft.conditions.filter(isFilled).flatMap(asConditions) }
}

/** Whether one mode of one field has more values than a list takes in a filter. */
export function holdsTooMany(name: string, draft: FilterDraft): boolean {
  const counts = new Map<string, number>()
  for (const { field, mode, values } of filterOf(name, draft).conditions) {
    const key = `${field} ${mode}`
    counts.set(key, (counts.get(key) ?? 0) + values.length)
  }
  return [...counts.values()].some((count) => count > maximumValues)
}
