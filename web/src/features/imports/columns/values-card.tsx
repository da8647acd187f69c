import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Card } from '../../../ui/display/card.tsx'
import styles from '../parts/imports.module.css'
import { valueFieldId } from '../parts/value-field-id.ts'
import type { MappingProps } from './columns-card.tsx'

/** Values of the file that are on no list, each with the meaning that a person gives it for all rows. */
export function ValuesCard({ detail, mapping, change }: MappingProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('imports.values')} help={t('imports.values_help')}>
      <ul className={`${styles.kinds} ${styles.plain}`}>
        {detail.unknown_values.map(({ field, value, rows }) => {
          const known = detail.fields.find(({ id }) => id === field)?.choices ?? []
          return (
            <li key={`${field} ${value}`}>
              <NativeSelect
                id={valueFieldId(field, value)}
                label={`${value} (${t('imports.value_rows', { count: rows, figure: formatNumber(rows) })})`}
                aria-label={t('imports.value_of', { value })}
                data={[
                  { value: '', label: t('imports.no_meaning') },
                  ...known.map((one) => ({ value: one.value, label: say(one.label) })),
                ]}
                value={mapping.values[field]?.[value] ?? ''}
                onChange={(event) =>
                  change({
                    values: {
                      ...mapping.values,
                      [field]: { ...mapping.values[field], [value]: event.currentTarget.value },
                    },
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
