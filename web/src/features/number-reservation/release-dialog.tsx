import { type Reservation, reservationCalls } from '@hdoc/contract/registers/reservations.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registersKey } from '../../entities/registers/queries.ts'
import { reservationsKey } from '../../entities/reservations/queries.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'

/** Releases reserved numbers: says that they are lost for good and asks for the reason. */
export function ReleaseDialog({ rows, onClose }: { rows: readonly Reservation[]; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: reservationsKey })
    void queryClient.invalidateQueries({ queryKey: registersKey })
  }
  const numbers = rows.map(({ number }) => number).join(', ')
  const schemaForm = useSchemaForm({
    schema: reservationCalls.release.body,
    initial: { reason: '' },
    toValues: ({ reason }) => ({ reason, ids: rows.map(({ id }) => id) }),
    save: (body) => call(reservationCalls.release, { body }),
    onSaved: () => {
      refresh()
      toast({ kind: 'success', message: t('reservations.released', { numbers }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('reservations.release_title', { numbers })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('reservations.reason') : undefined)}
      onClose={onClose}
      onReload={() => {
        refresh()
        onClose()
      }}
      destructive
      saveLabel={t('reservations.release')}
    >
      <Note kind="warn">{t('reservations.release_what')}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('reservations.reason')}
        required
        maxLength={500}
      />
    </FormDialog>
  )
}
