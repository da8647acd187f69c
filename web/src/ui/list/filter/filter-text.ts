import type { Column } from '@hdoc/contract/calls/columns.ts'
import { isWordOf } from '@hdoc/contract/calls/filter-words.ts'
import type { ColumnFilter, Condition } from '@hdoc/contract/calls/list-query.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import { dayWritten } from './day-words.ts'

/** Names of ids that a filter mentions, as the pickers know them. */
export type NameOf = (of: string, id: string) => string | undefined

const partLabels: Record<string, 'list.part_name' | 'list.part_cui' | 'list.part_cnp'> = {
  name: 'list.part_name',
  cui: 'list.part_cui',
  cnp: 'list.part_cnp',
}
/** A declared part of a column, in words. */
export const partLabel = (part: string): string => {
  const key = partLabels[part]
  return key ? t(key) : part
}

function valueText(column: Column, value: string, nameOf: NameOf): string {
  const word = column.words?.find((one) => one === value)
  if (word) return t(`list.word_${word}`)
  if (isWordOf(column, value)) return dayWritten(value)
  if (column.type === 'date') return formatDate(value)
  if (column.type === 'boolean') return t(value === 'true' ? 'common.yes' : 'common.no')
  const choice = column.choices?.[value]
  if (choice) return say(choice)
  return (column.of && nameOf(column.of, value)) ?? value
}

function conditionText(name: string, column: Column, condition: Condition, nameOf: NameOf): string {
  const values = condition.values.map((value) => valueText(column, value, nameOf))
  const field = condition.field === name ? '' : `${partLabel(condition.field)} `
  const plain = condition.mode === 'in' || condition.mode === 'equals' || condition.mode === 'dateIs'
  const mode = plain ? '' : `${t(`list.mode_${condition.mode}`)} `
  const joiner = condition.mode === 'between' ? '–' : ', '
  return `${field}${mode}${values.join(joiner)}`
}

/** „Stare: În lucru, Nerezolvat” */
export function filterText(column: Column, filter: ColumnFilter, nameOf: NameOf): string {
  const joiner = ` ${t(filter.operator === 'and' ? 'list.join_and' : 'list.join_or')} `
  const conditions = filter.conditions.map((one) => conditionText(filter.column, column, one, nameOf))
  return `${say(column.label)}: ${conditions.join(joiner)}`
}
