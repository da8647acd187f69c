import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTypeahead } from '../choice/use-typeahead.ts'
import { usePageKeys } from '../dialog/use-page-keys.ts'
import { Key } from '../display/key.tsx'
import { FormFrame } from '../form/frame/form-frame.tsx'
import { useGo } from '../links/use-go.ts'
import styles from './shell-search.module.css'
import { ShellSearchLines } from './shell-search-lines.tsx'
import type { SearchRequest } from './shell-search-request.ts'

type Props = {
  request: SearchRequest
  /** Shows the list of everything found. Returns false when the text may not be shown in an address. */
  onSearch: (text: string) => boolean
}

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
  const sought = text.trim()
  const isAsked = sought.length >= leastTyped
  const { answer, isCurrent, take, drop } = useTypeahead({
    text: sought,
    request: (typed) => ({ ...request(typed), enabled: typed.length >= leastTyped }),
  })
  usePageKeys([['mod+K', () => input.current?.select()]], [])

  const leave = () => {
    combobox.closeDropdown()
    setText('')
    input.current?.blur()
  }
  return (
    <search className={styles.search}>
      <FormFrame submit={() => sought !== '' && onSearch(sought) && leave()}>
        <Combobox
          store={combobox}
          offset={6}
          position="bottom-start"
          width={wide ? 620 : 'calc(100vw - 16px)'}
          onOptionSubmit={(id) => {
            const line = answer.data?.lines.find((one) => String(one.id) === id)
            leave()
            if (line) go(line.to)
          }}
        >
          <Combobox.Target withKeyboardNavigation={isCurrent}>
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
                drop()
                combobox.closeDropdown()
              }}
              onKeyDown={(event) => {
                if (take(event)) combobox.openDropdown()
                if (event.key !== 'Escape') return
                event.preventDefault()
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
      </FormFrame>
    </search>
  )
}
