import './second-step/step-texts.ts'
import { accountCalls } from '@hdoc/contract/accounts/account-calls.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../entities/accounts/refusal-note.tsx'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'

/**
 * Ways out for a person who would have to wait because others guess at the account: a passkey, or a link by
 * mail.
 */
export function BarredWays({ username }: { username: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, isSuccess, error } = useAction({
    call: () => call(accountCalls.signInLink, { body: { username } }),
    changes: [],
    source: 'login',
  })
  if (isSuccess)
    return (
      <Note kind="info" role="status">
        {t('second_step.link_sent')}
      </Note>
    )
  return (
    <>
      {error && <RefusalNote error={error} />}
      <p>{t('second_step.barred')}</p>
      <Button variant="default" size="md" fullWidth loading={isPending} onClick={() => mutate()}>
        {t('second_step.send_link')}
      </Button>
    </>
  )
}
