import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '../display/key.tsx'
import { type Crumb, Page } from '../display/page.tsx'
import { usePageKeys } from '../shell/use-page-keys.ts'
import { FormNotes } from './form-notes.tsx'
import styles from './form-page.module.css'
import { useLeaveGuard } from './use-leave-guard.tsx'
import type { SchemaForm } from './use-schema-form.tsx'

type Props<V extends object> = {
  title: string
  breadcrumb: readonly Crumb[]
  schemaForm: SchemaForm<V>
  labelOf: (path: string) => string | undefined
  /** Saved: the page may be left without asking. */
  isSaved: boolean
  onCancel: () => void
  onReload?: () => void
  /** After a conflict, fetches the record as it is now; gives the values the form would begin with. */
  onKeep?: () => Promise<V>
  saveLabel?: string
  children: ReactNode
}

/** A form as a page of its own: errors on top, Ctrl+S saves, leaving with unsaved changes asks first. */
export function FormPage<V extends object>(props: Props<V>) {
  const { title, breadcrumb, schemaForm, labelOf, isSaved, onCancel, onReload, onKeep, saveLabel, children } =
    props
  const { form, busy, submit, rootRef } = schemaForm
  const { t } = useTranslation()
  usePageKeys([['mod+S', submit]], [])
  const leaving = useLeaveGuard(form.isDirty() && !busy && !isSaved)
  return (
    <Page title={title} breadcrumb={breadcrumb}>
      <div className={styles.notes}>
        <FormNotes {...{ schemaForm, labelOf, onReload, onKeep }} />
      </div>
      <form
        className={styles.form}
        ref={rootRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {children}
        <div className={styles.footer}>
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            loading={busy}
            leftSection={<IconCheck size={16} />}
            rightSection={<Key>Ctrl S</Key>}
          >
            {saveLabel ?? t('common.save')}
          </Button>
        </div>
      </form>
      {leaving}
    </Page>
  )
}
