import { IconCheck } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstError, focusStart } from '../field/focus-field.ts'
import styles from './steps-bar.module.css'
import type { Step } from './use-steps.ts'

type Props = {
  steps: readonly Step[]
  at: number
  /** Leads back to an earlier step; without it, no step is left by the bar. */
  go?: ((at: number) => void) | undefined
  /** The form or dialog of the steps: the focus goes to its first field when the step changes. */
  root?: RefObject<HTMLElement | null>
  /** What is wrong in the form; the focus goes there first. */
  messages?: Readonly<Record<string, unknown>>
}

/**
 * The steps of a form or dialog: which are done, which is shown and which follow. A change of the step is
 * read out.
 */
export function StepsBar({ steps, at, go, root, messages = {} }: Props) {
  const { t } = useTranslation()
  const said = t('form.step_of', { at: at + 1, count: steps.length, name: steps[at]?.name ?? '' })
  // A region is read out when its text changes, so it is drawn empty first.
  const [heard, setHeard] = useState('')
  useEffect(() => setHeard(said), [said])
  const shown = useRef(at)
  const wrong = useRef(messages)
  wrong.current = messages
  useEffect(() => {
    if (shown.current === at || !root?.current) return
    shown.current = at
    if (Object.keys(wrong.current).length > 0) focusFirstError(root.current, wrong.current)
    else focusStart(root.current)
  }, [at, root])
  if (steps.length < 2) return null
  return (
    <div>
      <ol className={styles.bar} aria-label={t('form.steps')}>
        {steps.map(({ name }, index) => {
          const isDone = index < at
          const mark = <em aria-hidden>{isDone ? <IconCheck size={13} /> : index + 1}</em>
          return (
            <li
              key={name}
              aria-current={index === at ? 'step' : undefined}
              data-state={index === at ? 'on' : isDone ? 'done' : undefined}
            >
              {isDone && go ? (
                <button type="button" className={styles.step} onClick={() => go(index)}>
                  {mark}
                  {name}
                </button>
              ) : (
                <span className={styles.step}>
                  {mark}
                  {name}
                </span>
              )}
              {isDone && <span className="visually-hidden">{t('form.step_done')}</span>}
            </li>
          )
        })}
      </ol>
      <p className={styles.where} role="status">
        {heard}
      </p>
    </div>
  )
}
