import type { Option } from '@hdoc/contract/calls/resource.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { Loader, MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeMarked } from './choice-keys.ts'
import { entryOf, type OfferedOption, type OptionsRequest } from './options-request.ts'
import { underHeadings } from './under-headings.ts'
import { useTypeahead } from './use-typeahead.ts'

type Props = Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  request: OptionsRequest
  /** The chosen ones, with their names. */
  value: readonly Option[]
  onChange: (chosen: Option[]) => void
}

/**
 * A field for several of many records. The server searches; Enter takes the first record it finds for the typed
 * text.
 */
export function ManyPicker({ request, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  // A CNP is never searched for, because it would stand in the address of the call.
  const isCnp = holdsCnp(typed)
  const isChosen = ({ id }: Option) => value.some((one) => one.id === id)
  const {
    answer: found,
    isCurrent,
    take,
  } = useTypeahead({
    text: typed,
    request: (q) => ({ ...request({ q }), enabled: !holdsCnp(q) }),
    onEntered: (options) => {
      const first = options.find((option) => !isChosen(option))
      if (!first) return
      onChange([...value, first])
      setTyped('')
    },
  })
  const known = new Map<string, OfferedOption>(
    [...value, ...(isCnp ? [] : (found.data ?? []))].map((option) => [String(option.id), option]),
  )
  return (
    <MultiSelect
      {...rest}
      onKeyDownCapture={(event) => {
        const isChosenFrom = typed === '' || isCurrent
        if ((event.key === 'Enter' && isChosenFrom) || !take(event)) takeMarked(event)
      }}
      // What is half-typed never submits the form.
      onKeyDown={(event) => event.key === 'Enter' && typed !== '' && event.preventDefault()}
      searchable
      // Not before something is typed: a second Enter after a choice would take the first of all records.
      selectFirstOptionOnChange={typed !== '' && isCurrent}
      hidePickedOptions
      value={value.map(({ id }) => String(id))}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      data={underHeadings([...known.values()].map(entryOf))}
      nothingFoundMessage={found.isFetching ? t('common.loading') : t('ui.nothing_found')}
      rightSection={found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
