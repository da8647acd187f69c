import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { closeErrorDialog, currentErrorNotice, listenToErrorNotice } from './error-dialog-store.ts'
import { PlainDialog } from './plain-dialog.tsx'

/** What the error dialog says, where its own code cannot be fetched. */
export function PlainErrorDialog() {
  const { t } = useTranslation()
  const notice = useSyncExternalStore(listenToErrorNotice, currentErrorNotice)
  return (
    <PlainDialog
      title={t('messages.failed')}
      onClose={closeErrorDialog}
      footer={
        <Button autoFocus onClick={closeErrorDialog}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{notice?.message}</p>
    </PlainDialog>
  )
}
