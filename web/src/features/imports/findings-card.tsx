import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportDetail, ImportFinding } from '@hdoc/contract/imports/import-rows.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importFindingsQuery } from '../../entities/imports/queries.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './parts/imports.module.css'
import { PageButtons } from './parts/page-buttons.tsx'
import { ScrollTable } from './parts/scroll-table.tsx'

function FindingsTable({ rows, detail }: { rows: readonly ImportFinding[]; detail: ImportDetail }) {
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
        </tr>
      </thead>
      <tbody>
        {rows.map((finding) => {
          const { row, column, field, value, text, level, key } = finding
          return (
            <tr key={`${row} ${column} ${field} ${key}`}>
              <td className={styles.figure}>{formatNumber(row)}</td>
              <th scope="row">{placeOf(finding)}</th>
              <td>{value === '' && field !== '' ? <i>{t('imports.empty_value')}</i> : value}</td>
              <td className={level === 'error' ? styles.why : undefined}>
                {level === 'warning' && <b>{t('imports.warning')} </b>}
                {text}
              </td>
            </tr>
          )
        })}
      </tbody>
    </ScrollTable>
  )
}

/** What is wrong with which row, by kind of fault, and the file of refused rows. */
export function FindingsCard({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const { id, problems, can } = detail
  const [chosen, setChosen] = useState<{ key?: string | undefined; page: number }>({ page: 1 })
  const answer = useQuery(importFindingsQuery(id, chosen.page, chosen.key))
  const download = (format: 'xlsx' | 'csv') => (
    <Button
      size="xs"
      variant="default"
      component="a"
      download
      href={addressOf(importCalls.refused, { params: { id, format } })}
      leftSection={<IconDownload size={14} aria-hidden />}
    >
      {t('imports.download', { format: format.toUpperCase() })}
    </Button>
  )
  return (
    <Card
      title={t('imports.findings')}
      actions={
        can.refused && (
          <span className={styles.row}>
            {download('xlsx')}
            {download('csv')}
          </span>
        )
      }
    >
      <div className={styles.stack}>
        <div className={styles.groups}>
          {[{ key: undefined, text: t('imports.all_findings'), count: undefined }, ...problems].map(
            ({ key, text, count }) => (
              <button
                key={key ?? ''}
                type="button"
                aria-pressed={chosen.key === key}
                onClick={() => setChosen({ key, page: 1 })}
              >
                {text} {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
              </button>
            ),
          )}
        </div>
        <Answer query={answer}>
          {({ data, total, per_page }) => (
            <>
              <FindingsTable rows={data} detail={detail} />
              <PageButtons
                page={chosen.page}
                last={Math.ceil(total / per_page)}
                onPage={(page) => setChosen((now) => ({ ...now, page }))}
              />
            </>
          )}
        </Answer>
      </div>
    </Card>
  )
}
