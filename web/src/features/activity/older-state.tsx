import { activityCalls, type TrailHold } from '@hdoc/contract/trail/activity.ts'
import { Button, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activityKey, trailHoldQuery } from '../../entities/activity/queries.ts'
import { call } from '../../lib/api.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import styles from './activity.module.css'

/** Confirms the older state: says what is given up, and asks for the reason. */
function ConfirmDialog({ hold, onClose }: { hold: TrailHold; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const schemaForm = useSchemaForm({
    schema: activityCalls.confirmState.body,
    initial: { reason: '' },
    toValues: (values) => ({ ...values, id: hold.id }),
    save: (body) => call(activityCalls.confirmState, { body }),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: activityKey })
      toast({ kind: 'success', message: t('activity.older_state_done') })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('activity.older_state_confirm')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('activity.older_state_reason') : undefined)}
      onClose={onClose}
      destructive
      saveLabel={t('activity.older_state_confirm')}
    >
      <Note kind="warn">{t('activity.older_state_what')}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('activity.older_state_reason')}
        description={t('activity.older_state_help')}
        required
        maxLength={500}
      />
    </FormDialog>
  )
}

/**
 * Says that the institution is in an older state than was known and therefore gets no numbers. An
 * administrator can confirm that state here.
 */
export function OlderState() {
  const { t } = useTranslation()
  const { data } = useQuery(trailHoldQuery())
  const [isOpen, setOpen] = useState(false)
  const hold = data?.hold
  if (!hold) return null
  const facts = {
    when: formatDateTime(hold.found_at),
    known: formatNumber(hold.known_entries),
    found: formatNumber(hold.found_entries),
  }
  return (
    <div className={styles.holdPlace}>
      <Note kind="bad" role="alert">
        <div className={styles.hold}>
          <span>
            <b>{t('activity.older_state')}</b> {t('activity.older_state_facts', facts)}{' '}
            {!hold.can.confirm && t('activity.older_state_admin')}
          </span>
          {hold.can.confirm && (
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('activity.older_state_confirm')}
            </Button>
          )}
        </div>
        {isOpen && <ConfirmDialog hold={hold} onClose={() => setOpen(false)} />}
      </Note>
    </div>
  )
}
