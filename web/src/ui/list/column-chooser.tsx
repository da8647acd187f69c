import type { Columns } from '@hdoc/contract/calls/columns.ts'
import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import styles from './list.module.css'

type Props = {
  columns: Columns
  shown: readonly string[]
  /** null = the usual columns again. */
  onChange: (shown: string[] | null) => void
}

function moved(names: readonly string[], at: number, by: number): string[] {
  const next = [...names]
  const [name] = next.splice(at, 1)
  if (name !== undefined) next.splice(at + by, 0, name)
  return next
}

/** Which columns the table shows, and in which order. */
export function ColumnChooser({ columns, shown, onChange }: Props) {
  const { t } = useTranslation()
  const names = [...shown, ...Object.keys(columns).filter((name) => !shown.includes(name))]
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" leftSection={<IconColumns3 size={16} />}>
          {t('list.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={styles.columnList}>
          <legend>{t('list.columns_title')}</legend>
          {names.map((name, i) => {
            const label = say(columns[name]?.label ?? { ro: name, en: name })
            const at = shown.indexOf(name)
            return (
              <div className={styles.columnRow} key={name}>
                <Checkbox
                  data-autofocus={i === 0 || undefined}
                  label={label}
                  checked={at >= 0}
                  disabled={at >= 0 && shown.length === 1}
                  onChange={() => onChange(at >= 0 ? shown.filter((one) => one !== name) : [...shown, name])}
                />
                {at >= 0 && (
                  <span className={styles.columnMoves}>
                    <ActionIcon
                      size={24}
                      disabled={at === 0}
                      aria-label={t('list.column_up', { column: label })}
                      onClick={() => onChange(moved(shown, at, -1))}
                    >
                      <IconArrowUp size={14} />
                    </ActionIcon>
                    <ActionIcon
                      size={24}
                      disabled={at === shown.length - 1}
                      aria-label={t('list.column_down', { column: label })}
                      onClick={() => onChange(moved(shown, at, 1))}
                    >
                      <IconArrowDown size={14} />
                    </ActionIcon>
                  </span>
                )}
              </div>
            )
          })}
        </fieldset>
        <Button variant="subtle" onClick={() => onChange(null)}>
          {t('list.columns_usual')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
