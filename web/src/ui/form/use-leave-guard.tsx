import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog.tsx'

/** Asks before the page is left while `active`; draw what it answers. Moves within the page do not count. */
export function useLeaveGuard(active: boolean) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname,
    enableBeforeUnload: active,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog
      opened
      title={t('form.unsaved_title')}
      onClose={reset}
      footer={
        <>
          <Button variant="default" onClick={proceed}>
            {t('form.leave')}
          </Button>
          <Button data-autofocus onClick={reset}>
            {t('form.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.unsaved')}</p>
    </Dialog>
  )
}
