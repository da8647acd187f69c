import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../lib/api-error.ts'
import { Note } from '../../ui/note.tsx'

const minute = 60

/** Why the server refused, and after a number of attempts when the next one is possible. */
export function LoginFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation()
  const seconds = error.retryAfter
  const minutes = Math.ceil((seconds ?? 0) / minute)
  return (
    <Note kind="bad" role="alert">
      {error.message}
      {error.status === 429 && seconds !== undefined && (
        <div>
          {seconds > 2 * minute
            ? t('login.wait_minutes', { count: minutes, figure: minutes })
            : t('login.wait', { count: seconds, figure: seconds })}
        </div>
      )}
    </Note>
  )
}
