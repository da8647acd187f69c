import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DeadlineReason } from '../../../entities/documents/deadline-reason.tsx'
import { sampleOf } from '../../../entities/registers/register-choices.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../document-new.module.css'
import { useFields } from '../form/registration-fields.ts'
import { type DeadlineChoices, deadlineOf } from '../values/deadline-of.ts'
import { ReservedNumber } from './reserved-number.tsx'

/** Numbers of more characters take a smaller size, because a number in two lines reads as two. */
const longNumber = 10

type Choices = DeadlineChoices & Pick<RegistrationForm, 'registers' | 'secondary_registers'>

/** The number the paper will get, and until when it must be answered and why. */
export function NumberPanel({ choices }: { choices: Choices }) {
  const values = useFields().form.getValues()
  const { t } = useTranslation()
  const register = choices.registers.find((one) => one.id === values.register_id)
  const number = values.reserved?.number ?? (register ? sampleOf(register) : '')
  // The further numbers are shown here, because a type brings them along behind a closed fold and each takes
  // a number for good.
  const further = choices.secondary_registers.filter(({ id }) => values.secondary_register_ids.includes(id))
  const deadline = deadlineOf(choices, values)
  return (
    <section className={`${styles.card} ${styles.section}`} aria-label={t('registration.next_number')}>
      <p className={styles.quiet}>{t('registration.next_number')}</p>
      {register ? (
        <>
          <p className={number.length > longNumber ? `${styles.number} ${styles.numberLong}` : styles.number}>
            {number}
          </p>
          <p className={styles.quiet}>
            {t('registration.confirmed_on_save', {
              register: register.name,
              date: formatDate(values.reserved?.reserved_on ?? choices.today),
            })}
          </p>
          {further.map((one) => (
            <p key={one.id} className={styles.quiet}>
              {t('registration.further_number', { number: sampleOf(one), register: one.name })}
            </p>
          ))}
        </>
      ) : (
        <p>{t('registration.no_number')}</p>
      )}
      <ReservedNumber today={choices.today} />
      {deadline && (
        <div className={styles.deadline} aria-live="polite">
          <Note kind="info" icon={IconCalendarEvent}>
            <b>
              {deadline.date
                ? t('registration.deadline', { date: formatDate(deadline.date) })
                : t('registration.no_deadline')}
            </b>
            <DeadlineReason line={deadline.line} reason={deadline.reason} />
          </Note>
        </div>
      )}
    </section>
  )
}
