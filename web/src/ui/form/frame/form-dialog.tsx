import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../dialog/dialog.tsx'
import type { SchemaForm } from '../state/use-schema-form.tsx'
import { StepsBar } from '../steps/steps-bar.tsx'
import type { Steps } from '../steps/use-steps.ts'
import styles from './form.module.css'
import { FormButtons } from './form-buttons.tsx'
import { FormNotes } from './form-notes.tsx'
import { LeaveForm } from './leave-form.ts'
import { SavingFrame, stepKeys } from './saving-frame.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

type Props<V extends object> = {
  title: ReactNode
  schemaForm: SchemaForm<V>
  labelOf: (path: string) => string | undefined
  onClose: () => void
  onReload?: () => void
  /** After a conflict, fetches the record as it is now; gives the values the form would begin with. */
  onKeep?: () => Promise<V>
  saveLabel?: string
  /** Saving loses something: the button is red and has no tick. */
  destructive?: boolean
  /** The steps of which this form is one, or which are written in it. */
  steps?: Steps | undefined
  children: ReactNode
}

/**
 * A form in a dialog: errors on top, Ctrl+S saves, closing with unsaved changes asks first.
 */
export function FormDialog<V extends object>(props: Props<V>) {
  const { title, schemaForm, labelOf, onClose, onReload, onKeep, saveLabel, destructive, steps, children } =
    props
  const { form, busy, submit, rootRef } = schemaForm
  const { t } = useTranslation()
  // What the person asked for, while they are asked whether to give up what is not saved.
  const [asking, setAsking] = useState<() => void>()
  const leave = (go: () => void) => (form.isDirty() && !busy ? setAsking(() => go) : go())
  const close = () => leave(onClose)
  const leaving = useLeaveGuard(form.isDirty() && !busy)
  const footer = asking ? (
    <div className={styles.leave} role="alert">
      <span>{t('form.unsaved_dialog')}</span>
      <Button
        variant="default"
        onClick={() => {
          setAsking(undefined)
          asking()
        }}
      >
        {t('form.leave')}
      </Button>
      <Button data-autofocus autoFocus onClick={() => setAsking(undefined)}>
        {t('form.stay')}
      </Button>
    </div>
  ) : (
    <FormButtons {...{ busy, submit, steps, saveLabel, destructive }} onCancel={close} />
  )
  return (
    <Dialog title={title} onClose={close} footer={footer}>
      <SavingFrame ref={rootRef} submit={submit} keys={steps && stepKeys} className={styles.form}>
        {steps && <StepsBar {...steps} root={rootRef} messages={schemaForm.messages} />}
        <FormNotes {...{ schemaForm, labelOf, onReload, onKeep }} />
        <LeaveForm value={leave}>{children}</LeaveForm>
        <button type="submit" hidden />
      </SavingFrame>
      {leaving}
    </Dialog>
  )
}
