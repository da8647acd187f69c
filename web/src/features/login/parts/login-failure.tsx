import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../lib/api-error.ts'
import { Note } from '../../../ui/feedback/note.tsx'

const minute = 60

/** Says why the server refused. After too many attempts (429) it also says when the next one is possible. */
export function LoginFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation()
  const seconds = error.status === 429 ? error.retryAfter : undefined
  if (seconds === undefined)
    return (
      <Note kind="bad" role="alert">
        {error.message}
      </Note>
    )
  const minutes = Math.ceil(seconds / minute)
  return (
    <Note kind="bad" role="alert">
      <b>{t('login.too_many')}</b>{' '}
      {seconds > 2 * minute
        ? t('login.wait_minutes', { count: minutes, figure: minutes })
        : t('login.wait', { count: seconds, figure: seconds })}
    </Note>
  )
}
