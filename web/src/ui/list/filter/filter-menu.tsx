import type { Column } from '@hdoc/contract/calls/columns.ts'
import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { ActionIcon, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import styles from '../list.module.css'
import { FilterForm } from './filter-form.tsx'
import type { ListReferences } from './references.ts'

type Props = {
  name: string
  column: Column
  filter: ColumnFilter | undefined
  references: ListReferences
  onApply: (filter: ColumnFilter) => void
}

/** The funnel in a column's head with the conditions behind it. */
export function FilterMenu({ onApply, ...props }: Props) {
  const { t } = useTranslation()
  const [opened, menu] = useDisclosure(false)
  const column = say(props.column.label)
  const active = props.filter !== undefined
  return (
    <Popover
      opened={opened}
      onChange={menu.toggle}
      trapFocus
      returnFocus
      position="bottom-start"
      width={300}
      withinPortal
    >
      <Popover.Target>
        <ActionIcon
          size={24}
          className={active ? styles.funnelActive : styles.funnel}
          aria-label={t(active ? 'list.filter_active' : 'list.filter', { column })}
          onClick={menu.toggle}
        >
          {active ? <IconFilterFilled size={13} /> : <IconFilter size={13} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <FilterForm
          {...props}
          onApply={(filter) => {
            onApply(filter)
            menu.close()
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
