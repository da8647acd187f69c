import '../../lib/languages/portal/public-form-texts.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { tooLong } from '../../entities/public-form/too-long.ts'

/** What an answer or the message may hold. */
const MOST_LETTERS = 2000

type Props = { label: string; value: string; asFile: boolean; onChange: (text: string) => void }

/** What is written beside files. A text that is too long is not cut: it says how long it is. */
export function WrittenField({ label, value, asFile, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Textarea
      label={label}
      value={value}
      error={tooLong(t, value, { most: MOST_LETTERS, asFile })}
      autosize
      minRows={2}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
