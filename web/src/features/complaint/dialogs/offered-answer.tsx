import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const SHORT = 80
type Props = { answers: readonly string[]; onChoose: (text: string) => void }

/** Answers that the type of a complaint offers; a chosen one may be changed before it is sent. */
export function OfferedAnswer({ answers, onChoose }: Props) {
  const { t } = useTranslation()
  if (answers.length === 0) return null
  return (
    <NativeSelect
      label={t('complaints.offered')}
      onChange={(event) => {
        const chosen = answers[Number(event.currentTarget.value)]
        if (event.currentTarget.value !== '' && chosen !== undefined) onChoose(chosen)
      }}
      data={[
        { value: '', label: t('complaints.offered_none') },
        ...answers.map((text, n) => ({
          value: String(n),
          label: text.length > SHORT ? `${text.slice(0, SHORT)}…` : text,
        })),
      ]}
    />
  )
}
