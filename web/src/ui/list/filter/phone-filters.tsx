import type { Columns } from '@hdoc/contract/calls/columns.ts'
import { Button, Drawer, NativeSelect } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { usePart } from '../../form/field/use-part.ts'
import styles from '../list.module.css'
import { type ListState, withFilter } from '../state/list-state.ts'
import type { ChangeList } from '../state/use-list-state.ts'
import { bringFilterForm } from './filter-menu.tsx'
import type { ListReferences } from './references.ts'

type Props = { columns: Columns; state: ListState; change: ChangeList; references: ListReferences }

/** Order and filters on a phone, where there is no table head: one drawer from below. */
export function PhoneFilters({ columns, state, change, references }: Props) {
  const { t } = useTranslation()
  const { opened, close, toggle, Part: FilterForm } = usePart(bringFilterForm)
  const filterable = Object.entries(columns).filter(([, column]) => column.filter)
  const [name, setName] = useState(filterable[0]?.[0] ?? '')
  const column = columns[name]
  const sorts = Object.entries(columns).flatMap(([key, { sort, label }]) =>
    sort
      ? [
          { value: `${key} asc`, label: t('list.sort_asc', { column: say(label) }) },
          { value: `${key} desc`, label: t('list.sort_desc', { column: say(label) }) },
        ]
      : [],
  )
  return (
    <>
      <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} />} onClick={toggle}>
        {t('list.filters')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="85%"
        title={t('list.filters')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <div className={styles.filterForm}>
          <NativeSelect
            label={t('list.sort')}
            data={[{ value: 'id desc', label: t('list.sort_usual') }, ...sorts]}
            value={`${state.sortBy} ${state.sortOrder}`}
            onChange={(event) => {
              const [sortBy = 'id', order] = event.currentTarget.value.split(' ')
              change((now) => ({ ...now, page: 1, sortBy, sortOrder: order === 'asc' ? 'asc' : 'desc' }))
            }}
          />
          <NativeSelect
            label={t('list.filter_column')}
            data={filterable.map(([key, { label }]) => ({ value: key, label: say(label) }))}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {column && FilterForm && (
            <FilterForm
              key={name}
              name={name}
              column={column}
              filter={state.filters.find((one) => one.column === name)}
              references={references}
              onApply={(filter) => {
                change((now) => withFilter(now, filter))
                close()
              }}
            />
          )}
        </div>
      </Drawer>
    </>
  )
}
