import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { useSession } from '../session/session-store.ts'
import styles from './public-form.module.css'
import type { FormFilesState } from './use-form-files.ts'
import type { PublicForm } from './use-public-form.ts'

type Props = {
  form: Pick<
    PublicForm<Record<never, never>>,
    'at' | 'steps' | 'root' | 'goBack' | 'isSending' | 'refusal' | 'problems' | 'clear'
  >
  /** The name of the last button. */
  send: string
  /** Those on their way are waited for before the form is sent; it goes without one that failed only when its person says so. */
  files?: Pick<FormFilesState, 'isGoing' | 'missing' | 'dropMissing'>
  /** What the draft keeps, where that is not what forms usually keep. */
  draft?: string | undefined
}

// Most people never see it; without it, the note says how many fields are wrong.
const WrongFields = lazy(() => import('./wrong-fields.tsx').catch(() => ({ default: () => null })))

/** How to go on: back, further or send; what is wrong as a whole, with another way; the draft. */
export function FormActions({ form, send, files, draft }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const { at, steps, isSending, refusal, problems } = form
  const isLast = at === steps - 1
  const waits = isLast && files?.isGoing
  const missing = isLast && files ? files.missing : []
  const count = Object.keys(problems).length
  const contact = [institution?.phone, institution?.email].filter(Boolean).join(', ')
  return (
    <>
      {count > 0 && (
        <Note kind="bad" role="alert">
          {t('public_form.problems', { count })}
          <Suspense>
            <WrongFields key={at} form={form} />
          </Suspense>
        </Note>
      )}
      {refusal && (
        <Note kind="bad" role="alert">
          {refusal.message} {contact !== '' && t('public_form.attack', { contact })}
        </Note>
      )}
      {missing.length > 0 && (
        <Note kind="bad" role="alert">
          {t('public_form.files_missing', { names: missing.join(', ') })}{' '}
          <PlainButton onClick={files?.dropMissing}>{t('public_form.files_drop')}</PlainButton>
        </Note>
      )}
      {waits && <p className={styles.quiet}>{t('public_form.file_wait')}</p>}
      <div className={styles.buttons}>
        {at > 0 && (
          <PlainButton large onClick={form.goBack} aria-label={t('public_form.back')}>
            <IconArrowLeft size={20} aria-hidden />
          </PlainButton>
        )}
        <PlainButton type="submit" look="strong" large disabled={isSending || waits || missing.length > 0}>
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
