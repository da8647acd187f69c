import { bareReportCalls as calls } from '@hdoc/contract/reports/bare-reports.ts'
import { type ReportFormat, type ReportRun, reportStateLabels } from '@hdoc/contract/reports/reports.ts'
import { Button, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '../../entities/reports/queries.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { LegalRun } from './legal-run.tsx'
import styles from './reports.module.css'

const colours = {
  waiting: 'status-info',
  reading: 'status-info',
  done: 'status-ok',
  cancelled: 'status-mute',
  failed: 'status-bad',
  removed: 'status-mute',
} as const
const changes: Change[] = [{ what: 'report.changed' }]
const WHOLE = 100

/** Tells a button or file of one run from those of the others, also of the same period. */
const ofRun = (label: string, run: ReportRun): string =>
  `${label}: ${run.of || text('reports.today')}, ${text('reports.asked_at', { at: formatDateTime(run.asked_at) })}`

/** How far a run is, and the button that stops it. */
function RunProgress({ run }: { run: ReportRun }) {
  const { t } = useTranslation()
  const stopping = useAction({
    call: () => call(calls.cancel, { body: { id: run.id } }),
    changes,
    unsure: changes,
    said: () => t('reports.stopped'),
  })
  const rows = formatNumber(run.rows)
  const said = () => {
    if (run.state === 'waiting') return t('reports.waiting')
    if (run.total === null) return t('reports.reading_rows', { rows })
    return t('reports.reading', { rows, total: formatNumber(run.total) })
  }
  const share = run.total ? Math.min(WHOLE, (run.rows / run.total) * WHOLE) : 0
  return (
    <div className={styles.progress}>
      <div>
        <span role="status">{said()}</span>
        <Progress value={share} aria-label={ofRun(t('reports.progress'), run)} />
      </div>
      {run.can.cancel && (
        <Button
          size="xs"
          variant="default"
          loading={stopping.isPending}
          aria-label={ofRun(t('reports.stop'), run)}
          onClick={() => stopping.mutate()}
        >
          {t('reports.stop')}
        </Button>
      )}
    </div>
  )
}

function Files({ run }: { run: ReportRun }) {
  const { t } = useTranslation()
  const button = (href: string, label: string, format: string) => (
    <Button
      key={label}
      size="xs"
      variant="default"
      component="a"
      download
      href={href}
      aria-label={ofRun(t('reports.download', { format: label }), run)}
      leftSection={<IconDownload size={14} aria-hidden />}
      data-format={format}
    >
      {label}
    </Button>
  )
  const table = (format: Exclude<ReportFormat, 'pdf'>) =>
    button(addressOf(calls.table, { params: { id: run.id, format } }), format.toUpperCase(), format)
  return (
    <div className={styles.files}>
      {Array.from({ length: run.pdfs }, (_, n) =>
        button(
          addressOf(calls.pdf, { params: { id: run.id, part: n + 1 } }),
          run.pdfs === 1 ? 'PDF' : t('reports.pdf_part', { part: n + 1, parts: run.pdfs }),
          'pdf',
        ),
      )}
      {table('xlsx')}
      {table('csv')}
    </div>
  )
}

function RunEnd({ run }: { run: ReportRun }) {
  const { t } = useTranslation()
  const said = () => {
    if (run.kept_until !== null) return t('reports.kept', { date: formatDate(run.kept_until) })
    if (run.state === 'removed') return t('reports.removed')
    if (run.state === 'cancelled') return t('reports.cancelled')
    return run.failure === null ? '' : t(`reports.failed_${run.failure}`)
  }
  const list = run.downloads
    .map(({ at, by, format }) =>
      t('reports.downloaded', { format: format.toUpperCase(), by, at: formatDateTime(at) }),
    )
    .join('; ')
  return (
    <>
      {said() !== '' && <p className={styles.facts}>{said()}</p>}
      {list !== '' && <p className={styles.facts}>{t('reports.downloads', { list })}</p>}
    </>
  )
}

/**
 * One run: its period, who asked for it, how far it is, its files, and of a report of the law its figures. What was opened
 * stays so until its person closes it, also when another run is opened by itself.
 */
export function RunItem({ run, isOpen }: { run: ReportRun; isOpen: boolean }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(isOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setShown(true)
  }
  const isDone = run.state === 'done'
  const facts = [
    t('reports.made', { who: run.asked_by, at: formatDateTime(run.asked_at) }),
    run.scheduled && t('reports.scheduled'),
    isDone && !run.legal && t('reports.rows', { count: run.rows, figure: formatNumber(run.rows) }),
  ]
  return (
    <li className={styles.run}>
      <div className={styles.head}>
        <b>{run.of || t('reports.today')}</b>
        <StatusTag className={colours[run.state]}>{say(reportStateLabels[run.state])}</StatusTag>
        {run.legal && isDone && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-expanded={isShown}
            aria-label={ofRun(t(isShown ? 'reports.hide' : 'reports.show'), run)}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'reports.hide' : 'reports.show')}
          </Button>
        )}
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {run.sent_as ? (
        <AppLink to="/document/$id" params={{ id: run.sent_as.id }}>
          {t('reports.sent_as', { number: run.sent_as.number })}
        </AppLink>
      ) : (
        run.is_sent && <p className={styles.facts}>{t('reports.sent_unseen')}</p>
      )}
      {isUnderWay(run) && <RunProgress run={run} />}
      {isDone && <Files run={run} />}
      <RunEnd run={run} />
      {run.legal && isDone && isShown && <LegalRun id={run.id} />}
    </li>
  )
}
