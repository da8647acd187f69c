import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { type DispatchInput, dispatchInput } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { Dispatch, DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dispatchesOfCaseQuery, dispatchFormQuery } from '../../../entities/dispatches/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useReload } from '../../../ui/action/use-reload.ts'
import { Choice } from '../../../ui/choice/choice.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { SentFilesField } from './sent-files-field.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { labelOfDispatchField, type ShippingValues, shippingOf, shippingTo } from './shipping-values.ts'
import { UnansweredDialog } from './unanswered-dialog.tsx'

/** What is done: a document is sent, or a dispatch is mended or sent again. */
export type Dispatching = { name: 'add' } | { name: 'update' | 'repeat'; row: Dispatch }
type Props = { row: WorkCase; doing: Dispatching; onClose: () => void }

type Values = ShippingValues & {
  document_id: number | null
  resolution_text: string
  declined_to: string
  file_ids: number[]
}

const beginningOf = (doing: Dispatching, given: DispatchForm): Values =>
  doing.name === 'add'
    ? {
        ...shippingTo(given),
        document_id: given.documents[0]?.id ?? null,
        resolution_text: '',
        declined_to: '',
        file_ids: [],
      }
    : {
        ...shippingOf(doing.row),
        document_id: doing.row.document.id,
        resolution_text: doing.row.resolution_text,
        declined_to: doing.row.declined_to,
        file_ids: doing.row.files.map(({ id }) => id),
        ...(doing.name === 'update' && {
          when: doing.row.when,
          tracking_number: doing.row.tracking_number,
          received_by: doing.row.received_by,
        }),
      }

const send = (doing: Dispatching, row: WorkCase, body: DispatchInput, idempotencyKey: string) => {
  const { document_id, ...rest } = body
  if (doing.name === 'add')
    return call(dispatchCalls.add, { body: { ...rest, case_id: row.id, document_id }, idempotencyKey })
  const { id, version } = doing.row
  return doing.name === 'update'
    ? call(dispatchCalls.update, { body: { ...rest, id, version } })
    : call(dispatchCalls.repeat, { body: { ...rest, id, version }, idempotencyKey })
}

/** The form goes on from the dispatch it began with, until the person has chosen to go on from the present one. */
function useOvertaken({ row, doing, onClose }: Props) {
  const queryClient = useQueryClient()
  const [kept, keep] = useState(doing)
  const changes: Change[] = [{ what: 'workcase.changed', id: row.id }]
  const onReload = useReload(changes, onClose)
  const latest = async (given: DispatchForm): Promise<Values> => {
    const all = await queryClient.fetchQuery({ ...dispatchesOfCaseQuery(row.id), staleTime: 0 })
    const now = doing.name === 'add' ? undefined : all.find(({ id }) => id === doing.row.id)
    const next: Dispatching = doing.name === 'add' || now === undefined ? doing : { ...doing, row: now }
    keep(next)
    return beginningOf(next, given)
  }
  return { kept, changes, onReload, latest }
}

function ShippingForm({ given, ...props }: Props & { given: DispatchForm }) {
  const { row, doing, onClose } = props
  const { t } = useTranslation()
  const { kept, changes, onReload, latest } = useOvertaken(props)
  const number = doing.name === 'add' ? row.number : doing.row.document.number
  const schemaForm = useSchemaForm({
    schema: dispatchInput,
    initial: beginningOf(doing, given),
    toValues: ({ document_id, ...values }) => ({ ...values, document_id: document_id ?? undefined }),
    save: (body, _form, key) => send(kept, row, body, key),
    changes,
    said: () => t(`dispatches.done_${doing.name}`),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const values = form.getValues()
  const { document_id, method } = values
  const files = given.files.filter((file) => file.document_id === document_id)
  return (
    <FormDialog
      title={t(`dispatches.${doing.name}_title`, { number })}
      schemaForm={schemaForm}
      labelOf={labelOfDispatchField}
      onClose={onClose}
      onReload={onReload}
      onKeep={() => latest(given)}
      saveLabel={t(`dispatches.${doing.name}`)}
    >
      {doing.name === 'add' &&
        (given.documents.length === 0 ? (
          <Note kind="warn">{t('dispatches.add_nothing')}</Note>
        ) : (
          <Choice
            data-path="document_id"
            label={t('dispatches.document')}
            required
            error={form.errors.document_id}
            value={document_id === null ? null : String(document_id)}
            onChange={(next) => {
              form.setFieldValue('document_id', next === null ? null : Number(next))
              form.setFieldValue('file_ids', [])
            }}
            data={given.documents.map(({ id, number: own, short_description }) => ({
              value: String(id),
              label: `${own} · ${short_description}`,
            }))}
          />
        ))}
      <ShippingFields form={form} values={values} />
      <Textarea
        key={form.key('resolution_text')}
        {...form.getInputProps('resolution_text')}
        label={t('dispatches.resolution')}
        description={t('dispatches.resolution_help')}
        required
        maxLength={2000}
      />
      <TextInput
        key={form.key('declined_to')}
        {...form.getInputProps('declined_to')}
        label={t('dispatches.declined_to')}
        maxLength={300}
      />
      <SentFilesField form={form} given={{ ...given, files }} byMail={method === 'email'} />
    </FormDialog>
  )
}

/** Sends a numbered document of a case, or mends or repeats a dispatch. */
export default function DispatchDialog(props: Props) {
  const { t } = useTranslation()
  const { row, doing, onClose } = props
  const given = useQuery(dispatchFormQuery(row.id))
  const number = doing.name === 'add' ? row.number : doing.row.document.number
  if (!given.data)
    return (
      <UnansweredDialog
        title={t(`dispatches.${doing.name}_title`, { number })}
        query={given}
        onClose={onClose}
      />
    )
  return <ShippingForm {...props} given={given.data} />
}
