import { longestAnswer } from '@hdoc/contract/cases/longest-answer.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'

type Props = { label: string; value: string; onChange: (text: string) => void }

/** What is written beside files. A text that is too long is not cut: it says how long it is. */
export function WrittenField({ label, value, onChange }: Props) {
  const { t } = useTranslation()
  const count = value.trim().length
  const long = { count, figure: formatNumber(count), max: formatNumber(longestAnswer) }
  return (
    <Textarea
      label={label}
      value={value}
      error={count > longestAnswer && t('data_request_page.long', long)}
      autosize
      minRows={2}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
