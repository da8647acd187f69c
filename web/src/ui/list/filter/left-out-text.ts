import '../../../lib/languages/own/filter-form-texts.ts'
import type { Columns } from '@hdoc/contract/calls/columns.ts'
import { say, t } from '../../../lib/languages/i18n.ts'

/** Says which filters of an address could not be read, by the names of their columns. */
export function leftOutText(columns: Columns, leftOut: readonly string[]): string {
  const names = leftOut.map((name) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    return column ? say(column.label) : name
  })
  return t('filter_form.left_out', { columns: [...new Set(names)].join(', ') })
}
