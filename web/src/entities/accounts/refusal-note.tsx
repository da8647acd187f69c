import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../lib/api-error.ts'
import { Note } from '../../ui/feedback/note.tsx'

const MINUTE = 60

/** Says why the server refused, for reasons that no field can show. It stays until the next attempt. */
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
      <b>{t('login.too_many')}</b> {t('login.wait_minutes', { count: minutes, figure: minutes })}
    </Note>
  )
}
