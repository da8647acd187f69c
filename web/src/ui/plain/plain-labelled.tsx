import { type ReactNode, useId } from 'react'
import styles from './plain.module.css'

/** What every control for pages that load no library takes beside what the browser's own does. */
export type Labelled = {
  label: string
  description?: string | undefined
  error?: string | false | undefined
}
type Told = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type Props = Labelled & {
  className?: string | undefined
  /** Draws the control with what ties it to its label, its error and its help. */
  children: (told: Told) => ReactNode
  /** The control stands inside its label, before the words: a tick. */
  within?: true
}

/** A control under its label, with what is wrong and what helps below it. */
export function PlainLabelled({ label, description, error, className, children, within }: Props) {
  const id = useId()
  const said = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ')
  const control = children({
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': said || undefined,
  })
  return (
    <div className={className}>
      {within ? (
        <label className={styles.check} htmlFor={id}>
          {control}
          <span>{label}</span>
        </label>
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          {control}
        </>
      )}
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
