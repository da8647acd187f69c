import type { PublicHeading } from '@hdoc/contract/gazette/public-gazette.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainCheck } from '../../ui/plain/plain-check.tsx'
import styles from './gazette-alerts.module.css'

type Choice = { every: boolean; headings: readonly number[] }
type Props = {
  headings: readonly PublicHeading[]
  every: boolean
  chosen: readonly number[]
  error: string | undefined
  onChange: (choice: Partial<Choice>) => void
}

/** All headings, or some of them; a heading brings those below it. */
export function HeadingChoice({ headings, every, chosen, error, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const parents = new Map(headings.map((one) => [one.id, one.parent_id]))
  /** Whether a heading above this one is chosen. */
  const isUnder = (parent: number | null): boolean =>
    parent !== null && (chosen.includes(parent) || isUnder(parents.get(parent) ?? null))
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('gazette_alerts.headings')}</legend>
      <PlainCheck
        // What is wrong with the choice is mended from its first tick on.
        data-path="headings"
        name="every"
        label={t('gazette_alerts.every')}
        checked={every}
        onChange={(event) => onChange({ every: event.currentTarget.checked })}
      />
      {!every && (
        <ul className={styles.headings}>
          {headings.map((one) => (
            <li key={one.id} data-level={one.level}>
              <PlainCheck
                name="headings"
                label={[one.code, one.name].filter(Boolean).join(' ')}
                checked={chosen.includes(one.id) || isUnder(one.parent_id)}
                disabled={isUnder(one.parent_id)}
                onChange={(event) =>
                  onChange({
                    headings: event.currentTarget.checked
                      ? [...chosen, one.id]
                      : chosen.filter((id) => id !== one.id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
