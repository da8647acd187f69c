import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { Note } from '../../ui/feedback/note.tsx'

const MINUTE = 60

/**
 * Says why the server refused, for reasons that no field can show. After too many attempts (429) it also says
 * when the next one is possible. It stays until the next attempt.
 */
export function RefusalNote({ error }: { error: ApiError | undefined }) {
  const { t } = useTranslation()
  if (!error) return null
  const seconds = error.status === 429 ? error.retryAfter : undefined
  if (seconds === undefined)
    return (
      <Note kind="bad" role="alert">
        {error.message}
      </Note>
    )
  const minutes = Math.ceil(seconds / MINUTE)
  return (
    <Note kind="bad" role="alert">
      <b>{t('login.too_many')}</b>{' '}
      {seconds > 2 * MINUTE
        ? t('login.wait_minutes', { count: minutes, figure: minutes })
        : t('login.wait', { count: seconds, figure: seconds })}
    </Note>
  )
}
