import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerActivityQuery } from '../../entities/registers/queries.ts'
import { formatDateTime } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { changeLine } from './change-line.ts'

function Step({ entry }: { entry: SubjectActivity }) {
  const { t } = useTranslation()
  return (
    <li>
      <b>{say(activityText(entry.action))}</b> · {formatDateTime(entry.at)} ·{' '}
      {entry.for ? t('registers.activity_for', { who: entry.by, real: entry.for }) : entry.by}
      {entry.changes.map((change) => {
        const line = changeLine(entry.action, change)
        return line && <div key={change.field}>{line}</div>
      })}
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

/** What was done with the register, folded behind one line and loaded when somebody opens it. */
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
