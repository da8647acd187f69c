import type { OwnActivity } from '@hdoc/contract/accounts/profile.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import styles from './profile.module.css'
import { activityQuery } from './queries.ts'

function Entry({ entry }: { entry: OwnActivity }) {
  const { t } = useTranslation()
  const text = say(activityText(entry.action))
  const facts = [
    formatDateTime(entry.at),
    entry.as_name && t('profile.activity_as', { name: entry.as_name }),
    entry.real_name && t('profile.activity_by', { name: entry.real_name }),
  ]
  return (
    <li>
      <span className={`${styles.rowText} ${styles.oneLine}`}>
        {entry.subject_type === 'document' ? (
          <AppLink to="/document/$id" params={{ id: entry.subject_id }}>
            {text}
          </AppLink>
        ) : (
          text
        )}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}

/** What the person did last, in words. */
export function ActivityCard() {
  const { t } = useTranslation()
  const activity = useQuery(activityQuery)
  const entries = activity.data ?? []
  // Entries have no id. New ones come only at the top, so the keys count from the end.
  const keyed = entries.map((entry, at) => ({ entry, key: entries.length - at }))
  return (
    <Card title={t('profile.activity')}>
      <Answer query={activity} />
      {activity.isSuccess && entries.length === 0 && <Empty title={t('profile.activity_empty')} />}
      {entries.length > 0 && (
        <ul className={styles.rows}>
          {keyed.map(({ entry, key }) => (
            <Entry key={key} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  )
}
