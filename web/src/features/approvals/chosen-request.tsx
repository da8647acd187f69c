import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalModeLabels, isOpenStep } from '@hdoc/contract/approvals/approval-status.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalSteps } from '../../entities/approvals/approval-steps.tsx'
import { approvalQuery } from '../../entities/approvals/queries.ts'
import { FilePreview } from '../../entities/files/file-preview.tsx'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './approvals-page.module.css'
import { DecidePanel } from './decide-panel.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** What is said under the steps: which version, how it was revoked. */
function Facts({ request }: { request: ApprovalRequest }) {
  const { t } = useTranslation()
  const { file, revoked, signed_version, requested_by, requested_at, text } = request
  return (
    <div className={styles.facts}>
      <p className={styles.quiet}>
        {t('approvals.asked_by', { by: requested_by, at: formatDateTime(requested_at) })} ·{' '}
        {t('approvals.of_version', { version: file.version })}
      </p>
      {text && <p>{t('approvals.quoted', { text })}</p>}
      {signed_version !== null && (
        <p className={styles.quiet}>{t('approvals.signed_version', { version: signed_version })}</p>
      )}
      {revoked && (
        <Note kind="warn">{t('approvals.revoked_by', { by: revoked.by, reason: revoked.reason })}</Note>
      )}
    </div>
  )
}

type Opened = { name: 'revoke' } | { name: 'reassign'; step: ApprovalStep }

function Shown({ request, onDone }: { request: ApprovalRequest; onDone: () => void }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { document, current, mode, status, can, cannot } = request
  const close = () => setOpened(null)
  return (
    <>
      <section className={styles.file} aria-label={t('approvals.file')}>
        {current ? (
          <FilePreview key={`${current.id}-${current.version}`} file={current} />
        ) : (
          <Note kind="info">{t('approvals.file_went_on')}</Note>
        )}
      </section>
      <section className={styles.beside} aria-label={t('approvals.request')}>
        <p className={styles.besideHead}>
          <AppLink to="/document/$id" params={{ id: document.id }}>
            {document.number}
          </AppLink>
          <StatusTag className={status.className}>{status.name}</StatusTag>
        </p>
        <p>{document.short_description}</p>
        <h2>{say(approvalModeLabels[mode])}</h2>
        <ApprovalSteps
          request={request}
          actions={(step) =>
            step.can.reassign && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('approvals.reassign_of', { name: step.person.name })}
                onClick={() => setOpened({ name: 'reassign', step })}
              >
                {t('approvals.reassign')}
              </Button>
            )
          }
        />
        <Facts request={request} />
        <DecidePanel request={request} onDone={onDone} />
        {request.steps.some(({ status }) => isOpenStep(status.code)) && (
          <GuardedButton
            variant="default"
            allowed={can.revoke}
            reason={cannot.revoke}
            onClick={() => setOpened({ name: 'revoke' })}
          >
            {t('approvals.revoke')}
          </GuardedButton>
        )}
      </section>
      {opened?.name === 'revoke' && <RevokeDialog request={request} onClose={close} />}
      {opened?.name === 'reassign' && <ReassignDialog request={request} step={opened.step} onClose={close} />}
    </>
  )
}

/** The chosen request: the very file in the middle, the people and what one may do on the right. */
export function ChosenRequest({ id, onDone }: { id: number; onDone: () => void }) {
  const answer = useQuery(approvalQuery(id))
  return <Answer query={answer}>{(request) => <Shown request={request} onDone={onDone} />}</Answer>
}
