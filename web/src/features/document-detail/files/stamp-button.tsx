import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { IconRubberStamp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const StampDialog = lazyPart(async () => (await import('./stamp-dialog.tsx')).StampDialog)

type Props = { document: Document; file: FileRow; onStamped: (id: number) => void }

/** Puts number and date on a copy of a PDF. Only people who may add files can press it. */
export function StampButton({ document: { can, cannot }, file, onStamped }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  if (file.preview !== 'pdf') return null
  return (
    <>
      <GuardedButton
        size="xs"
        variant="default"
        allowed={can.attach}
        reason={cannot.attach}
        leftSection={<IconRubberStamp size={16} />}
        onClick={() => setAsking(true)}
      >
        {t('printing.stamp')}
      </GuardedButton>
      {asking && (
        <StampDialog
          file={file}
          onClose={() => setAsking(false)}
          onStamped={(id) => {
            setAsking(false)
            onStamped(id)
          }}
        />
      )}
    </>
  )
}
