import { Button } from '@mantine/core'
import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import { Note } from '../../feedback/note.tsx'
import styles from './form.module.css'

/**
 * Says that somebody else saved the record meanwhile: who, what they changed, and the way to their version.
 */
export function ConflictNote({
  error,
  labelOf,
  onReload,
  onKeep,
}: {
  error: Pick<ApiError, 'message' | 'changed' | 'meanwhile'>
  /** The label of a field; a field without a label is not named. */
  labelOf: (path: string) => string | undefined
  /** Loads their version and drops what was written here. */
  onReload?: (() => void) | undefined
  /** Loads their version and keeps what was written here. */
  onKeep?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const note = useRef<HTMLDivElement>(null)
  // Take the focus: the form below may be scrolled, and the button that was pressed does not tell of the
  // note.
  useEffect(() => note.current?.focus(), [])
  const fields = [...new Set(error.changed.flatMap((path) => labelOf(path) ?? []))]
  return (
    <Note kind="warn" role="alert" ref={note}>
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
      {(onReload || onKeep) && <p>{t(onKeep ? 'form.conflict_keep_note' : 'form.conflict_note')}</p>}
      <div className={styles.ways}>
        {onKeep && (
          <Button onClick={onKeep} leftSection={<IconPencil size={16} />}>
            {t('form.conflict_keep')}
          </Button>
        )}
        {onReload && (
          <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onReload}>
            {t(onKeep ? 'form.conflict_drop' : 'form.conflict_reload')}
          </Button>
        )}
      </div>
    </Note>
  )
}
