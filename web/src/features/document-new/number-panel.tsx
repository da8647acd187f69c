import type { RegistrationForm } from '@hdoc/contract/documents.ts'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { Note } from '../../ui/note.tsx'
import { deadlineOf } from './deadline-of.ts'
import styles from './document-new.module.css'
import type { RegistrationValues } from './registration-values.ts'

/** The number the paper will get, and until when it must be answered and why. */
export function NumberPanel({ choices, values }: { choices: RegistrationForm; values: RegistrationValues }) {
  const { t } = useTranslation()
  const register = choices.registers.find((one) => one.id === values.register_id)
  const deadline = deadlineOf(choices, values)
  return (
    <section className={`${styles.card} ${styles.section}`} aria-label={t('registration.next_number')}>
      <p className={styles.quiet}>{t('registration.next_number')}</p>
      {register ? (
        <>
          <p className={styles.number}>{register.next_sample}</p>
          <p className={styles.quiet}>
            {t('registration.confirmed_on_save', {
              register: register.name,
              date: formatDate(choices.today),
            })}
          </p>
        </>
      ) : (
        <p>{t('registration.no_number')}</p>
      )}
      {deadline && (
        <div className={styles.deadline} aria-live="polite">
          <Note kind="info" icon={IconCalendarEvent}>
            <b>
              {deadline.date
                ? t('registration.deadline', { date: formatDate(deadline.date) })
                : t('registration.no_deadline')}
            </b>
            {deadline.reason}
          </Note>
        </div>
      )}
    </section>
  )
}
