import type { Option } from '@hdoc/contract/calls/resource.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { Loader, MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeMarked } from './choice-keys.ts'
import { entryOf, type OfferedOption, type OptionsRequest } from './options-request.ts'
import { underHeadings } from './under-headings.ts'

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  request: OptionsRequest
  /** The chosen ones, with their names. */
  value: readonly Option[]
  onChange: (chosen: Option[]) => void
}
const typingPauseMs = 200

/** A field for several of many records; the server searches for the typed text. */
export function ManyPicker({ request, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, typingPauseMs)
  // A CNP is never searched for, because it would stand in the address of the call.
  const isCnp = holdsCnp(typed) || holdsCnp(q)
  const found = useQuery({ ...request({ q }), placeholderData: keepPreviousData, enabled: !isCnp })
  const known = new Map<string, OfferedOption>(
    [...value, ...(isCnp ? [] : (found.data ?? []))].map((option) => [String(option.id), option]),
  )
  return (
    <MultiSelect
      {...rest}
      onKeyDownCapture={takeMarked}
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={underHeadings([...known.values()].map(entryOf))}
      nothingFoundMessage={found.isFetching ? t('common.loading') : t('ui.nothing_found')}
      rightSection={found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
