import { activityLabels } from '@hdoc/contract/activity-labels.ts'
import { registers } from '@hdoc/contract/registers.ts'
import type { SubjectActivity } from '@hdoc/contract/subject-activity.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerActivityQuery } from '../../entities/registers/queries.ts'
import { formatDateTime } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { labelOfInput } from '../../ui/form/label-of-input.ts'
import { LoadError, Loading } from '../../ui/states.tsx'

const labelOf = labelOfInput(registers.inputs)

function Step({ entry }: { entry: SubjectActivity }) {
  const { t } = useTranslation()
  const label = activityLabels[entry.action]
  return (
    <li>
      <b>{label ? say(label) : entry.action}</b> · {formatDateTime(entry.at)} ·{' '}
      {entry.for ? t('registers.activity_for', { who: entry.by, real: entry.for }) : entry.by}
      {entry.changes
        .filter(({ before, after }) => before !== after)
        .map(({ field, before, after }) => (
          <div key={field}>
            {t('registers.activity_change', { field: labelOf(field) ?? field, before, after })}
          </div>
        ))}
      {entry.reason && <div>{t('registers.activity_reason', { reason: entry.reason })}</div>}
    </li>
  )
}

function Steps({ id }: { id: number }) {
  const { t } = useTranslation()
  const answer = useQuery(registerActivityQuery(id))
  if (answer.isPending) return <Loading />
  if (answer.isError) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  if (answer.data.length === 0) return <p>{t('registers.activity_empty')}</p>
  return (
    <ol>
      {answer.data.map((entry) => (
        <Step key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

/** What was done with the register, behind one line; asked for when it is opened. */
export function RegisterActivity({ id }: { id: number }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('registers.activity')}</summary>
      {opened && <Steps id={id} />}
    </details>
  )
}
