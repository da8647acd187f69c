import { fileCalls } from '@hdoc/contract/files/file-calls.ts'
import type { FileRow, UnshownReason } from '@hdoc/contract/files/files.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { Empty } from '../../../ui/feedback/states.tsx'

/** Shown in place of a file that cannot be shown: says why, and offers it as a download. */
export function Unshown({ file, reason }: { file: FileRow; reason: UnshownReason }) {
  const { t } = useTranslation()
  return (
    <Empty
      title={t(`preview.${reason}`)}
      text={reason === 'not_shown' ? undefined : t(`preview.${reason}_text`)}
      action={
        <Button
          component="a"
          variant="default"
          href={addressOf(fileCalls.download, { params: { id: file.id } })}
          leftSection={<IconDownload size={16} />}
        >
          {t('common.download')}
        </Button>
      }
    />
  )
}
