import type { ImportFiles } from '@hdoc/contract/imports/import-archives.ts'
import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { type ImportMode, importModeLabels, importModes } from '@hdoc/contract/imports/import-kinds.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { Button, Radio } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatBytes, formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Figures } from '../parts/figures.tsx'
import styles from '../parts/imports.module.css'
import { useImportAction } from '../parts/use-import-action.ts'

/** The room that the files need on the disk of the server, and the room that is there. */
function Room({ needed, free }: Pick<ImportFiles, 'needed' | 'free'>) {
  const { t } = useTranslation()
  const sizes = { needed: formatBytes(needed), free: formatBytes(free) }
  return needed > free ? (
    <Note kind="warn">{t('imports.no_room', sizes)}</Note>
  ) : (
    <p className={styles.quiet}>{t('imports.room', sizes)}</p>
  )
}

/** What the check found, and the button that imports. */
export function CheckedCard({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const { id, counts, can, files } = detail
  const [mode, setMode] = useState<ImportMode>('skip_bad')
  const run = useImportAction(id, () => call(importCalls.run, { body: { id, mode } }))
  const useful = counts.new + counts.update
  const helpOf = (one: ImportMode): string => {
    if (one === 'skip_bad') return t('imports.mode_skip_bad')
    return can.run_all ? t('imports.mode_all') : t('imports.mode_all_not')
  }
  return (
    <Card
      title={t('imports.checked_title')}
      actions={
        <span className={styles.quiet}>
          {t('imports.took', {
            count: counts.rows ?? 0,
            rows: formatNumber(counts.rows ?? 0),
            seconds: formatNumber(Math.max(0.1, Math.round((detail.check_seconds ?? 0) * 10) / 10)),
          })}
        </span>
      }
    >
      <div className={styles.stack}>
        <Figures
          figures={[
            { label: t('imports.good'), value: counts.good, colour: 'ok' },
            { label: t('imports.wrong'), value: counts.bad, colour: 'bad' },
            { label: t('imports.warned'), value: Math.max(0, counts.warned - counts.skip), colour: 'warn' },
            { label: t('imports.skipped'), value: counts.skip },
          ]}
        />
        {useful > 0 && files && files.needed > 0 && <Room needed={files.needed} free={files.free} />}
        {can.run ? (
          <>
            <Radio.Group
              label={t('imports.mode')}
              value={mode}
              onChange={(one) => setMode(one as ImportMode)}
            >
              <div className={styles.stack}>
                {importModes.map((one) => (
                  <Radio
                    key={one}
                    value={one}
                    disabled={one === 'all' && !can.run_all}
                    label={`${say(importModeLabels[one])} · ${helpOf(one)}`}
                  />
                ))}
              </div>
            </Radio.Group>
            <p className={styles.quiet}>{t('imports.can_leave')}</p>
            <p className={styles.quiet}>{t('imports.can_undo')}</p>
            <div className={styles.row}>
              <Button
                leftSection={<IconTableImport size={16} aria-hidden />}
                loading={run.isPending}
                onClick={() => run.mutate()}
              >
                {t('imports.run', { count: useful, figure: formatNumber(useful) })}
              </Button>
            </div>
          </>
        ) : (
          useful === 0 && <Note kind="warn">{t('imports.nothing')}</Note>
        )}
      </div>
    </Card>
  )
}
