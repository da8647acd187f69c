import type { ReactNode } from 'react'
import type { SchemaForm } from '../state/use-schema-form.tsx'
import { StepsBar } from '../steps/steps-bar.tsx'
import type { Steps } from '../steps/use-steps.ts'
import styles from './form-body.module.css'
import { FormButtons } from './form-buttons.tsx'
import { FormNotes } from './form-notes.tsx'
import { SavingFrame, stepKeys } from './saving-frame.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

export type FormBodyProps<V extends object> = {
  schemaForm: SchemaForm<V>
  labelOf: (path: string) => string | undefined
  /** Saved: the page may be left without asking. */
  isSaved: boolean
  onCancel: () => void
  onReload?: (() => void) | undefined
  /** After a conflict, fetches the record as it is now; gives the values the form would begin with. */
  onKeep?: (() => Promise<V>) | undefined
  saveLabel?: string | undefined
  /** The steps in which the form is written. */
  steps?: Steps | undefined
  children: ReactNode
}

/**
 * A form on a page: its steps and errors on top, Ctrl+S saves, leaving the page with unsaved changes asks
 * first.
 */
export function FormBody<V extends object>(props: FormBodyProps<V>) {
  const { schemaForm, labelOf, isSaved, onCancel, onReload, onKeep, saveLabel, steps, children } = props
  const { form, busy, submit, rootRef, messages } = schemaForm
  const leaving = useLeaveGuard(form.isDirty() && !busy && !isSaved)
  return (
    <>
      <div className={styles.notes}>
        {steps && <StepsBar {...steps} root={rootRef} messages={messages} />}
        <FormNotes {...{ schemaForm, labelOf, onReload, onKeep }} />
      </div>
      <SavingFrame ref={rootRef} submit={submit} keys={steps && stepKeys} className={styles.form}>
        {children}
        <div className={styles.footer}>
          <FormButtons {...{ busy, steps, saveLabel, onCancel }} />
        </div>
      </SavingFrame>
      {leaving}
    </>
  )
}
