import { TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from './key.tsx'
import styles from './shell.module.css'

/** The one search box; Ctrl+K goes to it from anywhere, Enter searches. */
export function ShellSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useHotkeys([['mod+K', () => input.current?.select()]], [])
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return
          onSearch(text.trim())
          setText('')
          input.current?.blur()
        }}
      >
        <TextInput
          ref={input}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          aria-label={t('shell.search_label')}
          aria-keyshortcuts="Control+K"
          placeholder={t('shell.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            <span className={styles.wideOnly}>
              <Key>Ctrl K</Key>
            </span>
          }
          rightSectionWidth={56}
          rightSectionPointerEvents="none"
        />
      </form>
    </search>
  )
}
