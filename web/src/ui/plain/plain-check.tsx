import { type InputHTMLAttributes, useId } from 'react'
import styles from './plain.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  label: string
  description?: string | undefined
  error?: string | false | undefined
}

/** A tick with its sentence, for pages that load no library. */
export function PlainCheck({ label, description, error, className, ...rest }: Props) {
  const id = useId()
  const said = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={said || undefined}
        />
        <span>{label}</span>
      </label>
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
