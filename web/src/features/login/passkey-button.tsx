import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../lib/api-error.ts'
import { t as text } from '../../lib/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { LoginFailure } from './parts/login-failure.tsx'
import { useEnter } from './parts/use-enter.ts'

/** Signs in with a passkey alone. The library it needs is loaded when the button is pressed. */
export function PasskeyButton({ remember }: { remember: boolean }) {
  const { t } = useTranslation()
  const enter = useEnter()
  const { mutate, data, error, isPending } = useMutation<boolean, ApiError>({
    meta: { source: 'login' },
    mutationFn: async () => {
      const { signInByPasskey } = await import('./second-step/ask-for-passkey.ts')
      const isIn = await signInByPasskey(remember)
      if (isIn) await enter()
      return isIn
    },
  })
  if (!('PublicKeyCredential' in window)) return null
  return (
    <>
      {error && <LoginFailure error={error} />}
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
