import { bareSubstituteCalls } from '@hdoc/contract/people/bare-substitutes.ts'
import { type Substitution, substituteTasks } from '@hdoc/contract/people/substitutes.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import styles from './substitutes.module.css'

const tags = { coming: 'status-info', now: 'status-warn', over: 'status-mute' } as const
const changes = [{ what: 'substitute.changed' }] as const

type Props = {
  rows: readonly Substitution[]
  label: string
  /** Which name of a line is told: who stands in, or who is away. */
  tells: 'substitute' | 'user'
}

/** Absences in lines: whom, when, for what; each that may be is ended here. */
export function SubstitutionList({ rows, label, tells }: Props) {
  const { t } = useTranslation()
  const ending = useAction({
    call: ({ id }: Substitution) => call(bareSubstituteCalls.end, { body: { id } }),
    changes,
    unsure: changes,
    said: (_, { state }) => t(state === 'coming' ? 'substitutes.taken_back' : 'substitutes.ended'),
  })
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const name = row[tells]?.name ?? t('substitutes.nobody')
        const days = t('substitutes.days', { from: formatDate(row.from_on), until: formatDate(row.until_on) })
        const early = row.ended_at === null ? undefined : t('substitutes.ended_by', { name: row.ended_by })
        return (
          <li key={row.id}>
            <span className={styles.words}>
              {name}
              <small>
                {[days, row.tasks && say(substituteTasks[row.tasks]), early].filter(Boolean).join(' · ')}
              </small>
            </span>
            <StatusTag className={tags[row.state]}>{t(`substitutes.${row.state}`)}</StatusTag>
            {row.can.end && (
              <Button
                variant="default"
                size="xs"
                disabled={ending.isPending}
                aria-label={t(row.state === 'coming' ? 'substitutes.take_back_of' : 'substitutes.end_of', {
                  name,
                })}
                onClick={() => ending.mutate(row)}
              >
                {t(row.state === 'coming' ? 'substitutes.take_back' : 'substitutes.end')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
