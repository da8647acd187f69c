import type { ImportDetail, ImportFinding } from '@hdoc/contract/imports/import-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import styles from '../parts/imports.module.css'
import { ScrollTable } from '../parts/scroll-table.tsx'
import { MendButton, MendField } from './mend-cell.tsx'
import type { Mending } from './use-mending.ts'

type Props = { rows: readonly ImportFinding[]; detail: ImportDetail; mending: Mending | undefined }

/** What is wrong with which row; while the columns are open, with what can be done about it here. */
export function FindingsTable({ rows, detail, mending }: Props) {
  const { t } = useTranslation()
  /** What no column of the file holds is told of by the name of its field; the rest is about the whole row. */
  const placeOf = ({ column, field }: ImportFinding): string => {
    const missing = detail.fields.find(({ id }) => id === field)
    return column || (missing ? say(missing.label) : t('imports.whole_row'))
  }
  return (
    <ScrollTable stacked label={t('imports.findings')}>
      <thead>
        <tr>
          <th scope="col" className={styles.figure}>
            {t('imports.row')}
          </th>
          <th scope="col">{t('imports.column')}</th>
          <th scope="col">{t('imports.value')}</th>
          <th scope="col">{t('imports.why')}</th>
          {mending && <th scope="col">{t('imports.what_to_do')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((finding) => {
          const { row, column, field, value, text, level, key } = finding
          const isOpen = mending?.valueOf(finding) !== undefined
          return (
            <tr key={`${row} ${column} ${field} ${key}`}>
              <td className={styles.figure}>{formatNumber(row)}</td>
              <th scope="row">{placeOf(finding)}</th>
              <td>
                {mending && isOpen && <MendField finding={finding} mending={mending} />}
                {!isOpen && (value === '' && field !== '' ? <i>{t('imports.empty_value')}</i> : value)}
              </td>
              <td className={level === 'error' ? styles.why : undefined}>
                {level === 'warning' && <b>{t('imports.warning')} </b>}
                {text}
              </td>
              {mending && (
                <td>
                  <MendButton finding={finding} mending={mending} detail={detail} />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </ScrollTable>
  )
}
