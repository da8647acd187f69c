import { type Register, registerCalls } from '@hdoc/contract/registers/registers.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../entities/documents/queries.ts'
import { registersKey } from '../../entities/registers/queries.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { ClosingEffects } from './closing-effects.tsx'

/** Closes an open register or reopens a closed one, with the reason. */
export function CloseDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, name, closed } = register
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: registersKey })
    void queryClient.invalidateQueries({ queryKey: documentsKey })
  }
  const schemaForm = useSchemaForm({
    schema: registerCalls.close.body,
    initial: { reason: '' },
    toValues: ({ reason }) => ({ id, version, reason }),
    save: (body) => (closed ? call(registerCalls.reopen, { body }) : call(registerCalls.close, { body })),
    onSaved: () => {
      refresh()
      toast({
        kind: 'success',
        message: t(closed ? 'registers.reopen_done' : 'registers.close_done', { name }),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(closed ? 'registers.reopen_title' : 'registers.close_title', { name })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('registers.close_reason') : undefined)}
      onClose={onClose}
      onReload={() => {
        refresh()
        onClose()
      }}
      destructive={!closed}
      saveLabel={t(closed ? 'registers.reopen' : 'registers.close')}
    >
      <Note kind={closed ? 'info' : 'warn'}>
        {t(closed ? 'registers.reopen_what' : 'registers.close_what')}
        {!closed && <ClosingEffects register={register} />}
      </Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('registers.close_reason')}
        required
        maxLength={500}
      />
    </FormDialog>
  )
}
