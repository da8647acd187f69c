import '../../lib/languages/own/settling-texts.ts'
import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import {
  approvalTaskLabels,
  isOpenStep,
  signatureWayLabels,
} from '@hdoc/contract/approvals/approval-status.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import styles from './approvals.module.css'

/** The number of a step, or how it ended; for the eye only, because the status says it in words. */
function Mark({ step }: { step: ApprovalStep }) {
  const { code } = step.status
  if (code === 'approved' || code === 'signed')
    return (
      <span className={`${styles.mark} ${styles.done}`} aria-hidden>
        <IconCheck size={14} />
      </span>
    )
  if (code === 'declined')
    return (
      <span className={`${styles.mark} ${styles.refused}`} aria-hidden>
        <IconX size={14} />
      </span>
    )
  const now = code === 'pending' || code === 'waiting_for_signature'
  return (
    <span className={`${styles.mark} ${now ? styles.now : ''}`} aria-hidden>
      {step.place}
    </span>
  )
}

function Words({ step }: { step: ApprovalStep }) {
  const { t } = useTranslation()
  const { decided_at, decided_by, turn_at, status, comment, signed, signer, label, task, active } = step
  const since = turn_at !== null && decided_at === null && status.code !== 'revoked'
  const parts = [
    label || say(approvalTaskLabels[task]),
    decided_at !== null && formatDateTime(decided_at),
    since && t('approvals.since', { at: formatDateTime(turn_at) }),
    !active && isOpenStep(status.code) && t('approvals.inactive'),
    decided_by && t('approvals.decided_for', { by: decided_by }),
    signed && say(signatureWayLabels[signed]),
    signer && t('settling.signer', { name: signer }),
  ].filter(Boolean)
  return (
    <p className={styles.quiet}>
      {parts.join(' · ')}
      {comment && <span className={styles.comment}>{t('approvals.quoted', { text: comment })}</span>}
    </p>
  )
}

type Props = {
  request: Pick<ApprovalRequest, 'steps'>
  /** What one may do with a step. */
  actions?: (step: ApprovalStep) => ReactNode
}

/** The people who are asked, in their order, each with what they decided. */
export function ApprovalSteps({ request, actions }: Props) {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps} aria-label={t('approvals.steps')}>
      {request.steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <Mark step={step} />
          <div className={styles.stepText}>
            <p>
              <b>{step.person.name}</b> <span className={styles.quiet}>{step.job_title}</span>
            </p>
            <StatusTag className={step.status.className}>{step.status.name}</StatusTag>
            <Words step={step} />
            {actions?.(step)}
          </div>
        </li>
      ))}
    </ol>
  )
}
