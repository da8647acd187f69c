import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import {
  type ImportReading,
  importDelimiters,
  importEncodings,
} from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { Card } from '../../../ui/display/card.tsx'
import styles from '../parts/imports.module.css'
import { ScrollTable } from '../parts/scroll-table.tsx'
import { useImportAction } from '../parts/use-import-action.ts'

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
        <ScrollTable label={t('imports.preview')}>
          <thead>
            <tr>
              {Object.entries(detail.columns).map(([place, { name }]) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(detail.preview).map(([row, cells]) => (
              <tr key={row}>
                {Object.entries(cells).map(([place, cell]) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </div>
    </Card>
  )
}
