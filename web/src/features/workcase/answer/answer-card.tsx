import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { Anchor, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconHash, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerQuery } from '../../../entities/dispatches/queries.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from './answer.module.css'

const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).default)
const NumberDialog = lazyPart(async () => (await import('./number-dialog.tsx')).default)

type Props = {
  row: WorkCase
  /** Opens closing with a dispatch, the last step. */
  onSend: () => void
}
type Opened = 'write' | 'number'

/** How far the answer is, in the order in which it is made. */
function Steps({ draft, isSent }: { draft: AnswerDraft; isSent: boolean }) {
  const { t } = useTranslation()
  const steps = [
    { label: t('dispatches.answer_step_write'), isDone: draft.file !== null },
    { label: t('dispatches.answer_step_number'), isDone: draft.document !== null },
    { label: t('dispatches.answer_step_send'), isDone: isSent },
  ]
  return (
    <ol className={styles.steps} aria-label={t('dispatches.answer_steps')}>
      {steps.map(({ label, isDone }) => (
        <li key={label} className={isDone ? styles.done : undefined}>
          {isDone && <IconCheck size={14} aria-hidden />}
          {label}
          {isDone && <VisuallyHidden>{t('dispatches.answer_step_done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}

function Facts({ draft }: { draft: AnswerDraft }) {
  const { t } = useTranslation()
  const { file, document, written_by, written_at } = draft
  if (!file || written_at === null) return <p className={styles.quiet}>{t('dispatches.answer_none')}</p>
  const version = formatNumber(file.version)
  return (
    <>
      <p>
        <Anchor href={addressOf(fileCalls.download, { params: { id: file.id } })}>{file.name}</Anchor>
      </p>
      <p className={styles.quiet}>
        {t('dispatches.answer_written', { by: written_by, at: formatDateTime(written_at), version })}
      </p>
      {document && (
        <p>
          <AppLink to="/document/$id" params={{ id: document.id }}>
            {t('dispatches.answer_numbered', { number: document.number })}
          </AppLink>
        </p>
      )}
    </>
  )
}

/** The answer of the case, step by step: its text, its number, its dispatch; each goes on from where it stands. */
export function AnswerCard({ row, onSend }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const answer = useQuery(answerQuery(row.id))
  const close = () => setOpened(null)
  return (
    <Card title={t('dispatches.answer_card')}>
      <Answer query={answer}>
        {(draft) => (
          <>
            <Steps draft={draft} isSent={row.closing !== null && draft.document !== null} />
            <Facts draft={draft} />
            {row.closing === null && (
              <div className={styles.buttons}>
                {draft.document === null && (
                  <>
                    <GuardedButton
                      variant="default"
                      size="compact-sm"
                      allowed={draft.can.write}
                      reason={draft.cannot.write}
                      leftSection={<IconArrowBackUp size={16} />}
                      onClick={() => setOpened('write')}
                    >
                      {t(draft.file === null ? 'dispatches.answer_write' : 'dispatches.answer_edit')}
                    </GuardedButton>
                    <GuardedButton
                      variant="default"
                      size="compact-sm"
                      allowed={draft.can.number}
                      reason={draft.cannot.number}
                      leftSection={<IconHash size={16} />}
                      onClick={() => setOpened('number')}
                    >
                      {t('dispatches.answer_number')}
                    </GuardedButton>
                  </>
                )}
                {draft.file !== null && (
                  <GuardedButton
                    variant="default"
                    size="compact-sm"
                    allowed={row.can.close_with_dispatch}
                    reason={row.cannot.close_with_dispatch}
                    leftSection={<IconTruckDelivery size={16} />}
                    onClick={onSend}
                  >
                    {t('dispatches.answer_send')}
                  </GuardedButton>
                )}
              </div>
            )}
            {opened === 'write' && <AnswerDialog row={row} draft={draft} onClose={close} />}
            {opened === 'number' && <NumberDialog row={row} onClose={close} />}
          </>
        )}
      </Answer>
    </Card>
  )
}
