import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/choice/choice.tsx'
import { Picker } from '../../ui/choice/picker.tsx'
import { groupOptionsQuery } from '../people/queries.ts'
import { candidateText } from './candidate-text.ts'
import { candidatesQuery } from './queries.ts'

type Props = {
  groupId: number | null
  userId: number | null
  onGroup: (id: number | null, name: string) => void
  onPerson: (id: number | null, name: string) => void
  /** Under which paths the form's schema names the two. */
  paths: { group: string; person: string }
  errors?: Readonly<Record<string, ReactNode>>
  labels?: { group?: string; person?: string }
  autoFocus?: boolean
}

/** Chooses a department, and one of its people or nobody yet; beside each name stands what lies on the person. */
export function ChooseWorker(props: Props) {
  const { groupId, userId, onGroup, onPerson, paths, errors = {}, labels, autoFocus } = props
  const { t } = useTranslation()
  const people = useQuery({ ...candidatesQuery(groupId ?? 0), enabled: groupId !== null })
  const found = people.data ?? []
  return (
    <>
      <Picker
        label={labels?.group ?? t('queues.group_lead')}
        data-path={paths.group}
        {...(autoFocus && { 'data-autofocus': true })}
        required
        error={errors[paths.group]}
        request={groupOptionsQuery}
        value={groupId}
        onChange={onGroup}
      />
      <Choice
        label={labels?.person ?? t('queues.person')}
        data-path={paths.person}
        placeholder={t('queues.anybody')}
        clearable
        error={errors[paths.person]}
        data={found.map((one) => ({ value: String(one.id), label: candidateText(one) }))}
        value={userId === null ? null : String(userId)}
        onChange={(id) => {
          const one = found.find((candidate) => String(candidate.id) === id)
          onPerson(one?.id ?? null, one?.name ?? '')
        }}
      />
    </>
  )
}
