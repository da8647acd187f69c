import '../../lib/languages/own/work-texts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picker } from '../../ui/choice/picker.tsx'
import { groupOptionsQuery } from '../people/queries.ts'
import { CandidateField } from './candidate-field.tsx'

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
      <CandidateField
        groupId={groupId}
        path={paths.person}
        label={labels?.person}
        error={errors[paths.person]}
        value={userId}
        onChange={onPerson}
      />
    </>
  )
}
