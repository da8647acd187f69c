import '../../lib/languages/own/administration/settings-texts.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../ui/display/key.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ErrorSummary } from '../../ui/form/frame/error-summary.tsx'
import { SavingFrame } from '../../ui/form/frame/saving-frame.tsx'
import { useLeaveGuard } from '../../ui/form/frame/use-leave-guard.tsx'
import styles from './settings.module.css'
import { type SectionForm as Held, labelOf } from './use-section-form.ts'

type Props<V extends object> = {
  section: Held<V>
  /** Loads the section again; what the person changed is kept. */
  onRenew: (draft: Partial<V>) => void
  /** Labels of fields that are not fields of the section themselves. */
  labelOfPart?: (path: string) => string | undefined
  children: ReactNode
}

/**
 * A section as a form on its page: errors on top, the save bar below. Leaving with unsaved changes asks
 * first.
 */
export function SectionForm<V extends object>({ section, onRenew, labelOfPart, children }: Props<V>) {
  const { t } = useTranslation()
  const { schemaForm, conflict, changes } = section
  const { form, messages, busy, submit, rootRef } = schemaForm
  const isDirty = Object.keys(changes()).length > 0
  const leaving = useLeaveGuard(isDirty && !busy)
  return (
    <SavingFrame submit={submit} className={styles.form} ref={rootRef}>
      <ErrorSummary
        messages={messages}
        labelOf={(path) => labelOfPart?.(path) ?? labelOf(path)}
        root={rootRef.current}
      />
      {conflict && (
        <Note kind="warn" role="alert">
          <b>{conflict.message}</b>
          {conflict.changes.length > 0 && <p>{t('settings.conflict_changed')}</p>}
          <ul>
            {conflict.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>{t('settings.conflict_keep')}</p>
          <Button
            variant="default"
            mt={8}
            leftSection={<IconRefresh size={16} />}
            onClick={() => onRenew(changes())}
          >
            {t('settings.conflict_take')}
          </Button>
        </Note>
      )}
      {children}
      <div className={styles.bar} data-dirty={isDirty || undefined}>
        <span role="status">{isDirty && t('settings.save_bar')}</span>
        {isDirty && (
          <Button variant="default" onClick={() => form.reset()} disabled={busy}>
            {t('settings.undo')}
          </Button>
        )}
        <Button
          type="submit"
          loading={busy}
          leftSection={<IconCheck size={16} />}
          rightSection={<Key>Ctrl S</Key>}
        >
          {t('common.save')}
        </Button>
      </div>
      {leaving}
    </SavingFrame>
  )
}
