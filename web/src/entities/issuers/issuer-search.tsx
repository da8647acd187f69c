import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import { Combobox, type ComboboxStore, TextInput, useCombobox } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { useTypeahead } from '../../ui/choice/use-typeahead.ts'
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
const leastLetters = 2
const createValue = 'new'

type MarkProps = Pick<ComboboxStore, 'selectFirstOption' | 'resetSelectedOption'> & { answered: unknown }

/**
 * Marks the first line of each answer, so that Enter takes the best match. It stands under the lines, because they
 * have to be drawn before.
 */
function FirstMarked({ answered, selectFirstOption, resetSelectedOption }: MarkProps) {
  useEffect(() => {
    if (answered === undefined) resetSelectedOption()
    else selectFirstOption()
  }, [answered, selectFirstOption, resetSelectedOption])
  return null
}

/** Type-ahead by name, CUI, CNP or phone; arrows and Enter choose, Alt+D begins a new issuer. */
export function IssuerSearch(props: Props) {
  const { label, isLabelShown, createLabel, error, required, typed, onType, onChoose, onCreate } = props
  const { t } = useTranslation()
  const wide = useMediaQuery('(min-width: 768px)')
  const now = typed.trim()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { answer, isCurrent, take, drop } = useTypeahead({
    text: now,
    request: issuerSuggestQuery,
    // Who pressed Enter before the answer has not seen it, so it chooses only when exactly one issuer is found.
    onEntered: ([only, ...others]) => {
      if (only === undefined || others.length > 0) return
      combobox.closeDropdown()
      onChoose(only)
    },
  })
  const isLong = now.length >= leastLetters
  const found = isLong ? (answer.data ?? []) : []

  const choose = (value: string) => {
    combobox.closeDropdown()
    const issuer = found.find((one) => String(one.id) === value)
    if (issuer) onChoose(issuer)
    else onCreate(now)
  }

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && event.key.toLowerCase() === 'd') {
      event.preventDefault()
      choose(createValue)
      return
    }
    if (event.key === 'Enter' && now !== '' && !event.nativeEvent.isComposing) {
      // Never move on to the next field while the typed text names nobody yet.
      event.preventDefault()
      if (isCurrent && combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1) return
      combobox.openDropdown()
    }
    if (take(event)) combobox.openDropdown()
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
            drop()
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
        <FirstMarked
          answered={isCurrent ? answer.data : undefined}
          selectFirstOption={combobox.selectFirstOption}
          resetSelectedOption={combobox.resetSelectedOption}
        />
      </Combobox.Dropdown>
    </Combobox>
  )
}
