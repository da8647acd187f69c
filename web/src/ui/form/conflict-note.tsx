import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Note } from '../note.tsx'
import styles from './form.module.css'

/** Somebody else saved the record meanwhile: who, what they changed, and the way to their version. */
export function ConflictNote({
  error,
  labelOf,
  onReload,
}: {
  error: Pick<ApiError, 'message' | 'changed' | 'meanwhile'>
  /** The label of a field; one without is not named. */
  labelOf: (path: string) => string | undefined
  onReload?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const fields = [...new Set(error.changed.flatMap((path) => labelOf(path) ?? []))]
  return (
    <Note kind="warn" role="alert">
      <b>{error.message}</b>
      {error.meanwhile.length > 0 && (
        <ul className={styles.meanwhile}>
          {error.meanwhile.map(({ by, at, what }) => (
            <li key={`${at} ${what}`}>
              {formatDateTime(at)} – {by}: {what}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && <p>{t('form.conflict_fields', { fields: fields.join(', ') })}</p>}
      {onReload && (
        <>
          <p>{t('form.conflict_note')}</p>
          <Button variant="default" mt={8} leftSection={<IconRefresh size={16} />} onClick={onReload}>
            {t('form.conflict_reload')}
          </Button>
        </>
      )}
    </Note>
  )
}
