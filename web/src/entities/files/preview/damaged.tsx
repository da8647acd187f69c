import { IconFileAlert } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { Empty } from '../../../ui/feedback/states.tsx'

/** Whether the server refused because the stored bytes are not those that were received. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'FILE_DAMAGED'

/** Shown in place of a stored file that is no longer what was received. */
export function Damaged() {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <Empty icon={IconFileAlert} title={t('files.damaged_title')} text={t('files.damaged_text')} />
    </div>
  )
}
