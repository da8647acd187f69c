import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import {
  type ImportReading,
  importDelimiters,
  importEncodings,
} from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Card } from '../../../ui/display/card.tsx'
import styles from '../parts/imports.module.css'
import { ScrollTable } from '../parts/scroll-table.tsx'
import { useImportAction } from '../parts/use-import-action.ts'
import type { Chosen } from './use-chosen.ts'

/** Whether a person decided something about this file that another reading may take away. */
const isDecided = ({ state, done }: ImportDetail, { mapping, isChanged }: Chosen): boolean =>
  isChanged ||
  state === 'checked' ||
  done > 0 ||
  mapping.mended !== undefined ||
  Object.keys({ ...mapping.constants, ...mapping.options }).length > 0

/** How the file is read, to be changed, and its first rows. */
export function ReadingCard({ detail, chosen }: { detail: ImportDetail; chosen: Chosen }) {
  const { t } = useTranslation()
  const { id, format, encoding, delimiter, sheet, sheets, can } = detail
  const [asked, setAsked] = useState<ImportReading>()
  const read = useImportAction<ImportReading>(
    id,
    (reading) => call(importCalls.read, { body: { id, ...reading, mapping: chosen.mapping } }),
    { onDone: () => setAsked(undefined) },
  )
  const want = (reading: ImportReading) =>
    isDecided(detail, chosen) ? setAsked(reading) : read.mutate(reading)
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
                  const wanted = importEncodings.find((one) => one === event.currentTarget.value)
                  if (wanted) want({ ...now, encoding: wanted })
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
                  const wanted = importDelimiters.find((one) => one === event.currentTarget.value)
                  if (wanted) want({ ...now, delimiter: wanted })
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
              onChange={(event) => want({ sheet: event.currentTarget.value })}
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
      {asked && (
        <Dialog
          title={t('imports.reread_title')}
          onClose={() => setAsked(undefined)}
          footer={
            <>
              <Button variant="default" onClick={() => setAsked(undefined)} data-autofocus>
                {t('common.cancel')}
              </Button>
              <Button loading={read.isPending} onClick={() => read.mutate(asked)}>
                {t('imports.reread')}
              </Button>
            </>
          }
        >
          <p>{t('imports.reread_text')}</p>
        </Dialog>
      )}
    </Card>
  )
}
