import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { isOpenStep } from '@hdoc/contract/approvals/approval-status.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { Button, Textarea } from '@mantine/core'
import { IconCheck, IconSignature, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalChanges, useShowRequest } from '../../entities/approvals/approval-changes.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Key } from '../../ui/display/key.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './approvals-page.module.css'
import { DeclineDialog } from './decline-dialog.tsx'

const SignDialog = lazyPart(async () => (await import('./sign/sign-dialog.tsx')).default)

const isOwn = ({ can }: ApprovalStep): boolean =>
  can.approve || can.decline || can.sign_drawn || can.sign_paper || can.sign_upload

/** Why the main act of a step is not the person's now. */
const whyNot = ({ task, can, cannot }: ApprovalStep): string | undefined => {
  if (task === 'approve') return can.approve ? undefined : cannot.approve
  const signs = can.sign_drawn || can.sign_paper || can.sign_upload
  return signs ? undefined : (cannot.sign_drawn ?? cannot.sign_paper)
}

type Props = { request: ApprovalRequest; onDone: () => void }

/** What the person decides now, about the bytes that stand beside it. */
export function DecidePanel({ request, onDone }: Props) {
  const { t } = useTranslation()
  const show = useShowRequest()
  const [comment, setComment] = useState('')
  const [opened, setOpened] = useState<'decline' | 'sign' | null>(null)
  const userId = useSession().user?.id
  const able = request.steps.filter(isOwn)
  // The person's own step comes before one of somebody they stand in for.
  const step = able.find(({ person }) => person.id === userId) ?? able[0]
  const changes = approvalChanges(request.document.id)
  const approve = useAction({
    call: (body: { step_id: number; shown: string; comment: string }) =>
      call(approvalCalls.approve, { body }),
    changes,
    unsure: changes,
    said: () => t('approvals.done_approve', { number: request.document.number }),
    onDone: (answer) => {
      show(answer)
      onDone()
    },
    waits: false,
  })
  const isShown = request.shown !== ''
  const mayApprove = step?.can.approve === true && isShown
  const mayDecline = step?.can.decline === true && isShown
  const maySign =
    [step?.can.sign_drawn, step?.can.sign_paper, step?.can.sign_upload].includes(true) && isShown
  const send = () => step && approve.mutate({ step_id: step.id, shown: request.shown, comment })
  usePageKeys([
    // A key that is held down decides one request, not the next ones too, which nobody has looked at.
    ['A', ({ repeat }) => mayApprove && !repeat && send()],
    ['S', () => maySign && setOpened('sign')],
    ['R', () => mayDecline && setOpened('decline')],
  ])
  const held =
    step ?? request.steps.find(({ person, status }) => person.id === userId && isOpenStep(status.code))
  const why = held && whyNot(held)
  if (!step) return why ? <Note kind="info">{why}</Note> : null
  const close = () => setOpened(null)
  return (
    <div className={styles.decide}>
      {step.person.id !== userId && (
        <Note kind="info">{t('settling.deciding_for', { name: step.person.name })}</Note>
      )}
      {why && <Note kind="info">{why}</Note>}
      {mayApprove && (
        <Textarea
          label={t('approvals.comment')}
          description={t('approvals.comment_help')}
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
      <div className={styles.buttons}>
        {mayDecline && (
          <Button
            variant="default"
            leftSection={<IconX size={16} />}
            rightSection={<Key>R</Key>}
            onClick={() => setOpened('decline')}
          >
            {t('approvals.decline')}
          </Button>
        )}
        {mayApprove && (
          <Button
            loading={approve.isPending}
            leftSection={<IconCheck size={16} />}
            rightSection={<Key>A</Key>}
            onClick={send}
          >
            {t('approvals.approve')}
          </Button>
        )}
        {maySign && (
          <Button
            leftSection={<IconSignature size={16} />}
            rightSection={<Key>S</Key>}
            onClick={() => setOpened('sign')}
          >
            {t('approvals.sign')}
          </Button>
        )}
      </div>
      {opened === 'decline' && (
        <DeclineDialog request={request} step={step} onClose={close} onDone={onDone} />
      )}
      {opened === 'sign' && <SignDialog request={request} step={step} onClose={close} onDone={onDone} />}
    </div>
  )
}
