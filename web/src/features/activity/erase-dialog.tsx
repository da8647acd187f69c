import { type ActivityEntry, activityCalls } from '@hdoc/contract/trail/activity.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { activityKey } from '../../entities/activity/queries.ts'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'

/** Empties the content of the chosen entries: says what is lost and what stays, and asks for the reason. */
export function EraseDialog({ rows, onClose }: { rows: readonly ActivityEntry[]; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const count = { count: rows.length, figure: formatNumber(rows.length) }
  const schemaForm = useSchemaForm({
    schema: activityCalls.erase.body,
    initial: { reason: '' },
    toValues: (values) => ({ ...values, ids: rows.map(({ id }) => id) }),
    save: (body) => call(activityCalls.erase, { body }),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: activityKey })
      toast({ kind: 'success', message: t('activity.erase_done', count) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('activity.erase_title', count)}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('activity.erase_reason') : undefined)}
      onClose={onClose}
      destructive
      saveLabel={t('activity.erase')}
    >
      <Note kind="warn">{t('activity.erase_what')}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('activity.erase_reason')}
        description={t('activity.erase_help')}
        required
        maxLength={500}
      />
    </FormDialog>
  )
}
