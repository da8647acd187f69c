import '../../../lib/languages/own/work-texts.ts'
import '../../../lib/languages/own/settling-texts.ts'
import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { bareAnswerCalls } from '@hdoc/contract/dispatches/bare-answers.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconCertificate, IconCheck, IconRubberStamp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { useAction } from '../../../ui/action/use-action.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useMay } from '../../session/use-may.ts'
import { answerQuery } from '../queries.ts'
import styles from './answer-path.module.css'
import { Asked } from './asked.tsx'

const AskAboutFile = lazyPart(async () => (await import('../../approvals/ask-about-file.tsx')).default)

/** A step that another part of the page takes, or another page. */
type Elsewhere = { allowed: boolean; reason?: string | undefined; act: () => void }
type Props = {
  draft: AnswerDraft
  /** Nothing is done any more; the line only tells. */
  closed: boolean
  sent: boolean
  write: Elsewhere
  number: Elsewhere
  send: Elsewhere
}

function Step({ label, done, children }: { label: string; done: boolean; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li>
      <span className={done ? `${styles.label} ${styles.done}` : styles.label}>
        {done && <IconCheck size={14} aria-hidden />}
        {label}
        {done && <VisuallyHidden>{t('settling.step_done')}</VisuallyHidden>}
      </span>
      {children}
    </li>
  )
}

/** Sends one of the calls that put number and date on the paper. */
function useStamping(
  { id }: AnswerDraft,
  { send, said }: { send: (caseId: number) => Promise<{ data: AnswerDraft }>; said: string },
) {
  const queryClient = useQueryClient()
  const changes: Change[] = [{ what: 'workcase.changed', id }, { what: 'document.files_changed' }]
  return useAction({
    call: () => send(id),
    changes,
    unsure: changes,
    said: () => said,
    onDone: ({ data }) => queryClient.setQueryData(answerQuery(id).queryKey, data),
  })
}

/** Puts number and date on a copy, with or without the seal of the institution. */
function Stamping({ draft }: { draft: AnswerDraft }) {
  const { t } = useTranslation()
  const may = useMay()
  const stamp = useStamping(draft, {
    send: (case_id) => call(bareAnswerCalls.stamp, { body: { case_id } }),
    said: t('settling.done_stamp'),
  })
  const seal = useStamping(draft, {
    send: (case_id) => call(bareAnswerCalls.seal, { body: { case_id } }),
    said: t('settling.done_seal'),
  })
  return (
    <>
      <GuardedButton
        variant="default"
        size="compact-sm"
        allowed={draft.can.stamp}
        reason={draft.cannot.stamp}
        loading={stamp.isPending}
        leftSection={<IconRubberStamp size={16} />}
        onClick={() => stamp.mutate()}
      >
        {t('settling.stamp')}
      </GuardedButton>
      {may('signature.seal') && (
        <GuardedButton
          variant="default"
          size="compact-sm"
          allowed={draft.can.seal}
          reason={draft.cannot.seal}
          loading={seal.isPending}
          leftSection={<IconCertificate size={16} />}
          onClick={() => seal.mutate()}
        >
          {t('settling.seal')}
        </GuardedButton>
      )}
    </>
  )
}

/**
 * The answer of a case in one line, from its text to its dispatch: what is done, what comes next, and why not yet. Each
 * step goes on from where it stands.
 */
export function AnswerPath({ draft, closed, sent, write, number, send }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'approve' | 'sign' | null>(null)
  const { file, document, paper, approval, signing } = draft
  const isNumbered = document !== null
  const command = ({ allowed, reason, act }: Elsewhere, label: string) => (
    <GuardedButton variant="default" size="compact-sm" {...{ allowed, reason }} onClick={act}>
      {label}
    </GuardedButton>
  )
  const isApproved = approval?.status.code === 'approved' || approval?.status.code === 'signed'
  const ofText = file && { documentId: file.document_id, fileId: file.id }
  const ofPaper = paper && document && { documentId: document.id, fileId: paper.id }
  const about = asking === 'sign' ? ofPaper : ofText
  return (
    <>
      <ol className={styles.steps} aria-label={t('dispatches.answer_steps')}>
        <Step label={t('settling.step_write')} done={file !== null}>
          {!closed &&
            (!isNumbered || write.allowed) &&
            command(
              write,
              t(file === null || isNumbered ? 'dispatches.answer_write' : 'dispatches.answer_edit'),
            )}
        </Step>
        <Step label={t('settling.step_approve')} done={isApproved}>
          {!closed && !isApproved && (!isNumbered || approval?.is_open) && (
            <Asked
              of="approval"
              asked={approval}
              ask={{
                allowed: draft.can.approve,
                reason: draft.cannot.approve,
                act: () => setAsking('approve'),
              }}
            />
          )}
        </Step>
        <Step label={t('settling.step_number')} done={isNumbered}>
          {!closed && !isNumbered && command(number, t('dispatches.answer_number'))}
        </Step>
        <Step label={t('settling.step_stamp')} done={draft.stamped}>
          {!closed && !draft.stamped && <Stamping draft={draft} />}
        </Step>
        <Step label={t('settling.step_sign')} done={draft.signed}>
          {!closed && !draft.signed && (
            <Asked
              of="sign"
              asked={signing}
              ask={{ allowed: draft.can.sign, reason: draft.cannot.sign, act: () => setAsking('sign') }}
            />
          )}
        </Step>
        <Step label={t('settling.step_send')} done={sent}>
          {!closed && command(send, t('dispatches.answer_send'))}
        </Step>
      </ol>
      {asking !== null && about && (
        <AskAboutFile
          {...about}
          task={asking === 'sign' ? 'sign' : 'approve'}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
