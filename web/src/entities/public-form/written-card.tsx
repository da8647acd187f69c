import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatDateTime } from '../../lib/format/format.ts'
import styles from './public-form.module.css'

/** What was written, as whoever wrote it sees it again. */
export function WrittenCard({ form: { lines, files, sent_at } }: { form: SentForm }) {
  const { t } = useTranslation()
  const names = files.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(', ')
  const rows = [
    ...lines.map(({ label, value }) => [label, value] as const),
    [t('public_form.confirm_files'), names] as const,
    [t('public_form.confirm_sent'), sent_at === null ? '' : formatDateTime(sent_at)] as const,
  ].filter(([, value]) => value !== '')
  return (
    <div className={styles.card}>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
