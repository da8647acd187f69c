import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OptionsRequest } from './options-request.ts'

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  request: OptionsRequest
  value: number | null
  onChange: (id: number | null) => void
}
const typingPauseMs = 200

/** One of many records, found by typing; the server searches. */
export function Picker({ request, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, typingPauseMs)
  const chosen = useQuery({ ...request({ ids: String(value) }), enabled: value !== null })
  const chosenName = chosen.data?.find((option) => option.id === value)?.name
  // Select puts the chosen name into the search box; that is no search.
  const found = useQuery({ ...request({ q: q === chosenName ? '' : q }), placeholderData: keepPreviousData })
  const options = found.data ?? []
  const known = options.some((option) => option.id === value)
  const missing = value !== null && !known ? [{ id: value, name: chosenName ?? '…' }] : []
  return (
    <Select
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      {...rest}
      searchable
      openOnFocus={false}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      data={[...missing, ...options].map(({ id, name }) => ({ value: String(id), label: name }))}
      nothingFoundMessage={found.isFetching ? t('common.loading') : t('ui.nothing_found')}
      rightSection={found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
