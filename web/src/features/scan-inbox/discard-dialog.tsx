import { SCAN_KEPT_DAYS, type Scan, scanCalls } from '@hdoc/contract/scans/scans.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { scansKey } from '../../entities/scans/queries.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { useScanGone } from './use-scan-gone.ts'

/** Throws scans away, with a reason. */
export function DiscardDialog({
  scans,
  onDone,
  onClose,
}: {
  scans: readonly Scan[]
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const onFailure = useScanGone(onClose)
  const schemaForm = useSchemaForm({
    schema: scanCalls.discard.body,
    initial: { reason: '' },
    toValues: ({ reason }) => ({ reason, ids: scans.map(({ id }) => id) }),
    save: (body) => call(scanCalls.discard, { body }),
    onFailure,
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: scansKey })
      toast({ kind: 'success', message: t('scans.discard_done') })
      onDone()
    },
  })
  return (
    <FormDialog
      title={t('scans.discard_title')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('scans.discard_reason') : undefined)}
      onClose={onClose}
      destructive
      saveLabel={t('scans.discard')}
    >
      <p>{scans.map(({ name }) => name).join(', ')}</p>
      <p>{t('scans.discard_what', { days: SCAN_KEPT_DAYS })}</p>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('scans.discard_reason')}
        required
        maxLength={500}
      />
    </FormDialog>
  )
}
