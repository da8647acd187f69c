import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/accounts/account-card.module.css'

type Props = { checked: boolean; error: ReactNode; label: string; onChange: (checked: boolean) => void }

/**
 * The consent to the terms. No request is sent without the tick. What happens to the data can be read in
 * place.
 */
export function TermsBox({ checked, error, label, onChange }: Props) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <div>
      <label className={styles.terms}>
        <input
          type="checkbox"
          name="terms"
          data-path="terms"
          required
          checked={checked}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <div id={errorId} className={styles.error}>
          {error}
        </div>
      )}
      <details className={styles.more}>
        <summary>{t('accounts.register_terms_more')}</summary>
        <p className={styles.quiet}>{t('accounts.register_terms_text')}</p>
      </details>
    </div>
  )
}
