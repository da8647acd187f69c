import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import type { ImportDetail } from '@hdoc/contract/imports/import-rows.ts'
import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './parts/imports.module.css'
import { useImportAction } from './parts/use-import-action.ts'

const MINUTE = 60
/** Shares of the work, in hundredths, at which a screen reader is told of it. */
const TOLD_EVERY = 10

/** How far the worker is, with the time left, and the button that stops it. */
export function ProgressCard({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation()
  const { id, state, done, counts, seconds_left, can, failure } = detail
  const cancel = useImportAction(id, () => call(importCalls.cancel, { body: { id } }), {
    said: () => t('imports.stopped'),
  })
  const total = state === 'undoing' ? done + counts.made : (counts.rows ?? 0)
  const figure = formatNumber(done)
  const title =
    state === 'checking' ? 'checking_title' : state === 'running' ? 'running_title' : 'undoing_title'
  const text =
    state === 'running'
      ? t('imports.running', { figure, all: formatNumber(total) })
      : t(state === 'checking' ? 'imports.checking' : 'imports.undoing', { count: done, figure })
  const left =
    seconds_left === null
      ? ''
      : seconds_left < 2 * MINUTE
        ? t('imports.seconds_left', { figure: formatNumber(seconds_left) })
        : t('imports.minutes_left', { figure: formatNumber(Math.ceil(seconds_left / MINUTE)) })
  const share = total === 0 ? 0 : (done / total) * 100
  const told = formatNumber(Math.floor(share / TOLD_EVERY) * TOLD_EVERY)
  return (
    <Card title={t(`imports.${title}`)}>
      <div className={styles.stack}>
        {failure?.code === 'no_room' && (
          <Note kind="warn" role="alert">
            {failure.text}
          </Note>
        )}
        <p>{[text, left].filter(Boolean).join(' · ')}</p>
        <p role="status" className="visually-hidden">
          {total === 0
            ? t(`imports.${title}`)
            : t('imports.share', { what: t(`imports.${title}`), figure: told })}
        </p>
        <Progress value={share} {...(total === 0 && { animated: true })} aria-label={t('imports.progress')} />
        <p className={styles.quiet}>{t('imports.can_leave')}</p>
        {can.cancel && (
          <div className={styles.row}>
            <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('imports.stop')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
