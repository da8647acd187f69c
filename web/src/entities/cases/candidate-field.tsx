import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice/choice.tsx'
import { candidateText } from './candidate-text.ts'
import { candidatesQuery } from './queries.ts'

type Props = {
  groupId: number | null
  value: number | null
  /** `name` is '' when `id` is null. */
  onChange: (id: number | null, name: string) => void
  error?: ReactNode
  /** Under which path the form's schema names the person. */
  path: string
  label?: string | undefined
  required?: boolean
  autoFocus?: boolean
}

/** One of the people of a group, each with the work that lies on them; none = anybody of the group. */
export function CandidateField(props: Props) {
  const { groupId, value, onChange, error, path, label, required = false, autoFocus } = props
  const { t } = useTranslation()
  const { data: people = [], isFetching } = useQuery({
    ...candidatesQuery(groupId ?? 0),
    enabled: groupId !== null,
  })
  return (
    <Choice
      label={label ?? t('workcases.person')}
      placeholder={t('workcases.anybody')}
      data-path={path}
      {...(autoFocus && { 'data-autofocus': true })}
      disabled={groupId === null}
      clearable={!required}
      required={required}
      error={error}
      {...(isFetching && { nothingFoundMessage: t('common.loading') })}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        const chosen = people.find(({ id }) => String(id) === next)
        onChange(chosen?.id ?? null, chosen?.name ?? '')
      }}
      data={people.map((person) => ({ value: String(person.id), label: candidateText(person) }))}
    />
  )
}
