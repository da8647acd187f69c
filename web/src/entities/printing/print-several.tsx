import { Button } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const PrintDialog = lazyPart(async () => (await import('./print-dialog.tsx')).PrintDialog)

/** Labels or receipts of several documents, in their order. */
export function PrintSeveral({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="subtle" leftSection={<IconTag size={16} />} onClick={() => setAsking(true)}>
        {t('printing.labels')}
      </Button>
      {asking && <PrintDialog ids={ids} onClose={() => setAsking(false)} />}
    </>
  )
}
