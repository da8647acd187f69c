import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeMarked } from './choice-keys.ts'

/**
 * A field for several entries of a short list, found by typing. Enter takes the first match and never submits
 * the form with half-typed text.
 */
export function Choices(props: Omit<MultiSelectProps, 'searchable' | 'searchValue' | 'onSearchChange'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  return (
    <MultiSelect
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      nothingFoundMessage={t('ui.nothing_found')}
      {...props}
      searchable
      openOnFocus={false}
      searchValue={typed}
      onSearchChange={setTyped}
      // Only after something was typed: otherwise a second Enter after a choice would take the first of all
      // entries.
      selectFirstOptionOnChange={typed !== ''}
      onKeyDownCapture={takeMarked}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== '') event.preventDefault()
      }}
    />
  )
}
