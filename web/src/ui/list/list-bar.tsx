import type { Columns } from '@hdoc/contract/calls/columns.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnChooser } from './column-chooser.tsx'
import { FilterChips } from './filter/filter-chips.tsx'
import { PhoneFilters } from './filter/phone-filters.tsx'
import type { ListReferences } from './filter/references.ts'
import styles from './list.module.css'
import { type ListState, shownColumns, withFilter } from './state/list-state.ts'
import type { ChangeList } from './state/use-list-state.ts'

type Props = {
  columns: Columns
  state: ListState
  change: ChangeList
  references: ListReferences
  phone: boolean
  /** Offers rows that came meanwhile. Between search and tools it pushes no row. */
  news: ReactNode
  onDown: () => void
  /** Tells whether the quick search holds a CNP, which it does not look for. */
  onCnp: (isCnp: boolean) => void
  /** The actions on the list. */
  children: ReactNode
}
const typingPauseMs = 300

function QuickSearch({
  value,
  onChange,
  onDown,
}: {
  value: string
  onChange: (text: string) => void
  onDown: () => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const later = useDebouncedCallback(onChange, typingPauseMs)
  return (
    <TextInput
      className={styles.search}
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      maxLength={200}
      onChange={(event) => {
        setText(event.currentTarget.value)
        later(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onChange(text)
        if (event.key === 'ArrowDown') {
          event.preventDefault()
          onDown()
        }
      }}
      rightSection={
        text !== '' && (
          <CloseButton
            size="sm"
            aria-label={t('list.clear_search')}
            onClick={() => {
              setText('')
              onChange('')
            }}
          />
        )
      }
    />
  )
}

/** The bar above the rows: quick search, the filters that are set, the actions on the list, the columns. */
export function ListBar({ columns, state, change, references, phone, news, onDown, onCnp, children }: Props) {
  const search = (text: string) => {
    const isCnp = holdsCnp(text)
    onCnp(isCnp)
    // A CNP is neither searched for nor kept, because the address of a list is logged, sent on and
    // remembered.
    if (isCnp) return
    if (text.trim() !== state.search)
      change((now) => ({ ...now, page: 1, search: text.trim() }), { replace: true })
  }
  return (
    <div className={styles.bar}>
      <QuickSearch value={state.search} onChange={search} onDown={onDown} />
      <FilterChips
        columns={columns}
        filters={state.filters}
        references={references}
        onRemove={(filter) => change((now) => withFilter(now, { ...filter, conditions: [] }))}
        onClear={() => change((now) => ({ ...now, page: 1, filters: [] }))}
      />
      <div className={styles.spacer}>{news}</div>
      {children && !phone && <div className={styles.actions}>{children}</div>}
      {phone ? (
        <PhoneFilters columns={columns} state={state} change={change} references={references} />
      ) : (
        <ColumnChooser
          columns={columns}
          shown={shownColumns(columns, state)}
          onChange={(shown) => change((now) => ({ ...now, columns: shown }))}
        />
      )}
    </div>
  )
}
