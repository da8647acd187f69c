import '../../../lib/languages/own/settling-texts.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { type Drawing, isDrawn } from '@hdoc/contract/approvals/drawing.ts'
import { Tabs } from '@mantine/core'
import { IconCertificate, IconFileText, IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { Elsewhere } from './elsewhere.tsx'
import styles from './sign.module.css'
import { SignButtons } from './sign-buttons.tsx'
import { type Signing, type SigningFile, useSigned } from './use-signed.ts'

/** Signs with a drawing. */
function Drawn(props: Signing) {
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
      <SignButtons busy={sign.isPending} isReady={isReady} onClose={onClose} onSign={send} />
    </div>
  )
}

/** Signs on paper: the scan of the signed paper is sent. */
function OnPaper(props: SigningFile) {
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
      <SignButtons
        busy={sign.isPending}
        isReady={isReady}
        onClose={onClose}
        onSign={() => sign.mutate(uploads.items.map(({ uploadId }) => uploadId))}
      />
    </div>
  )
}

/** Signs the very bytes that stand beside it: drawn on the screen, with one's own program, or on paper with the scan. */
export default function SignDialog(props: Signing) {
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
          {step.can.sign_upload && (
            <Tabs.Tab value="elsewhere" leftSection={<IconCertificate size={16} />}>
              {t('settling.way_elsewhere')}
            </Tabs.Tab>
          )}
          <Tabs.Tab value="paper" leftSection={<IconFileText size={16} />}>
            {t('approvals.way_paper')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="drawn" pt="sm">
          <Drawn {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="elsewhere" pt="sm">
          <Answer query={document}>
            {({ max_file_mb }) => <Elsewhere {...props} maximumMb={max_file_mb} />}
          </Answer>
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
