import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './list.module.css'

type Props = { count: number; elsewhere: number; actions: ReactNode; onClear: () => void }

/** A bar over the foot of the table: how many rows are chosen, and what can be done with them. */
export function ListSelection({ count, elsewhere, actions, onClear }: Props) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <div
      className={styles.selection}
      role="toolbar"
      aria-label={t('list.selected', { count, figure: count })}
    >
      <span role="status">
        <b>{t('list.selected', { count, figure: formatNumber(count) })}</b>
        {elsewhere > 0 && ` ${t('list.selected_elsewhere', { figure: formatNumber(elsewhere) })}`}
      </span>
      {actions}
      <ActionIcon aria-label={t('list.clear_selection')} onClick={onClear}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  )
}
