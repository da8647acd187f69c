import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import { isBeneath } from '../dialog/open-dialog.ts'
import { Key } from '../display/key.tsx'
import styles from './form.module.css'
import { FormNotes } from './form-notes.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import type { SchemaForm } from './use-schema-form.tsx'

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
  children: ReactNode
}

/**
 * A form in a dialog: errors on top, Ctrl+S saves unless another dialog lies over it, closing with unsaved
 * changes asks first.
 */
export function FormDialog<V extends object>(props: Props<V>) {
  const { title, schemaForm, labelOf, onClose, onReload, onKeep, saveLabel, destructive, children } = props
  const { form, busy, submit, rootRef } = schemaForm
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const close = () => (form.isDirty() && !busy ? setAsking(true) : onClose())
  const saveOnTop = () => {
    if (rootRef.current && !isBeneath(rootRef.current)) submit()
  }
  useHotkeys([['mod+S', saveOnTop]], [])
  const leaving = useLeaveGuard(form.isDirty() && !busy)
  const footer = asking ? (
    <div className={styles.leave} role="alert">
      <span>{t('form.unsaved_dialog')}</span>
      <Button variant="default" onClick={onClose}>
        {t('form.leave')}
      </Button>
      <Button data-autofocus autoFocus onClick={() => setAsking(false)}>
        {t('form.stay')}
      </Button>
    </div>
  ) : (
    <>
      <Button variant="default" onClick={close}>
        {t('common.cancel')}
      </Button>
      <Button
        color={destructive ? 'red' : 'blue'}
        onClick={submit}
        loading={busy}
        leftSection={!destructive && <IconCheck size={16} />}
        rightSection={<Key>Ctrl S</Key>}
      >
        {saveLabel ?? t('common.save')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} opened onClose={close} footer={footer}>
      <form
        className={styles.form}
        ref={rootRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormNotes {...{ schemaForm, labelOf, onReload, onKeep }} />
        {children}
        <button type="submit" hidden />
      </form>
      {leaving}
    </Dialog>
  )
}
