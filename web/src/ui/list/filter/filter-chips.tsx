import type { Columns } from '@hdoc/contract/calls/columns.ts'
import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../list.module.css'
import { filterText } from './filter-text.ts'
import { type ListReferences, useReferenceNames } from './references.ts'

type Props = {
  columns: Columns
  filters: readonly ColumnFilter[]
  references: ListReferences
  onRemove: (filter: ColumnFilter) => void
  onClear: () => void
}

/** The filters that are set, each removable, and one way to remove them all. */
export function FilterChips({ columns, filters, references, onRemove, onClear }: Props) {
  const { t } = useTranslation()
  const wanted = filters.flatMap((filter) => {
    const of = columns[filter.column]?.of
    const words: readonly string[] = columns[filter.column]?.words ?? []
    const ids = filter.conditions.flatMap((one) => one.values).filter((value) => !words.includes(value))
    // A filter with the word „me” only holds no id whose name could be asked for.
    return of && ids.length > 0 ? [{ of, ids: ids.join(',') }] : []
  })
  const nameOf = useReferenceNames(references, wanted)
  if (filters.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('list.filters')}>
      {filters.map((filter) => {
        const column = columns[filter.column]
        if (!column) return null
        const text = filterText(column, filter, nameOf)
        return (
          <li className={styles.chip} key={filter.column}>
            <span className={styles.chipText} title={text}>
              {text}
            </span>
            <button
              type="button"
              aria-label={t('list.remove_filter', { filter: text })}
              onClick={() => onRemove(filter)}
            >
              <IconX size={13} aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={styles.clearAll} onClick={onClear}>
          {t('list.clear_filters')}
        </button>
      </li>
    </ul>
  )
}
