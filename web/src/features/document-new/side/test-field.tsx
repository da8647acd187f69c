import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { useFields } from '../form/registration-fields.ts'

/** Marks the paper as a test. Shown only while delete mode is on. */
export function TestField() {
  const { form } = useFields()
  const { t } = useTranslation()
  if (useSession().user?.delete_mode === undefined) return null
  return (
    <Checkbox
      key={form.key('is_test')}
      {...form.getInputProps('is_test', { type: 'checkbox' })}
      label={t('test_documents.mark')}
      description={t('test_documents.mark_help')}
    />
  )
}
