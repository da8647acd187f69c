import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { FilterMenu } from './filter/filter-menu.tsx'
import type { ListReferences } from './filter/references.ts'
import styles from './list.module.css'
import { type ColumnWidths, headWidths } from './rows/widths.ts'
import type { ListState } from './state/list-state.ts'

type Props = {
  columns: Columns
  shown: readonly string[]
  state: ListState
  references: ListReferences
  onSort: (column: string) => void
  onFilter: (filter: ColumnFilter) => void
  widths: ColumnWidths
  /** undefined = rows cannot be chosen. */
  selectAll?: { checked: boolean; some: boolean; onChange: (checked: boolean) => void } | undefined
}

/** The head of the table: names, order, and the filter of each column. */
export function ListHead({ columns, shown, state, references, onSort, onFilter, widths, selectAll }: Props) {
  const { t } = useTranslation()
  const width = headWidths(widths, shown, selectAll !== undefined)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectAll && (
          <th className={styles.check}>
            <Checkbox
              aria-label={t('list.select_all')}
              checked={selectAll.checked}
              indeterminate={selectAll.some && !selectAll.checked}
              onChange={(event) => selectAll.onChange(event.currentTarget.checked)}
            />
          </th>
        )}
        {shown.map((name) => {
          const column = columns[name]
          if (!column) return null
          const label = say(column.label)
          const sorted = state.sortBy === name ? state.sortOrder : undefined
          const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown
          const order = sorted === 'asc' ? 'ascending' : 'descending'
          return (
            <th key={name} scope="col" style={width(name)} aria-sort={sorted ? order : undefined}>
              <span className={styles.headCell}>
                {column.sort ? (
                  <button
                    type="button"
                    className={styles.sort}
                    title={t('list.sort_by', { column: label })}
                    onClick={() => onSort(name)}
                  >
                    {label}
                    {sorted && <Arrow size={13} aria-hidden />}
                  </button>
                ) : (
                  label
                )}
                {column.filter && (
                  <FilterMenu
                    name={name}
                    column={column}
                    filter={state.filters.find((one) => one.column === name)}
                    references={references}
                    onApply={onFilter}
                  />
                )}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
