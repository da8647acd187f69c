import { type InputHTMLAttributes, useId } from 'react'
import styles from './plain.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & {
  label: string
  error?: string | false | undefined
}

/** A tick with its sentence, for pages that load no library. */
export function PlainCheck({ label, error, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
