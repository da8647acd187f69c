import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../entities/accounts/refusal-note.tsx'
import { t as text } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { useEnter } from './parts/use-enter.ts'

/** Signs in with a passkey alone. The library it needs is loaded when the button is pressed. */
export function PasskeyButton({ remember }: { remember: boolean }) {
  const { t } = useTranslation()
  const enter = useEnter()
  const { mutate, data, error, isPending } = useAction({
    call: async () => {
      const { signInByPasskey } = await import('./second-step/ask-for-passkey.ts')
      const isIn = await signInByPasskey(remember)
      if (isIn) await enter()
      return isIn
    },
    changes: [],
    source: 'login',
  })
  if (!('PublicKeyCredential' in window)) return null
  return (
    <>
      {error && <RefusalNote error={error} />}
      {data === false && (
        <Note kind="bad" role="alert">
          {text('second_step.passkey_cancelled')}
        </Note>
      )}
      <Button variant="default" size="md" fullWidth loading={isPending} onClick={() => mutate()}>
        {t('login.passkey')}
      </Button>
    </>
  )
}
