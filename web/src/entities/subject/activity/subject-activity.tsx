import type { SubjectActivity as Step } from '@hdoc/contract/calls/subject-activity.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import styles from '../subject.module.css'
import type { ActivityOf } from './activity-of.ts'

/** Steps that are shown before somebody asks for the others. */
const FIRST = 8

function OneStep({ step, of }: { step: Step; of: ActivityOf }) {
  const { t } = useTranslation()
  const who = step.for ? t('subject.acting_for', { by: step.for, real: step.by }) : step.by
  const deed = of.deed?.(step.action)
  const at = formatDateTime(step.at)
  const lines = step.changes.flatMap((change) => {
    const line = of.change(step.action, change)
    return line === undefined ? [] : { line, field: change.field }
  })
  return (
    <li>
      <b>{deed === undefined ? say(activityText(step.action)) : who}</b> {deed}
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map(({ line, field }) => (
            <li key={field}>{line}</li>
          ))}
        </ul>
      )}
      {step.reason && <div>{t('subject.reason', { reason: step.reason })}</div>}
      <div className={styles.quiet}>{deed === undefined ? `${at} · ${who}` : at}</div>
    </li>
  )
}

/** What was done with a subject, newest first, each change with its values before and after. */
export function SubjectActivity({ id, of }: { id: number; of: ActivityOf }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const answer = useQuery(of.query(id))
  return (
    <Answer query={answer}>
      {(data) => {
        if (data.length === 0) return <Empty title={t('subject.activity_empty')} />
        const more = data.length - FIRST
        return (
          <>
            <ol className={styles.timeline}>
              {(all ? data : data.slice(0, FIRST)).map((step) => (
                <OneStep key={step.id} step={step} of={of} />
              ))}
            </ol>
            {!all && more > 0 && (
              <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
                {t('subject.activity_more', { count: more, figure: formatNumber(more) })}
              </Button>
            )}
          </>
        )
      }}
    </Answer>
  )
}
