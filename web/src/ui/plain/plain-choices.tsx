import { useId } from 'react'
import styles from './plain.module.css'

type Props = {
  label: string
  description?: string | undefined
  error?: string | false | undefined
  /** One or several may be chosen. */
  kind: 'one' | 'several'
  options: readonly { key: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  required?: boolean
  'data-path'?: string
}

/** Options to tick, one or several, each as large as a finger, for pages that load no library. */
export function PlainChoices(props: Props) {
  const { label, description, error, kind, options, chosen, onChange, required } = props
  const id = useId()
  const said = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ')
  const change = (key: string, isOn: boolean) => {
    if (kind === 'one') return onChange([key])
    return onChange(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))
  }
  return (
    <fieldset className={styles.group} aria-describedby={said || undefined}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option, at) => (
        <label key={option.key} className={styles.check}>
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={id}
            required={kind === 'one' && required}
            checked={chosen.includes(option.key)}
            // A wrong field is found by its first option.
            {...(at === 0 && props['data-path'] !== undefined && { 'data-path': props['data-path'] })}
            onChange={(event) => change(option.key, event.currentTarget.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
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
    </fieldset>
  )
}
