import './second-step/step-texts.ts'
import { accountCalls } from '@hdoc/contract/accounts/accounts.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { LoginFailure } from './parts/login-failure.tsx'

/**
 * Ways out for a person who would have to wait because others guess at the account: a passkey, or a link by
 * mail.
 */
export function BarredWays({ username }: { username: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, ApiError>({
    meta: { source: 'login' },
    mutationFn: () => call(accountCalls.signInLink, { body: { username } }),
  })
  if (isSuccess)
    return (
      <Note kind="info" role="status">
        {t('second_step.link_sent')}
      </Note>
    )
  return (
    <>
      {error && <LoginFailure error={error} />}
      <p>{t('second_step.barred')}</p>
      <Button variant="default" size="md" fullWidth loading={isPending} onClick={() => mutate()}>
        {t('second_step.send_link')}
      </Button>
    </>
  )
}
