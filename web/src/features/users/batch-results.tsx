import type { BatchAnswer } from '@hdoc/contract/people/user-calls.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './users.module.css'

/** How many people change, and by name who does not and why. Shown before the change and after it. */
export function BatchResults({ answer }: { answer: BatchAnswer }) {
  const { t } = useTranslation()
  const changed = answer.results.filter(({ outcome }) => outcome === 'changed')
  const others = answer.results.filter(({ outcome }) => outcome !== 'changed')
  const count = { count: changed.length, figure: formatNumber(changed.length) }
  const told =
    changed.length === 0
      ? t(answer.preview ? 'users.will_change_none' : 'users.have_changed_none')
      : answer.preview
        ? t('users.will_change', count)
        : t('users.have_changed', count)
  return (
    <>
      <Note kind={changed.length > 0 ? (answer.preview ? 'info' : 'ok') : 'warn'} role="status">
        {told}
      </Note>
      {others.length > 0 && (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th>{t(answer.preview ? 'users.will_stay' : 'users.have_stayed')}</th>
              <th>{t('users.why')}</th>
            </tr>
          </thead>
          <tbody>
            {others.map(({ id, name, reason }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
