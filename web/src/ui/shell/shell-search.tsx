import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeysAhead } from '../choice/use-keys-ahead.ts'
import { Key } from '../display/key.tsx'
import { useGo } from '../display/use-go.ts'
import styles from './shell-search.module.css'
import { ShellSearchLines } from './shell-search-lines.tsx'
import type { SearchRequest } from './shell-search-request.ts'
import { usePageKeys } from './use-page-keys.ts'

type Props = {
  request: SearchRequest
  /** Shows the list of everything found. Returns false when the text may not be shown in an address. */
  onSearch: (text: string) => boolean
}

const typingPauseMs = 120
const leastTyped = 2

/**
 * The one search box: Ctrl+K goes to it from anywhere, arrows and Enter open a document, Enter alone the
 * list.
 */
export function ShellSearch({ request, onSearch }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const wide = useMediaQuery('(min-width: 768px)')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed] = useDebouncedValue(text.trim(), typingPauseMs)
  const isAsked = typed.length >= leastTyped
  const answer = useQuery({ ...request(typed), enabled: isAsked, placeholderData: keepPreviousData })
  // Until the answer comes, the lines of the previous text are shown, and no key chooses one of them.
  const isAnswered = typed === text.trim() && !answer.isPending && !answer.isPlaceholderData
  const ahead = useKeysAhead(input, text.trim(), isAnswered)
  usePageKeys([['mod+K', () => input.current?.select()]], [])

  const leave = () => {
    combobox.closeDropdown()
    setText('')
    input.current?.blur()
  }
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '' && onSearch(text.trim())) leave()
        }}
      >
        <Combobox
          store={combobox}
          offset={6}
          position="bottom-start"
          width={wide ? 620 : 'calc(100vw - 16px)'}
          onOptionSubmit={(to) => {
            leave()
            go(to)
          }}
        >
          <Combobox.Target withKeyboardNavigation={isAnswered}>
            <TextInput
              ref={input}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                combobox.resetSelectedOption()
                if (event.currentTarget.value.trim().length >= leastTyped) combobox.openDropdown()
                else combobox.closeDropdown()
              }}
              onFocus={() => isAsked && combobox.openDropdown()}
              onBlur={() => {
                ahead.drop()
                combobox.closeDropdown()
              }}
              onKeyDown={(event) => {
                if (text.trim().length >= leastTyped && ahead.take(event.key)) {
                  event.preventDefault()
                  combobox.openDropdown()
                }
                if (event.key !== 'Escape') return
                event.preventDefault()
                ahead.drop()
                if (combobox.dropdownOpened) combobox.closeDropdown()
                else leave()
              }}
              autoComplete="off"
              aria-label={t('shell.search_label')}
              aria-keyshortcuts="Control+K"
              placeholder={t('shell.search')}
              leftSection={<IconSearch size={16} aria-hidden />}
              {...(wide && {
                rightSection: <Key>Ctrl K</Key>,
                rightSectionWidth: 56,
                rightSectionPointerEvents: 'none' as const,
              })}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={!isAsked} onMouseDown={(event) => event.preventDefault()}>
            <ShellSearchLines
              found={answer.data}
              error={answer.isError ? answer.error : null}
              isAsking={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
            <Combobox.Footer className={styles.foot ?? ''}>
              {t(answer.data?.more ? 'shell.search_more' : 'shell.search_hint')}
            </Combobox.Footer>
          </Combobox.Dropdown>
        </Combobox>
      </form>
    </search>
  )
}
