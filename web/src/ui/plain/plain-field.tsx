import { type InputHTMLAttributes, type Ref, useId } from 'react'
import styles from './plain.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  ref?: Ref<HTMLInputElement>
  label: string
  description?: string | undefined
  error?: string | false | undefined
}

/** A field for text as the library's looks, for what stands on the portal's first page, which loads no library. */
export function PlainField({ label, description, error, className, ...rest }: Props) {
  const id = useId()
  const said = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
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
