import { type SelectHTMLAttributes, useId } from 'react'
import styles from './plain.module.css'

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  label: string
  description?: string | undefined
  error?: string | false | undefined
}

/** A choice as the browser draws it, for pages that load no library: phones show their own list. */
export function PlainSelect({ label, description, error, className, children, ...rest }: Props) {
  const id = useId()
  const said = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={said || undefined}
      >
        {children}
      </select>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {description && (
        <p className={styles.help} id={`${id}-help`}>
          {description}
        </p>
      )}
    </div>
  )
}
