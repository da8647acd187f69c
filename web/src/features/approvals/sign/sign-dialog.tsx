import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { type Drawing, isDrawn } from '@hdoc/contract/approvals/drawing.ts'
import { Button, Tabs } from '@mantine/core'
import { IconFileText, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalChanges, useShowRequest } from '../../../entities/approvals/approval-changes.ts'
import { documentBesideQuery } from '../../../entities/documents/queries.ts'
import { FileDrop } from '../../../entities/files/file-drop.tsx'
import { useUploads } from '../../../entities/files/use-uploads.ts'
import { useSession } from '../../../entities/session/session-store.ts'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePageKeys } from '../../../ui/dialog/use-page-keys.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { SignaturePad } from '../../../ui/signature/signature-pad.tsx'
import styles from './sign.module.css'

type Props = { request: ApprovalRequest; step: ApprovalStep; onClose: () => void; onDone: () => void }
type Part = Props & { maximumMb: number }

/** What both ways of signing do when it is done. */
function useSigned({ request, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const show = useShowRequest()
  return {
    changes: approvalChanges(request.document.id),
    unsure: approvalChanges(request.document.id),
    said: () => t('approvals.done_sign', { number: request.document.number }),
    onDone: (answer: { data: ApprovalRequest }) => {
      show(answer)
      onClose()
      onDone()
    },
    waits: false,
  }
}

/** Signs with a drawing. */
function Drawn(props: Props) {
  const { request, step, onClose } = props
  const { t } = useTranslation()
  const { user } = useSession()
  const [strokes, setStrokes] = useState<Drawing>([])
  const sign = useAction({
    ...useSigned(props),
    call: (drawing: Drawing, key) =>
      call(approvalCalls.signDrawn, {
        body: { step_id: step.id, shown: request.shown, drawing },
        idempotencyKey: key,
      }),
  })
  const isReady = isDrawn(strokes)
  const words = {
    empty: t('approvals.pad_empty'),
    drawn: t('approvals.pad_drawn'),
    clear: t('approvals.pad_clear'),
  }
  const send = () => isReady && sign.mutate(strokes)
  usePageKeys([['mod+Enter', send]])
  return (
    <div className={styles.way}>
      <SignaturePad value={strokes} onChange={setStrokes} name={user?.name ?? ''} words={words} />
      <Note kind="info">{t('approvals.drawn_what')}</Note>
      <Buttons busy={sign.isPending} isReady={isReady} onClose={onClose} onSign={send} />
    </div>
  )
}

/** Signs on paper: the scan of the signed paper is sent. */
function OnPaper(props: Part) {
  const { request, step, onClose, maximumMb } = props
  const { t } = useTranslation()
  const uploads = useUploads(maximumMb)
  const sign = useAction({
    ...useSigned(props),
    call: async (_sent: readonly (number | undefined)[], key) => {
      const [upload_id] = await uploads.settled()
      // The file was refused meanwhile; its row says why.
      if (upload_id === undefined) throw new Error('no scan has arrived')
      const answer = await call(approvalCalls.signPaper, {
        body: { step_id: step.id, shown: request.shown, upload_id },
        idempotencyKey: key,
      })
      uploads.release()
      return answer
    },
  })
  const isReady = uploads.items.some(({ state }) => state === 'done')
  return (
    <div className={styles.way}>
      <Note kind="info">{t('approvals.paper_what')}</Note>
      <FileDrop uploads={uploads} maximumMb={maximumMb} single />
      <Buttons
        busy={sign.isPending}
        isReady={isReady}
        onClose={onClose}
        onSign={() => sign.mutate(uploads.items.map(({ uploadId }) => uploadId))}
      />
    </div>
  )
}

type ButtonsProps = { busy: boolean; isReady: boolean; onClose: () => void; onSign: () => void }

function Buttons({ busy, isReady, onClose, onSign }: ButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button loading={busy} disabled={!isReady} leftSection={<IconSignature size={16} />} onClick={onSign}>
        {t('approvals.sign')}
      </Button>
    </div>
  )
}

/** Signs the very bytes that stand beside it: drawn on the screen, or on paper with the scan. */
export default function SignDialog(props: Props) {
  const { request, step, onClose } = props
  const { t } = useTranslation()
  const document = useQuery(documentBesideQuery(request.document.id))
  const [way, setWay] = useState<string | null>(step.can.sign_drawn ? 'drawn' : 'paper')
  return (
    <Dialog title={t('approvals.sign_title', { number: request.document.number })} onClose={onClose}>
      <Tabs value={way} onChange={setWay} keepMounted={false}>
        <Tabs.List aria-label={t('approvals.sign_ways')}>
          {step.can.sign_drawn && (
            <Tabs.Tab value="drawn" leftSection={<IconSignature size={16} />}>
              {t('approvals.way_drawn')}
            </Tabs.Tab>
          )}
          <Tabs.Tab value="paper" leftSection={<IconFileText size={16} />}>
            {t('approvals.way_paper')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="drawn" pt="sm">
          <Drawn {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="paper" pt="sm">
          {step.can.sign_drawn || <Note kind="info">{step.cannot.sign_drawn}</Note>}
          <Answer query={document}>
            {({ max_file_mb }) => <OnPaper {...props} maximumMb={max_file_mb} />}
          </Answer>
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
