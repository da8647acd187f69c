import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '../note.tsx'

/** Somebody else saved the record meanwhile: who, what they changed, and the way to their version. */
export function ConflictNote({
  message,
  fields = [],
  onReload,
}: {
  message: string
  /** Labels of the fields they changed. */
  fields?: readonly string[]
  onReload?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  return (
    <Note kind="warn" role="alert">
      <b>{message}</b>
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
