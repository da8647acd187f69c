import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { holdHeading } from '../../ui/dialog/hold-heading.ts'
import styles from './public-form.module.css'

type Props = {
  /** What the form is, above the heading. */
  name: string
  title: string
  at?: number
  count?: number
}

/** The heading of a step: which of how many, and what it asks. The focus goes to it when the step changes. */
export function StepHead({ name, title, at = 0, count = 1 }: Props) {
  const { t } = useTranslation()
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    holdHeading()
  }, [at])
  return (
    <>
      <p className={styles.quiet}>{count > 1 ? t('public_form.step', { name, at: at + 1, count }) : name}</p>
      <h1>{title}</h1>
      {count > 1 && (
        <div className={styles.steps} aria-hidden>
          {Array.from({ length: count }, (_, index) => index).map((index) => (
            <i key={index} className={index <= at ? styles.on : undefined} />
          ))}
        </div>
      )}
    </>
  )
}
