import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { furtherInBrackets } from '@hdoc/contract/registers/written-number.ts'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { copyText } from '../../ui/action/copy-text.ts'

/** Puts numbers and dates of the chosen documents on the clipboard, one a line. */
export function CopyNumbers({ rows }: { rows: readonly DocumentListRow[] }) {
  const { t } = useTranslation()
  const copy = () => {
    const lines = rows.map((row) =>
      [`${row.number} / ${formatDate(row.registered_on)}`, furtherInBrackets(row)].filter(Boolean).join(' '),
    )
    const copied = t('documents.copied', { count: rows.length, figure: formatNumber(rows.length) })
    void copyText(lines.join('\n'), copied)
  }
  return (
    <Button variant="subtle" leftSection={<IconCopy size={16} />} onClick={copy}>
      {t('documents.copy_numbers')}
    </Button>
  )
}
