import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { useSession } from '../session/session-store.ts'
import styles from './public-form.module.css'
import type { PublicForm } from './use-public-form.ts'

type Props = {
  form: Pick<
    PublicForm<Record<never, never>>,
    'at' | 'steps' | 'goBack' | 'isSending' | 'refusal' | 'problems' | 'clear'
  >
  /** The name of the last button. */
  send: string
  /** Files are on their way: they are waited for before the form is sent. */
  waits: boolean
  /** What the draft keeps, where that is not what forms usually keep. */
  draft?: string | undefined
}

/** How to go on: back, further or send; what is wrong as a whole, with another way; the draft. */
export function FormActions({ form, send, waits, draft }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const { at, steps, isSending, refusal, problems } = form
  const isLast = at === steps - 1
  const count = Object.keys(problems).length
  const contact = [institution?.phone, institution?.email].filter(Boolean).join(', ')
  return (
    <>
      {count > 0 && (
        <Note kind="bad" role="alert">
          {t('public_form.problems', { count })}
        </Note>
      )}
      {refusal && (
        <Note kind="bad" role="alert">
          {refusal.message} {contact !== '' && t('public_form.attack', { contact })}
        </Note>
      )}
      {isLast && waits && <p className={styles.quiet}>{t('public_form.file_wait')}</p>}
      <div className={styles.buttons}>
        {at > 0 && (
          <PlainButton large onClick={form.goBack} aria-label={t('public_form.back')}>
            <IconArrowLeft size={20} aria-hidden />
          </PlainButton>
        )}
        <PlainButton type="submit" look="strong" large disabled={isSending || (isLast && waits)}>
          {isSending ? t('public_form.sending') : isLast ? send : t('public_form.next')}
          <IconArrowRight size={20} aria-hidden />
        </PlainButton>
      </div>
      <p className={styles.quiet}>
        {draft ?? t('public_form.draft')}{' '}
        <PlainButton onClick={form.clear}>{t('public_form.draft_clear')}</PlainButton>
      </p>
    </>
  )
}
