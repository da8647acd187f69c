import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { Button, MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registrationFormQuery } from '../../../entities/documents/queries.ts'
import { secondaryChoices } from '../../../entities/registers/register-choices.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { KeptRow } from '../../../ui/form/state/kept-row.tsx'
import { useDocumentForm } from '../change/use-document-form.ts'
import styles from '../document-detail.module.css'

function TakeDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number, category, further_numbers: had } = document
  const choices = useQuery(registrationFormQuery()).data?.secondary_registers
  const possible = secondaryChoices(choices ?? [], category, []).filter(
    ({ value }) => !had.some(({ register_id }) => String(register_id) === value),
  )
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: documentCalls.takeNumbers.body,
    beginning: () => ({ secondary_register_ids: [] as number[] }),
    toValues: (values) => ({ ...values, id, version }),
    save: (body) => call(documentCalls.takeNumbers, { body }),
    said: () => t('documents.further_done'),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('documents.further_title', { number })}
      {...dialog}
      labelOf={() => t('documents.further_registers')}
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

/** The command that takes one more number, for those who may. */
export function TakeNumber({ document }: { document: Document }) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState(false)
  if (!document.can.edit || !may('document.register')) return null
  return (
    <>
      <Button variant="subtle" size="compact-sm" px={0} onClick={() => setOpened(true)}>
        {t('documents.further_take')}
      </Button>
      {opened && (
        <KeptRow row={document}>
          {(kept) => <TakeDialog document={kept} onClose={() => setOpened(false)} />}
        </KeptRow>
      )}
    </>
  )
}

/** The numbers of secondary registers that the document bears. */
export function FurtherNumbers({ document }: { document: Document }) {
  const { t } = useTranslation()
  if (document.further_numbers.length === 0) return null
  return (
    <section aria-label={t('documents.further_numbers')}>
      <ul className={styles.further}>
        {document.further_numbers.map(({ register_id, register, register_number, given_on }) => (
          <li key={register_id} title={register}>
            {given_on === document.registered_on
              ? `${register_number} · ${register}`
              : t('documents.further_number', {
                  number: register_number,
                  register,
                  date: formatDate(given_on),
                })}
          </li>
        ))}
      </ul>
    </section>
  )
}
