import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../entities/session/session-store.ts'
import type { Registration } from './use-registration.ts'

/** Marks the paper as a test. Shown only while delete mode is on. */
export function TestField({ registration: { form } }: { registration: Registration }) {
  const { t } = useTranslation()
  if (useSession().user?.delete_mode === undefined) return null
  return (
    <Checkbox
      {...form.getInputProps('is_test', { type: 'checkbox' })}
      label={t('test_documents.mark')}
      description={t('test_documents.mark_help')}
    />
  )
}
