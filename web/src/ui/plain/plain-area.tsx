import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import styles from './plain.module.css'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  ref?: Ref<HTMLTextAreaElement>
  label: string
  description?: string | undefined
  error?: string | false | undefined
}

/** A field for several lines, for pages that load no library. */
export function PlainArea({ label, description, error, className, ...rest }: Props) {
  const id = useId()
  const said = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={said || undefined}
      />
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
