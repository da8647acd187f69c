import type { IssuerSuggestion } from '@hdoc/contract/issuers.ts'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Key } from '../../ui/key.tsx'
import { describeIssuer } from './describe-issuer.ts'
import styles from './issuer-search.module.css'
import { issuerSuggestQuery } from './queries.ts'

type Props = {
  label: string
  error?: ReactNode
  required?: boolean
  onChoose: (issuer: IssuerSuggestion) => void
  /** A new issuer with what was typed as its name. */
  onCreate: (typed: string) => void
}
const typingPauseMs = 150
const createValue = 'new'

/** Type-ahead by name, CUI, CNP or phone; arrows and Enter choose, Alt+D begins a new issuer. */
export function IssuerSearch({ label, error, required, onChoose, onCreate }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const wide = useMediaQuery('(min-width: 768px)')
  const [q] = useDebouncedValue(typed.trim(), typingPauseMs)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const answer = useQuery({ ...issuerSuggestQuery(q), placeholderData: keepPreviousData })
  const isAsked = q.length >= 2
  const found = isAsked ? (answer.data ?? []) : []
  const answered = answer.data
  const store = useRef(combobox)
  store.current = combobox

  // Each answer begins at its first line, so that Enter takes the best match.
  useEffect(() => {
    if (answered !== undefined) store.current.selectFirstOption()
  }, [answered])

  const choose = (value: string) => {
    combobox.closeDropdown()
    const issuer = found.find((one) => String(one.id) === value)
    if (issuer) onChoose(issuer)
    else onCreate(typed.trim())
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} offset={4}>
      <Combobox.Target>
        <TextInput
          size="md"
          aria-label={label}
          error={error}
          aria-required={required ?? false}
          data-path="issuer_id"
          autoComplete="off"
          placeholder={t('registration.issuer_search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          {...(wide && {
            rightSection: <span className={styles.hint}>{t('registration.issuer_by')}</span>,
            rightSectionWidth: 190,
            rightSectionPointerEvents: 'none' as const,
          })}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            if (event.currentTarget.value.trim().length >= 2) combobox.openDropdown()
            else combobox.closeDropdown()
          }}
          onFocus={() => isAsked && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.altKey && event.key.toLowerCase() === 'd') {
              event.preventDefault()
              choose(createValue)
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked}>
        <Combobox.Options aria-label={label}>
          {found.map((issuer) => (
            <Combobox.Option value={String(issuer.id)} key={issuer.id}>
              <div className={styles.option}>
                <Avatar name={issuer.name} small />
                <b>{issuer.name}</b>
                <span className={styles.about}>{describeIssuer(issuer)}</span>
                <span className={styles.count}>
                  {t('common.documents', { count: issuer.documents, figure: formatNumber(issuer.documents) })}
                </span>
              </div>
            </Combobox.Option>
          ))}
          {answer.isError && <Combobox.Empty role="alert">{answer.error.message}</Combobox.Empty>}
          {found.length === 0 && !answer.isError && (
            <Combobox.Empty>{t(answer.isFetching ? 'common.loading' : 'ui.nothing_found')}</Combobox.Empty>
          )}
          <Combobox.Option value={createValue} className={styles.create}>
            <div className={`${styles.option} ${styles.create}`}>
              <IconPlus size={16} aria-hidden />
              <span>{t('registration.issuer_new', { name: typed.trim() })}</span>
              <Key>Alt D</Key>
            </div>
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
