import '../../lib/languages/own/administration/activity-texts.ts'
import type { TrailCheck } from '@hdoc/contract/trail/activity.ts'
import { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconShieldCheck, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trailChecksQuery, trailHeadsQuery } from '../../entities/activity/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './activity.module.css'

function Check({ check }: { check: TrailCheck }) {
  const { t } = useTranslation()
  const asked = t('activity.check_asked', { by: check.asked_by, at: formatDateTime(check.asked_at) })
  if (check.finished_at === null)
    return (
      <Note kind="info" role="status">
        <b>{t('activity.check_running')}</b> {asked}
      </Note>
    )
  const when = formatDateTime(check.finished_at)
  if (check.findings === null)
    return (
      <Note kind="bad" role="alert">
        <b>{t('activity.check_given_up', { when })}</b> {asked}
      </Note>
    )
  const entries = check.entries ?? 0
  const looked = t('activity.check_entries', { count: entries, figure: formatNumber(entries) })
  if (check.findings.length === 0)
    return (
      <Note kind="ok" role="status">
        <b>{t('activity.check_good', { when })}</b> {looked} {asked}
      </Note>
    )
  return (
    <Note kind="bad" role="alert">
      <b>{t('activity.check_bad', { when })}</b> {looked} {asked}
      <ul>
        {check.findings.map((finding) => (
          <li key={finding.rule}>{say(finding)}</li>
        ))}
      </ul>
    </Note>
  )
}

function Checks() {
  const { t } = useTranslation()
  const checks = useQuery(trailChecksQuery())
  const { mutate, isPending } = useAction({
    call: () => call(activityCalls.verify, { body: {} }),
    changes: [{ what: 'trail.checked' }],
  })
  const [last, ...earlier] = checks.data ?? []
  return (
    <section className={styles.part} aria-labelledby="trail-checks">
      <h3 id="trail-checks">{t('activity.checks')}</h3>
      <p>{t('activity.checks_text')}</p>
      <Answer query={checks} />
      {last && <Check check={last} />}
      <Button
        leftSection={<IconShieldCheck size={16} aria-hidden />}
        loading={isPending || last?.finished_at === null}
        onClick={() => mutate()}
      >
        {t('activity.verify')}
      </Button>
      {earlier.length > 0 && (
        <details>
          <summary>{t('activity.earlier_checks')}</summary>
          {earlier.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </details>
      )}
    </section>
  )
}

function Heads() {
  const { t } = useTranslation()
  const heads = useQuery(trailHeadsQuery())
  const { mutate, isPending } = useAction({
    call: () => call(activityCalls.signHead, { body: {} }),
    changes: [{ what: 'trail.signed' }],
  })
  const [newest] = heads.data ?? []
  return (
    <section className={styles.part} aria-labelledby="trail-heads">
      <h3 id="trail-heads">{t('activity.heads')}</h3>
      <p>{t('activity.heads_text')}</p>
      <Answer query={heads} />
      {newest && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('activity.newest_head')}</dt>
            <dd>
              {formatNumber(newest.seq)} · {formatDateTime(newest.signed_at)}
            </dd>
          </div>
          <div>
            <dt>{t('activity.hash')}</dt>
            <dd className={styles.code}>{newest.hash}</dd>
          </div>
        </dl>
      )}
      {heads.data && !newest && <p>{t('activity.no_heads')}</p>}
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconSignature size={16} aria-hidden />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t('activity.sign')}
        </Button>
        {newest && (
          <Button
            component="a"
            href={activityCalls.downloadHeads.path}
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t('activity.download_heads')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The proof of the trail: checks of the chain, and its signed heads. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('activity.proof')} onClose={onClose}>
      <Checks />
      <Heads />
    </Dialog>
  )
}
