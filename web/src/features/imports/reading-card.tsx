import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import {
  type ImportReading,
  importDelimiters,
  importEncodings,
} from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './imports.module.css'
import { useImportAction } from './use-import-action.ts'

/** How the file is read, to be changed, and its first rows. */
export function ReadingCard({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const { id, format, encoding, delimiter, sheet, sheets, can } = detail
  const read = useImportAction<ImportReading>(id, (reading) =>
    call(importCalls.read, { body: { id, ...reading } }),
  )
  const isFixed = !can.check || read.isPending
  const now: ImportReading = { ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
  return (
    <Card title={t('imports.preview')}>
      <div className={styles.stack}>
        <div className={styles.fields}>
          {format === 'csv' && (
            <>
              <NativeSelect
                label={t('imports.encoding')}
                data={importEncodings.map((one) => ({ value: one, label: one.toUpperCase() }))}
                disabled={isFixed}
                value={encoding ?? ''}
                onChange={(event) => {
                  const chosen = importEncodings.find((one) => one === event.currentTarget.value)
                  if (chosen) read.mutate({ ...now, encoding: chosen })
                }}
              />
              <NativeSelect
                label={t('imports.delimiter')}
                data={importDelimiters.map((one) => ({
                  value: one,
                  label: one === '\t' ? t('imports.tab') : one,
                }))}
                disabled={isFixed}
                value={delimiter ?? ''}
                onChange={(event) => {
                  const chosen = importDelimiters.find((one) => one === event.currentTarget.value)
                  if (chosen) read.mutate({ ...now, delimiter: chosen })
                }}
              />
            </>
          )}
          {format === 'xlsx' && (
            <NativeSelect
              label={t('imports.sheet')}
              data={sheets}
              disabled={isFixed}
              value={sheet ?? ''}
              onChange={(event) => read.mutate({ sheet: event.currentTarget.value })}
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('imports.preview')}>
          <table className={styles.table}>
            <thead>
              <tr>
                {detail.columns.map(({ name }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <th key={place} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {detail.preview.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <tr key={row}>
                  {cells.map((cell, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    <td key={place}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  )
}
