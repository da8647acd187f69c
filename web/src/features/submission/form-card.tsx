import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import styles from './submission.module.css'

/** What was filled in, section by section. */
export function FormCard({ row }: { row: Submission }) {
  const { t } = useTranslation()
  return row.form.map(({ title, lines }) => (
    <Card key={title} title={title}>
      <dl className={styles.facts}>
        {lines.map(({ label, value, ticked }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {ticked === null ? value || '–' : t(ticked ? 'submissions.ticked' : 'submissions.unticked')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}
