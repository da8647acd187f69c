import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './error-dialog.module.css'
import { closeErrorDialog, currentErrorNotice, listenToErrorNotice } from './error-dialog-store.ts'
import { Note } from './note.tsx'

const asText = (details: unknown) =>
  typeof details === 'string' ? details : JSON.stringify(details, null, 2)

/** The one dialog for failures that have no better place; opened by `showErrorDialog`. */
export function ErrorDialog() {
  const { t } = useTranslation()
  const notice = useSyncExternalStore(listenToErrorNotice, currentErrorNotice)
  return (
    <Dialog
      title={t('messages.failed')}
      onClose={closeErrorDialog}
      footer={
        <Button onClick={closeErrorDialog} data-autofocus>
          {t('common.close')}
        </Button>
      }
    >
      <Note kind="bad">
        <b>{t('messages.error')}</b>
        <div>{notice?.message}</div>
      </Note>
      {notice?.details !== undefined && (
        <details>
          <summary>{t('messages.details')}</summary>
          <pre className={styles.details}>{asText(notice.details)}</pre>
        </details>
      )}
    </Dialog>
  )
}
