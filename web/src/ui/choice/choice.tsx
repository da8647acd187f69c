import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { choiceKeys } from './choice-keys.ts'
import { underHeadings } from './under-headings.ts'

type Props = Omit<SelectProps, 'data' | 'searchable'> & {
  /** Entries with a group stand under its heading, after the entries without a group. */
  data: { value: string; label: string; disabled?: boolean; group?: string }[]
}

/**
 * A field for one entry of a short list, found by typing. Enter in the open list takes the first match and
 * does not submit the form.
 */
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
      // Turned on with the first entries, so that a text typed before they came marks its first match too.
      selectFirstOptionOnChange={data.length > 0}
      data={underHeadings(data)}
      value={value ?? null}
    />
  )
}
