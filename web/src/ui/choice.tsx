import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { choiceKeys } from './choice-keys.ts'
import { underHeadings } from './under-headings.ts'

type Props = Omit<SelectProps, 'data' | 'searchable'> & {
  /** What has a group stands under its heading, behind what has none. */
  data: { value: string; label: string; disabled?: boolean; group?: string }[]
}

/** One of a short list, found by typing: Enter takes the first that matches, and nothing else. */
export function Choice({ data, value, ...rest }: Props) {
  const { t } = useTranslation()
  const keys = choiceKeys(data.find((one) => one.value === value)?.label)
  return (
    <Select
      openOnFocus={false}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      nothingFoundMessage={t('ui.nothing_found')}
      {...rest}
      {...keys}
      searchable
      selectFirstOptionOnChange
      data={underHeadings(data)}
      value={value ?? null}
    />
  )
}
