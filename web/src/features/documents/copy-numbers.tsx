import type { DocumentListRow } from '@hdoc/contract/documents/documents.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Puts numbers and dates of the chosen documents on the clipboard, one a line. */
export function CopyNumbers({ rows }: { rows: readonly DocumentListRow[] }) {
  const { t } = useTranslation()
  const copy = async () => {
    const lines = rows.map((row) =>
      [`${row.number} / ${formatDate(row.registered_on)}`, furtherInBrackets(row)].filter(Boolean).join(' '),
    )
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      toast({
        kind: 'success',
        message: t('documents.copied', { count: rows.length, figure: formatNumber(rows.length) }),
      })
    } catch {
      // The browser keeps the clipboard closed on plain http, and when the person refuses.
      toast({ kind: 'error', message: t('documents.copy_failed') })
    }
  }
  return (
    <Button variant="subtle" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
      {t('documents.copy_numbers')}
    </Button>
  )
}
