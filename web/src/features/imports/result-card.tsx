import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { Figures } from './parts/figures.tsx'
import styles from './parts/imports.module.css'
import { kindPlace } from './parts/kind-place.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** What an import made, and the way back. */
export function ResultCard({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const { state, counts, failure, kind, can, kept_until } = detail
  const [isUndoing, setUndoing] = useState(false)
  const result = state === 'done' || state === 'undone' || state === 'cancelled' ? state : 'failed'
  return (
    <Card title={t('imports.result_title')}>
      <div className={styles.stack}>
        <Note kind={result === 'done' ? 'ok' : result === 'failed' ? 'bad' : 'info'} role="status">
          {t(`imports.result_${result}`)} {failure?.text}
        </Note>
        <Figures
          figures={[
            { label: t('imports.result_made'), value: counts.made, colour: 'ok' },
            { label: t('imports.result_updated'), value: counts.update },
            { label: t('imports.result_skipped'), value: counts.skip },
            { label: t('imports.wrong'), value: counts.bad, colour: 'bad' },
            ...(counts.files + counts.files_left > 0
              ? [
                  { label: t('imports.result_files'), value: counts.files, colour: 'ok' as const },
                  {
                    label: t('imports.result_files_left'),
                    value: counts.files_left,
                    colour: 'warn' as const,
                  },
                ]
              : []),
          ]}
        />
        <p className={styles.quiet}>
          {kept_until === null ? t('imports.gone') : t('imports.kept', { date: formatDate(kept_until) })}
        </p>
        <div className={styles.row}>
          <AppLink to={kindPlace(kind)}>{t('imports.another')}</AppLink>
          {can.undo && (
            <Button variant="default" onClick={() => setUndoing(true)}>
              {t('imports.undo')}
            </Button>
          )}
        </div>
      </div>
      {isUndoing && <UndoDialog id={detail.id} onClose={() => setUndoing(false)} />}
    </Card>
  )
}
