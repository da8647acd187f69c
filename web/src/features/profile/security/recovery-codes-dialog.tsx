import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { copyText } from '../../../ui/action/copy-text.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { StepsBar } from '../../../ui/form/steps/steps-bar.tsx'
import type { Step } from '../../../ui/form/steps/use-steps.ts'
import styles from './security-section.module.css'

type Props = {
  codes: readonly string[]
  /** The steps of which this is the last. */
  steps?: readonly Step[] | undefined
  onClose: () => void
}

/**
 * Shows the recovery codes, this once. Only the button closes the dialog, so that a click beside it cannot
 * lose them.
 */
export function RecoveryCodesDialog({ codes, steps, onClose }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const text = codes.join('\n')
  const head = t('security.codes_file_head', { name: user?.username ?? '' })
  return (
    <Dialog
      title={t('security.codes_title')}
      onClose={onClose}
      dismissable={false}
      footer={
        <>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} />}
            onClick={() => void copyText(text, t('security.codes_copied'))}
          >
            {t('security.codes_copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() =>
              saveFile(
                t('security.codes_file'),
                new Blob([`${head}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }),
              )
            }
          >
            {t('security.codes_download')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('security.codes_kept')}
          </Button>
        </>
      }
    >
      {steps && <StepsBar steps={steps} at={steps.length - 1} />}
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
