import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import styles from './security-section.module.css'

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

/**
 * Shows the recovery codes, this once. Only the button closes the dialog, so that a click beside it cannot
 * lose them.
 */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', message: t('security.codes_copied') })
  }
  const head = t('security.codes_file_head', { name: user?.username ?? '' })
  return (
    <Dialog
      opened
      title={t('security.codes_title')}
      onClose={onClose}
      dismissable={false}
      footer={
        <>
          <Button variant="default" leftSection={<IconCopy size={16} />} onClick={copy}>
            {t('security.codes_copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => download(t('security.codes_file'), `${head}\n\n${text}\n`)}
          >
            {t('security.codes_download')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('security.codes_kept')}
          </Button>
        </>
      }
    >
      <Note kind="warn">
        {t('security.codes_once')} {t('security.codes_text')}
      </Note>
      <ul className={styles.codes} aria-label={t('security.codes_list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
