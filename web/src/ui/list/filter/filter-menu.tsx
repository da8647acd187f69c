import { ActionIcon, Popover } from '@mantine/core'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { usePart } from '../../form/field/use-part.ts'
import styles from '../list.module.css'
import type { FilterFormProps } from './filter-form.tsx'

export const bringFilterForm = async () => (await import('./filter-form.tsx')).FilterForm

/** The funnel in a column's head with the conditions behind it. */
export function FilterMenu({ onApply, ...props }: FilterFormProps) {
  const { t } = useTranslation()
  const { opened, close, toggle, Part: FilterForm } = usePart(bringFilterForm)
  const column = say(props.column.label)
  const active = props.filter !== undefined
  return (
    <Popover
      opened={opened}
      onChange={toggle}
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
          onClick={toggle}
        >
          {active ? <IconFilterFilled size={13} /> : <IconFilter size={13} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {FilterForm && (
          <FilterForm
            {...props}
            onApply={(filter) => {
              onApply(filter)
              close()
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
