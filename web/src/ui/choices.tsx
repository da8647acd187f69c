import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeMarked } from './choice-keys.ts'

/** Some of a short list, found by typing: Enter takes the first that matches and never sends what was half typed. */
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
      // Not before something was typed: another Enter after a choice would take the first of all.
      selectFirstOptionOnChange={typed !== ''}
      onKeyDownCapture={takeMarked}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== '') event.preventDefault()
      }}
    />
  )
}
