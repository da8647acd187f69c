import {
  type ExportState,
  exportStateLabels,
  HOURS_AN_EXPORT_WAITS,
  type InstitutionExport,
} from '@hdoc/contract/leaving/institution-exports.ts'
import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatDate, formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ExportParts } from './export-parts.tsx'
import styles from './leaving.module.css'
import { useStop } from './use-stop.ts'

const looks: Record<ExportState, string> = {
  waiting: 'status-info',
  packing: 'status-info',
  done: 'status-ok',
  cancelled: 'status-mute',
  failed: 'status-bad',
  removed: 'status-mute',
}

/** How far an export under way is, and the button that stops it. */
function ExportProgress({ made }: { made: InstitutionExport }) {
  const { t } = useTranslation()
  const stopping = useStop(made.id, t('leaving.stopped'))
  const isCopying = made.state === 'waiting'
  const share = made.file_bytes === 0 ? 1 : made.packed_bytes / made.file_bytes
  return (
    <div className={styles.progress}>
      <div>
        <span role="status">
          {isCopying
            ? t(made.waits_for_import ? 'leaving.waits_for_import' : 'leaving.copying', {
                hours: HOURS_AN_EXPORT_WAITS,
              })
            : t('leaving.packing', {
                count: made.files,
                done: formatNumber(made.packed),
                files: formatNumber(made.files),
              })}
        </span>
        <Progress value={isCopying ? 5 : 10 + 90 * share} aria-label={t('leaving.progress')} />
      </div>
      <Button size="xs" variant="default" loading={stopping.isPending} onClick={() => stopping.mutate()}>
        {t('leaving.stop')}
      </Button>
    </div>
  )
}

/** Says what became of an export, or until when its parts are kept. */
function ExportEnd({ made }: { made: InstitutionExport }) {
  const { t } = useTranslation()
  const { kept_until, state, failure, needed_bytes } = made
  const text = () => {
    if (kept_until !== null) return t('leaving.kept', { date: formatDate(kept_until) })
    if (state === 'removed') return t('leaving.removed')
    if (state === 'cancelled') return t('leaving.cancelled')
    return failure === null ? '' : t(`leaving.failed_${failure}`, { size: formatBytes(needed_bytes ?? 0) })
  }
  return text() === '' ? null : <p className={styles.facts}>{text()}</p>
}

/** One export: when it was asked for, how far it is, and its parts. */
export function ExportItem({ made }: { made: InstitutionExport }) {
  const { t } = useTranslation()
  const facts = [
    made.cut_at !== null && t('leaving.as_of', { at: formatDateTime(made.cut_at) }),
    made.cut_at !== null && t('leaving.rows', { count: made.rows, figure: formatNumber(made.rows) }),
    made.cut_at !== null &&
      t('leaving.files', {
        count: made.files,
        figure: formatNumber(made.files),
        size: formatBytes(made.file_bytes),
      }),
  ]
  return (
    <li className={styles.export}>
      <div className={styles.head}>
        <b>{t('leaving.by', { who: made.asked_by, at: formatDateTime(made.asked_at) })}</b>
        <StatusTag className={looks[made.state]}>{say(exportStateLabels[made.state])}</StatusTag>
      </div>
      {made.cut_at !== null && <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>}
      {made.missing > 0 && (
        <Note kind="warn">{t('leaving.missing', { figure: formatNumber(made.missing) })}</Note>
      )}
      {(made.state === 'waiting' || made.state === 'packing') && <ExportProgress made={made} />}
      <ExportEnd made={made} />
      {made.parts.length > 0 && <ExportParts made={made} />}
    </li>
  )
}
