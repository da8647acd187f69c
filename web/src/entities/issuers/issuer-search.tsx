import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Key } from '../../ui/display/key.tsx'
import { describeIssuer } from './describe-issuer.ts'
import { typedAs } from './issuer-from.ts'
import styles from './issuer-search.module.css'
import { issuerSuggestQuery } from './queries.ts'

type Props = {
  label: string
  /** Text of the line that begins a new one, where it is not an issuer. */
  createLabel?: (name: string) => string
  /**
   * Shows the label over the field; without it, what is around the field names it, and the label is for
   * screen readers only.
   */
  isLabelShown?: boolean
  error?: ReactNode
  required?: boolean
  /**
   * The text in the field. The form holds it, so that nothing is saved with a name that was typed but never
   * chosen.
   */
  typed: string
  onType: (typed: string) => void
  onChoose: (issuer: IssuerSuggestion) => void
  /** Begins a new issuer with the typed name or code. */
  onCreate: (typed: string) => void
}
const typingPauseMs = 150
const leastLetters = 2
const createValue = 'new'

/** Type-ahead by name, CUI, CNP or phone; arrows and Enter choose, Alt+D begins a new issuer. */
export function IssuerSearch(props: Props) {
  const { label, isLabelShown, createLabel, error, required, typed, onType, onChoose, onCreate } = props
  const { t } = useTranslation()
  const wide = useMediaQuery('(min-width: 768px)')
  const now = typed.trim()
  const [paused] = useDebouncedValue(now, typingPauseMs)
  /** Typed text that Enter asks for at once, without the typing pause. */
  const [hurried, hurry] = useState<string>()
  const q = hurried === now ? now : paused
  /** Typed text whose answer Enter waits for. */
  const [entered, setEntered] = useState<string>()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const answer = useQuery({ ...issuerSuggestQuery(q), placeholderData: keepPreviousData })
  const isLong = now.length >= leastLetters
  const found = isLong ? (answer.data ?? []) : []
  // The lines of an earlier answer stay in sight while one types, but no key chooses among them.
  const isCurrent = isLong && q === now && answer.isSuccess && !answer.isPlaceholderData
  const store = useRef(combobox)
  store.current = combobox
  const { dropdownOpened } = combobox
  const answered = answer.data

  const choose = (value: string) => {
    combobox.closeDropdown()
    const issuer = found.find((one) => String(one.id) === value)
    if (issuer) onChoose(issuer)
    else onCreate(now)
  }

  // Mark the first line of each answer, so that Enter takes the best match.
  useEffect(() => {
    if (isCurrent && dropdownOpened && answered !== undefined) store.current.selectFirstOption()
    else store.current.resetSelectedOption()
  }, [answered, isCurrent, dropdownOpened])

  // A person who pressed Enter before the answer has not seen it, so choose only when exactly one issuer is
  // found.
  useEffect(() => {
    if (entered === undefined || (entered === now && !isCurrent && !answer.isError)) return
    setEntered(undefined)
    const [only] = found
    if (entered !== now || !isCurrent || found.length !== 1 || !only) return
    store.current.closeDropdown()
    onChoose(only)
  })

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      choose(createValue)
      return
    }
    if (event.key !== 'Enter' || now === '' || event.nativeEvent.isComposing) return
    // Never move on to the next field while the typed text names nobody yet.
    event.preventDefault()
    if (isCurrent && dropdownOpened && combobox.getSelectedOptionIndex() !== -1) return
    combobox.openDropdown()
    if (!isLong) return
    hurry(now)
    setEntered(now)
    if (answer.isError && q === now) void answer.refetch()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} offset={4}>
      <Combobox.Target withKeyboardNavigation={isCurrent}>
        <TextInput
          size="md"
          {...(isLabelShown ? { label, withAsterisk: required ?? false } : { 'aria-label': label })}
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
          onChange={({ currentTarget: { value } }) => {
            onType(value)
            if (value.trim().length >= leastLetters) combobox.openDropdown()
            else combobox.closeDropdown()
          }}
          onFocus={() => isLong && combobox.openDropdown()}
          onBlur={() => {
            setEntered(undefined)
            combobox.closeDropdown()
          }}
          onKeyDown={pressed}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={now === ''}>
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
          {!isLong && <Combobox.Empty>{t('registration.issuer_search')}</Combobox.Empty>}
          {isLong && found.length === 0 && !answer.isError && (
            <Combobox.Empty>{t(isCurrent ? 'ui.nothing_found' : 'common.loading')}</Combobox.Empty>
          )}
          <Combobox.Option value={createValue} className={styles.create}>
            <div className={`${styles.option} ${styles.create}`}>
              <IconPlus size={16} aria-hidden />
              <span>
                {createLabel?.(typedAs(now)) ?? t('registration.issuer_new', { name: typedAs(now) })}
              </span>
              <Key>Alt D</Key>
            </div>
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
