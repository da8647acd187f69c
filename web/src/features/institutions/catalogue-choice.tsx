import { Button, Checkbox, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import styles from './catalogue-choice.module.css'

type Props = {
  label: string
  /** Path of the field in the form. */
  path: string
  /** A row with a reason cannot be ticked; the reason stands behind its name. */
  rows: readonly { id: number; name: string; refused?: string }[]
  value: readonly number[]
  onChange: (ids: number[]) => void
  error?: ReactNode
}

/** Which rows of one kind an institution gets from the platform's catalogue. */
export function CatalogueChoice({ label, path, rows, value, onChange, error }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const open = rows.filter(({ refused }) => refused === undefined)
  return (
    <fieldset aria-labelledby={id} style={{ border: 0, padding: 0, margin: 0 }}>
      <div className={styles.head}>
        <h3 id={id}>{label}</h3>
        <span className={styles.count}>
          {t('clients.chosen_of', { chosen: formatNumber(value.length), total: formatNumber(open.length) })}
        </span>
        <Button
          size="compact-xs"
          variant="subtle"
          data-path={path}
          aria-label={`${t('clients.all')}: ${label}`}
          onClick={() => onChange(open.map((row) => row.id))}
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
            <Checkbox
              key={row.id}
              value={String(row.id)}
              label={row.refused === undefined ? row.name : `${row.name} · ${row.refused}`}
              disabled={row.refused !== undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  )
}
