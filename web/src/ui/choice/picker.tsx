import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceKeys, takeMarked } from './choice-keys.ts'
import { entryOf, type OptionsRequest } from './options-request.ts'
import { underHeadings } from './under-headings.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  request: OptionsRequest
  value: number | null
  /** `name` is the name as it was offered; '' when `id` is null. */
  onChange: (id: number | null, name: string) => void
}
type Option = { id: number; name: string }
const typingPauseMs = 200
/** Stands in the field until the name of the chosen record has been loaded. */
const unnamed = '…'

/**
 * A field for one of many records. The server searches; Enter takes the first record it finds for the typed
 * text.
 */
export function Picker({ request, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [paused] = useDebouncedValue(typed, typingPauseMs)
  /** Typed text that Enter asks for at once, without the typing pause. */
  const [hurried, hurry] = useState<string>()
  /** Typed text whose answer Enter waits for, to choose the first record of it. */
  const [entered, setEntered] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Option>()
  const isPicked = picked?.id === value
  const chosen = useQuery({ ...request({ ids: String(value) }), enabled: value !== null && !isPicked })
  const chosenName = isPicked ? picked?.name : chosen.data?.find((option) => option.id === value)?.name
  const shownName = value === null ? '' : (chosenName ?? unnamed)
  // Select puts the chosen name into the search box; that text is no search.
  const isName = (text: string) => text === shownName || text === unnamed
  const isSearch = typed !== '' && !isName(typed)
  const q = hurried === typed ? typed : paused
  // A CNP is never searched for, because it would stand in the address of the call.
  const isCnp = holdsCnp(typed) || holdsCnp(q)
  const found = useQuery({
    ...request({ q: isName(q) ? '' : q }),
    placeholderData: keepPreviousData,
    enabled: !isCnp,
  })
  const isCurrent = q === typed && found.isSuccess && !found.isPlaceholderData
  const options = isCnp ? [] : (found.data ?? [])
  // Add the chosen record where the options lack it, but not to the results of a search, which hold only
  // matches.
  const isMissing = value !== null && !isSearch && !options.some((option) => option.id === value)
  const missing = isMissing ? [{ id: value, name: shownName }] : []

  const choose = (option: Option | undefined) => {
    setPicked(option)
    if (option?.id !== value) onChange(option?.id ?? null, option?.name ?? '')
  }

  useEffect(() => {
    if (entered === undefined || (entered === typed && !isCurrent && !found.isError)) return
    setEntered(undefined)
    const [first] = options
    if (entered !== typed || !isCurrent || !first) return
    choose(first)
    setTyped(first.name)
    setOpen(false)
  })

  /**
   * Makes Enter wait for the answer to the typed text. Until it comes, the list belongs to an earlier text,
   * and no key chooses from it.
   */
  const wait = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isSearch || (isCurrent && isOpen))
      return takeMarked(event)
    event.preventDefault()
    event.stopPropagation()
    setOpen(true)
    hurry(typed)
    setEntered(typed)
    if (found.isError && q === typed) void found.refetch()
  }
  const nothing = isCnp ? t('list.cnp') : t(found.isFetching ? 'common.loading' : 'ui.nothing_found')
  return (
    <Select
      clearable
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      {...rest}
      {...choiceKeys(shownName)}
      onKeyDownCapture={wait}
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
