import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../parts/imports.module.css'

export type MappingProps = {
  detail: ImportDetail
  mapping: ImportMapping
  change: (part: Partial<ImportMapping>) => void
}

/** The columns of the file, each with what it becomes. A field that is taken by another column moves here. */
export function ColumnsCard({ detail, mapping, change }: MappingProps) {
  const { t } = useTranslation()
  const { columns, fields, folded, own } = detail
  const choose = (place: string, field: string) => {
    const rest = Object.entries(mapping.columns).filter(([at, one]) => at !== place && one !== field)
    change({ columns: { ...Object.fromEntries(rest), ...(field !== '' && { [place]: field }) } })
  }
  const choices = [
    { value: '', label: t('imports.not_imported') },
    ...fields.map(({ id, label, required }) => ({
      value: id,
      label: required ? `${say(label)} *` : say(label),
    })),
  ]
  const chosen = Object.keys(mapping.columns).length
  return (
    <Card
      title={t('imports.columns')}
      actions={
        <span className={styles.quiet}>
          {t('imports.columns_count', {
            count: chosen,
            figure: formatNumber(chosen),
            all: formatNumber(columns.length),
          })}
        </span>
      }
    >
      <div className={styles.stack}>
        {detail.remembered && <p className={styles.quiet}>{t('imports.remembered')}</p>}
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.columns}`}>
            <thead>
              <tr>
                <th scope="col">{t('imports.in_file')}</th>
                <th scope="col">{t('imports.example')}</th>
                <th scope="col">{t('imports.in_hdoc')}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(columns).map(([place, { name, example }]) => (
                <tr key={place}>
                  <th scope="row">{name}</th>
                  <td className={styles.example}>{example}</td>
                  <td>
                    <NativeSelect
                      aria-label={t('imports.field_of', { name })}
                      data={choices}
                      disabled={!own}
                      value={mapping.columns[place] ?? ''}
                      onChange={(event) => choose(place, event.currentTarget.value)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {folded > 0 && (
          <Note kind="info">{t('imports.folded', { count: folded, figure: formatNumber(folded) })}</Note>
        )}
      </div>
    </Card>
  )
}
