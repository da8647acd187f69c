import { Button, Checkbox, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import styles from './catalogue-choice.module.css'

type Props = {
  label: string
  /** Path of the field in the form. */
  path: string
  rows: readonly { id: number; name: string }[]
  value: readonly number[]
  onChange: (ids: number[]) => void
  error?: ReactNode
}

/** Which rows of one kind a new institution gets from the platform's catalogue. */
export function CatalogueChoice({ label, path, rows, value, onChange, error }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} style={{ border: 0, padding: 0, margin: 0 }}>
      <div className={styles.head}>
        <h3 id={id}>{label}</h3>
        <span className={styles.count}>
          {t('clients.chosen_of', { chosen: formatNumber(value.length), total: formatNumber(rows.length) })}
        </span>
        <Button
          size="compact-xs"
          variant="subtle"
          data-path={path}
          aria-label={`${t('clients.all')}: ${label}`}
          onClick={() => onChange(rows.map((row) => row.id))}
        >
          {t('clients.all')}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`${t('clients.none')}: ${label}`}
          onClick={() => onChange([])}
        >
          {t('clients.none')}
        </Button>
      </div>
      {rows.length === 0 && <p className={styles.count}>{t('clients.nothing_in_catalogue')}</p>}
      <Checkbox.Group value={value.map(String)} onChange={(ids) => onChange(ids.map(Number))}>
        <div className={styles.choices}>
          {rows.map((row) => (
            <Checkbox key={row.id} value={String(row.id)} label={row.name} />
          ))}
        </div>
      </Checkbox.Group>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  )
}
