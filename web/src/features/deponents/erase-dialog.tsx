import { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { issuersKey } from '../../entities/issuers/queries.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'

/** Erases a person's data at their request, with the reason; the law's refusal is shown in its place. */
export function EraseDialog({ issuer, onClose }: { issuer: Issuer; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, name } = issuer
  const refresh = () => void queryClient.invalidateQueries({ queryKey: issuersKey })
  const schemaForm = useSchemaForm({
    schema: issuerPersonCalls.erase.body,
    initial: { reason: '' },
    toValues: ({ reason }) => ({ id, version, reason }),
    save: (body) => call(issuerPersonCalls.erase, { body }),
    onSaved: () => {
      refresh()
      toast({ kind: 'success', message: t('deponents.erased') })
      onClose()
    },
  })
  const label = t('deponents.erase_reason')
  return (
    <FormDialog
      title={t('deponents.erase_title', { name })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? label : undefined)}
      onClose={onClose}
      onReload={() => {
        refresh()
        onClose()
      }}
      saveLabel={t('deponents.erase')}
      destructive
    >
      <Note kind="warn">{t('deponents.erase_what')}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={label}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
