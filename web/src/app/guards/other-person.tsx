import { Button } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import {
  currentOther,
  currentSession,
  refreshSession,
  subscribeSession,
} from '../../entities/session/session-store.ts'
import { PlainDialog } from '../../ui/dialog/plain-dialog.tsx'

const lookAgain = () => void refreshSession({ keepWhenUnanswered: true })

/**
 * Covers a page whose person is no longer the one signed in. What that person wrote stays on the page, and is
 * there again once they have signed in anew. The other person begins with the page loaded anew.
 */
export function OtherPerson() {
  const { t } = useTranslation()
  const other = useSyncExternalStore(subscribeSession, currentOther)
  const isOther = other !== null
  useEffect(() => {
    if (!isOther) return
    // The person comes back from the tab where they have signed in.
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [isOther])
  if (!other) return null
  const names = { own: currentSession().user?.name, name: other.name }
  return (
    <PlainDialog
      title={t(other.elsewhere ? 'shell.elsewhere_title' : 'shell.other_title', names)}
      footer={
        <>
          <Button variant="default" onClick={() => location.reload()}>
            {t(other.elsewhere ? 'shell.elsewhere_go_on' : 'shell.other_go_on', names)}
          </Button>
          <Button autoFocus onClick={lookAgain}>
            {t('shell.other_again')}
          </Button>
        </>
      }
    >
      <p>{t(other.elsewhere ? 'shell.elsewhere_text' : 'shell.other_text', names)}</p>
    </PlainDialog>
  )
}
