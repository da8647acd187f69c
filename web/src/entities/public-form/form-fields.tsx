import { useTranslation } from 'react-i18next'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import { useSession } from '../session/session-store.ts'
import styles from './public-form.module.css'
import type { Beside, PublicForm } from './use-public-form.ts'

type Props = {
  form: Pick<PublicForm<Record<never, never>>, 'values' | 'problems'> & {
    set: (part: Partial<Beside>) => void
  }
}

const email = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 200,
} as const

/** Where the confirmation goes, twice. */
export function EmailFields({ form: { values, problems, set } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PlainField
        {...email}
        data-path="email"
        name="email"
        autoComplete="email"
        required
        label={t('public_form.email')}
        description={t('public_form.email_help')}
        error={problems.email}
        value={values.email}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <PlainField
        {...email}
        data-path="email_confirmation"
        name="email_confirmation"
        autoComplete="email"
        required
        label={t('public_form.email_again')}
        error={problems.email_confirmation}
        value={values.email_confirmation}
        onChange={(event) => set({ email_confirmation: event.currentTarget.value })}
      />
    </>
  )
}

/** The tick, with what it is about in place. */
export function TermsField({ form: { values, problems, set } }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  return (
    <div>
      <PlainCheck
        data-path="terms"
        name="terms"
        required
        label={t('public_form.terms')}
        error={problems.terms}
        checked={values.terms}
        onChange={(event) => set({ terms: event.currentTarget.checked })}
      />
      <p>
        <a href="#/protectia-datelor-personale" target="_blank" rel="noreferrer">
          {t('public_form.terms_page')}
        </a>
      </p>
      <details className={styles.more}>
        <summary>{t('public_form.terms_more')}</summary>
        <p className={styles.quiet}>
          {t('public_form.terms_text', { institution: institution?.name ?? 'HDoc' })}
        </p>
      </details>
    </div>
  )
}

/** A field that people do not see and screen readers do not read; what fills it is a program. */
export function HiddenField({ form: { values, set } }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('public_form.hidden')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => set({ website: event.currentTarget.value })}
        />
      </label>
    </div>
  )
}
