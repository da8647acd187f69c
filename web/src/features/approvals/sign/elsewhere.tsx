import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../entities/files/file-drop.tsx'
import { useUploads } from '../../../entities/files/use-uploads.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from './sign.module.css'
import { SignButtons } from './sign-buttons.tsx'
import { type SigningFile, useSigned } from './use-signed.ts'

type Sent = { uploads: readonly (number | undefined)[]; own_certificate: boolean }

/**
 * Signs with one's own program: the version is downloaded, signed, and brought back. A certificate with another name is
 * asked about once more.
 */
export function Elsewhere(props: SigningFile) {
  const { request, step, onClose, maximumMb } = props
  const { t } = useTranslation()
  const uploads = useUploads(maximumMb)
  const sign = useAction({
    ...useSigned(props),
    call: async ({ own_certificate }: Sent, key) => {
      const [upload_id] = await uploads.settled()
      // The file was refused meanwhile; its row says why.
      if (upload_id === undefined) throw new Error('no file has arrived')
      const answer = await call(approvalCalls.signUpload, {
        body: { step_id: step.id, shown: request.shown, upload_id, own_certificate },
        idempotencyKey: key,
      })
      uploads.release()
      return answer
    },
    shown: true,
  })
  const isReady = uploads.items.some(({ state }) => state === 'done')
  const send = (own_certificate: boolean) =>
    sign.mutate({ uploads: uploads.items.map(({ uploadId }) => uploadId), own_certificate })
  const { current } = request
  const isAsked = sign.error?.code === 'SIGNER_DIFFERS'
  const said = Object.values(sign.error?.fields ?? {})[0]?.[0] ?? sign.error?.message
  return (
    <div className={styles.way}>
      <Note kind="info">{t('settling.elsewhere_what')}</Note>
      {current && (
        <div>
          <Button
            component="a"
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={16} />}
            href={addressOf(fileCalls.download, { params: { id: current.id } })}
            download
          >
            {t('settling.elsewhere_download', { version: current.version })}
          </Button>
        </div>
      )}
      <FileDrop uploads={uploads} maximumMb={maximumMb} single />
      {said && !sign.isPending && (
        <Note kind={isAsked ? 'warn' : 'bad'} role="alert">
          <p>{said}</p>
          {isAsked && (
            <Button size="compact-sm" variant="default" onClick={() => send(true)}>
              {t('settling.elsewhere_own')}
            </Button>
          )}
        </Note>
      )}
      <SignButtons busy={sign.isPending} isReady={isReady} onClose={onClose} onSign={() => send(false)} />
    </div>
  )
}
