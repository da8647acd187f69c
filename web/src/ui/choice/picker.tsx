import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { Loader, Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceKeys, takeMarked } from './choice-keys.ts'
import { entryOf, type OptionsRequest } from './options-request.ts'
import { underHeadings } from './under-headings.ts'
import { useTypeahead } from './use-typeahead.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  request: OptionsRequest
  value: number | null
  /** `name` is the name as it was offered; '' when `id` is null. */
  onChange: (id: number | null, name: string) => void
}
type Option = { id: number; name: string }
/** Stands in the field until the name of the chosen record has been loaded. */
const unnamed = '…'

/**
 * A field for one of many records. The server searches; Enter takes the first record it finds for the typed
 * text.
 */
export function Picker({ request, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Option>()
  const isPicked = picked?.id === value
  const chosen = useQuery({ ...request({ ids: String(value) }), enabled: value !== null && !isPicked })
  const chosenName = isPicked ? picked?.name : chosen.data?.find((option) => option.id === value)?.name
  const shownName = value === null ? '' : (chosenName ?? unnamed)
  // Select puts the chosen name into the search box; that text is no search.
  const isName = (text: string) => text === shownName || text === unnamed
  const isSearch = typed !== '' && !isName(typed)
  const choose = (option: Option | undefined) => {
    setPicked(option)
    if (option?.id !== value) onChange(option?.id ?? null, option?.name ?? '')
  }
  // A CNP is never searched for, because it would stand in the address of the call.
  const isCnp = holdsCnp(typed)
  const {
    answer: found,
    isCurrent,
    take,
  } = useTypeahead({
    text: isSearch ? typed : '',
    request: (q) => ({ ...request({ q }), enabled: !holdsCnp(q) }),
    onEntered: ([first]) => {
      if (!first) return
      choose(first)
      setTyped(first.name)
      setOpen(false)
    },
  })
  const options = isCnp ? [] : (found.data ?? [])
  // Add the chosen record where the options lack it, but not to the results of a search, which hold only
  // matches.
  const isMissing = value !== null && !isSearch && !options.some((option) => option.id === value)
  const missing = isMissing ? [{ id: value, name: shownName }] : []
  const nothing = isCnp ? t('list.cnp') : t(found.isFetching ? 'common.loading' : 'ui.nothing_found')
  return (
    <Select
      clearable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      {...rest}
      {...choiceKeys(shownName)}
      onKeyDownCapture={(event) => {
        const isChosenFrom = !isSearch || (isCurrent && isOpen)
        if (!(event.key === 'Enter' && isChosenFrom) && take(event)) setOpen(true)
        else takeMarked(event)
      }}
      searchable
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      selectFirstOptionOnChange={isSearch && isCurrent}
      value={value === null ? null : String(value)}
      onChange={(id) => choose([...missing, ...options].find((option) => String(option.id) === id))}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      data={underHeadings([...missing, ...options].map(entryOf))}
      nothingFoundMessage={nothing}
      rightSection={found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
