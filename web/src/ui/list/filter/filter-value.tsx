import type { Column } from '@hdoc/contract/calls/columns.ts'
import { holdsCnp } from '@hdoc/contract/ro/cnp.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { entryOf } from '../../choice/options-request.ts'
import { underHeadings } from '../../choice/under-headings.ts'
import { DateField } from '../../form/field/date-field.tsx'
import styles from '../list.module.css'
import { dayMeant, dayWritten } from './day-words.ts'
import { type DraftCondition, problemsOf, type ValueProblem } from './filter-draft.ts'
import { type ListReferences, useReferenceOptions } from './references.ts'

type Props = {
  column: Column
  condition: DraftCondition
  onChange: (values: string[]) => void
  references: ListReferences
  /** What is wrong with the values is told beside them. */
  isTold: boolean
}
type Option = { value: string; label: string; group?: string }

/** More values than this get a box to search them. */
const manyOptions = 8

function Choices({
  options,
  values,
  onChange,
  onSearch,
}: {
  options: readonly Option[]
  values: string[]
  onChange: (values: string[]) => void
  onSearch?: (text: string) => void
}) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLowerCase()
  const shown = onSearch ? options : options.filter(({ label }) => label.toLowerCase().includes(search))
  const boxes = (entries: readonly Option[]) =>
    entries.map(({ value, label }) => <Checkbox key={value} value={value} label={label} />)
  return (
    <>
      {(onSearch || options.length > manyOptions) && (
        <TextInput
          aria-label={t('list.search_options')}
          placeholder={t('list.search_options')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onSearch?.(event.currentTarget.value)
          }}
        />
      )}
      <Checkbox.Group value={values} onChange={onChange} aria-label={t('list.value')}>
        <div className={styles.choices}>
          {underHeadings(shown).map((entry) =>
            'items' in entry ? (
              <fieldset key={entry.group} className={styles.heading}>
                <legend>{entry.group}</legend>
                {boxes(entry.items)}
              </fieldset>
            ) : (
              boxes([entry])
            ),
          )}
          {shown.length === 0 && <p className={styles.muted}>{t('list.no_options')}</p>}
        </div>
      </Checkbox.Group>
    </>
  )
}

function References({ column, condition, onChange, references }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  // Do not search options for a CNP, because the text stands in the address of the call.
  const isCnp = holdsCnp(search)
  const found = useReferenceOptions(references, column.of ?? '', isCnp ? '' : search)
  const words = (column.words ?? []).map((word) => ({ value: word, label: t(`list.word_${word}`) }))
  const options = [...words, ...(isCnp ? [] : (found.data ?? [])).map(entryOf)]
  return <Choices options={options} values={condition.values} onChange={onChange} onSearch={setSearch} />
}

/** The value of one condition, by the type of its column. */
export function FilterValue(props: Props) {
  const { column, condition, onChange, isTold } = props
  const { t } = useTranslation()
  const [first = '', second = ''] = condition.values
  if (column.type === 'reference') return <References {...props} />
  if (column.type === 'choice') {
    const { choices = {}, order = Object.keys(choices) } = column
    const options = order.map((value) => ({ value, label: say(choices[value]!) }))
    return <Choices options={options} values={condition.values} onChange={onChange} />
  }
  if (column.type === 'boolean')
    return (
      <NativeSelect
        aria-label={t('list.value')}
        value={first}
        onChange={(event) => onChange([event.currentTarget.value])}
        data={[
          { value: 'true', label: t('common.yes') },
          { value: 'false', label: t('common.no') },
        ]}
      />
    )
  const isBetween = condition.mode === 'between'
  const takesToday = column.words?.includes('today')
  const said = (problem: ValueProblem | undefined) =>
    problem && t(problem === 'date' && takesToday ? 'filter_form.date_or_word' : `filter_form.${problem}`)
  const problems = isTold ? problemsOf(column, condition) : []
  const [problem, secondProblem] = problems
  const written = (value: string) => (takesToday ? dayWritten(value) : value)
  const meant = (typed: string | null) => (takesToday ? dayMeant(typed ?? '') : (typed ?? ''))
  // The keys of digits of a phone have no letters for „azi+7”.
  const inputMode = takesToday ? 'text' : 'numeric'
  if (column.type === 'date')
    return (
      <div className={styles.pair}>
        {!isBetween && takesToday && (
          <Checkbox
            label={t('list.word_today')}
            checked={first === 'today'}
            onChange={(event) => onChange([event.currentTarget.checked ? 'today' : ''])}
          />
        )}
        <DateField
          aria-label={t(isBetween ? 'list.value_from' : 'list.value')}
          inputMode={inputMode}
          value={(first === 'today' && !isBetween ? '' : written(first)) || null}
          error={said(problem)}
          onChange={(day) => onChange(isBetween ? [meant(day), second] : [meant(day)])}
        />
        {isBetween && (
          <DateField
            aria-label={t('list.value_to')}
            inputMode={inputMode}
            value={written(second) || null}
            error={said(secondProblem)}
            onChange={(day) => onChange([first, meant(day)])}
          />
        )}
      </div>
    )
  const several = condition.mode === 'in'
  const split = (text: string) => (several ? text.split(',') : [text])
  const numeric = column.type === 'number'
  return (
    <div className={styles.pair}>
      <TextInput
        data-autofocus
        aria-label={t(isBetween ? 'list.value_from' : 'list.value')}
        placeholder={several ? t('list.values_help') : undefined}
        inputMode={numeric ? 'numeric' : undefined}
        value={several ? condition.values.join(',') : first}
        error={said(several ? problems.find(Boolean) : problem)}
        onChange={({ currentTarget: { value } }) => onChange(isBetween ? [value, second] : split(value))}
      />
      {isBetween && (
        <TextInput
          aria-label={t('list.value_to')}
          inputMode={numeric ? 'numeric' : undefined}
          value={second}
          error={said(secondProblem)}
          onChange={({ currentTarget: { value } }) => onChange([first, value])}
        />
      )}
    </div>
  )
}
