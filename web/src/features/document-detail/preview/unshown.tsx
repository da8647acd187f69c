import { type FileRow, fileCalls, type UnshownReason } from '@hdoc/contract/files.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../../lib/api.ts'
import { Empty } from '../../../ui/states.tsx'

/** A file that is not shown: why, in words, and the way to have it all the same. */
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
