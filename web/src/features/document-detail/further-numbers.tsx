import { type Document, documentCalls } from '@hdoc/contract/documents/documents.ts'
import { Button, MultiSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentQuery, documentsKey, registrationFormQuery } from '../../entities/documents/queries.ts'
import { secondaryChoices } from '../../entities/registers/register-choices.ts'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import styles from './document-detail.module.css'
import { useOvertaken } from './use-overtaken.ts'

function TakeDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, number, category, further_numbers: had } = document
  const choices = useQuery(registrationFormQuery()).data?.secondary_registers
  const possible = secondaryChoices(choices ?? [], category, []).filter(
    ({ value }) => !had.some(({ register_id }) => String(register_id) === value),
  )
  const overtaken = useOvertaken(id, onClose, () => ({ secondary_register_ids: [] as number[] }))
  const schemaForm = useSchemaForm({
    schema: documentCalls.takeNumbers.body,
    initial: { secondary_register_ids: [] as number[] },
    toValues: (values) => ({ ...values, id, version }),
    save: (body) => call(documentCalls.takeNumbers, { body }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('documents.further_done') })
      onClose()
    },
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('documents.further_title', { number })}
      schemaForm={schemaForm}
      labelOf={() => t('documents.further_registers')}
      onClose={onClose}
      {...overtaken}
    >
      {choices && possible.length === 0 && <p>{t('documents.further_none')}</p>}
      <MultiSelect
        label={t('documents.further_registers')}
        data-path="secondary_register_ids"
        data-autofocus
        required
        error={form.errors.secondary_register_ids}
        data={possible}
        value={form.getValues().secondary_register_ids.map(String)}
        onChange={(ids) => form.setFieldValue('secondary_register_ids', ids.map(Number))}
      />
    </FormDialog>
  )
}

/** The numbers of secondary registers that the document bears, and the button to take one more. */
export function FurtherNumbers({ document }: { document: Document }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [opened, setOpened] = useState(false)
  const mayTake = document.can.edit && user !== null && hasPermission(user, 'document.register')
  if (!mayTake && document.further_numbers.length === 0) return null
  return (
    <section aria-label={t('documents.further_numbers')}>
      {document.further_numbers.length > 0 && (
        <ul className={styles.further}>
          {document.further_numbers.map(({ register_id, register, register_number, given_on }) => (
            <li key={register_id}>
              {t('documents.further_number', {
                number: register_number,
                register,
                date: formatDate(given_on),
              })}
            </li>
          ))}
        </ul>
      )}
      {mayTake && (
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => setOpened(true)}>
          {t('documents.further_take')}
        </Button>
      )}
      {opened && <TakeDialog document={document} onClose={() => setOpened(false)} />}
    </section>
  )
}
