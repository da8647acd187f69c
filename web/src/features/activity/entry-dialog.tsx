import '../../lib/languages/own/administration/activity-texts.ts'
import type { ActivityDetail } from '@hdoc/contract/trail/activity.ts'
import { activityText } from '@hdoc/contract/trail/activity-labels.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { activityDetailQuery } from '../../entities/activity/queries.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './activity.module.css'
import { subjectText, whoText } from './activity-cells.tsx'
import { fieldText, valueText } from './field-text.ts'

function Changes({ entry: { changes, subject_type: about } }: { entry: ActivityDetail }) {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  return (
    <section aria-label={t('activity.changes')}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('activity.field')}</th>
            <th scope="col">{t('activity.before')}</th>
            <th scope="col">{t('activity.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldText(about, field)}</th>
              <td>{valueText(about, before, field)}</td>
              <td>{valueText(about, after, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Entry({ entry }: { entry: ActivityDetail }) {
  const { t } = useTranslation()
  const facts = [
    [t('activity.when'), formatDateTime(entry.at)],
    [t('activity.who'), whoText(entry)],
    [
      t('activity.about'),
      [subjectText(entry), entry.subject_name || entry.subject_id || ''].filter(Boolean).join(' · '),
    ],
    [t('activity.reason'), entry.reason],
    [
      t('activity.seal'),
      entry.seal === null ? t('activity.unsealed') : `${formatNumber(entry.seal)} · ${entry.hash}`,
    ],
  ].filter(([, value]) => value !== '')
  return (
    <>
      {entry.erasure && (
        <Note kind="warn">
          {t('activity.erased', {
            by: entry.erasure.by,
            at: formatDateTime(entry.erasure.at),
            reason: entry.erasure.reason,
          })}
        </Note>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Changes entry={entry} />
    </>
  )
}

/** One entry of the trail: before and after, and its seal. */
export function EntryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(activityDetailQuery(id))
  const { data } = answer
  return (
    <Dialog title={data ? say(activityText(data.action)) : t('activity.entry')} onClose={onClose}>
      <Answer query={answer}>{(entry) => <Entry entry={entry} />}</Answer>
    </Dialog>
  )
}
