import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importFindingsQuery } from '../../../entities/imports/queries.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import styles from '../parts/imports.module.css'
import { PageButtons } from '../parts/page-buttons.tsx'
import { FindingsTable } from './findings-table.tsx'
import type { Mending } from './use-mending.ts'

type Props = {
  detail: ImportDetail
  /** While the columns are open to the caller: cells can be written anew. */
  mending?: Mending
  /** The button that checks what was written. */
  children?: ReactNode
}

/** What is wrong with which row, by kind of fault, and the file of refused rows. */
export function FindingsCard({ detail, mending, children }: Props) {
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
              {data.length > 0 && <FindingsTable rows={data} detail={detail} mending={mending} />}
              <PageButtons
                page={chosen.page}
                last={Math.ceil(total / per_page)}
                onPage={(page) => setChosen((now) => ({ ...now, page }))}
              />
            </>
          )}
        </Answer>
        {mending && mending.rows > 0 && (
          <div className={styles.row}>
            <span className={styles.quiet}>
              {t('imports.mended', { count: mending.rows, figure: formatNumber(mending.rows) })}
            </span>
            {children}
            <Button variant="subtle" onClick={mending.leaveAll}>
              {t('imports.mended_leave')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
