import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../dialog/dialog.tsx'

/**
 * The path one guard of the page has just let the person go to; the other guards do not ask about it again.
 */
let allowedTo: string | undefined

/**
 * Asks before the page is left while `active`; the caller draws what this returns. Moves within the page do
 * not count. `saving` is the sentence shown instead while the server's answer is on its way and leaving gives
 * nothing up.
 */
export function useLeaveGuard(active: boolean, saving?: string) {
  const { t } = useTranslation()
  const { status, proceed, reset, next } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      active && current.pathname !== next.pathname && allowedTo !== next.pathname,
    enableBeforeUnload: active,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  const leave = () => {
    allowedTo = next.pathname
    proceed()
    // All guards are asked within the same turn.
    setTimeout(() => {
      allowedTo = undefined
    })
  }
  return (
    <Dialog
      title={t(saving ? 'form.saving_title' : 'form.unsaved_title')}
      onClose={reset}
      footer={
        <>
          <Button variant="default" onClick={leave}>
            {t(saving ? 'form.leave_saving' : 'form.leave')}
          </Button>
          <Button data-autofocus onClick={reset}>
            {t('form.stay')}
          </Button>
        </>
      }
    >
      <p>{saving ?? t('form.unsaved')}</p>
    </Dialog>
  )
}
