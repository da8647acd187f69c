import { MOST_PHOTOS } from '@hdoc/contract/complaints/complaint-filing.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceFields } from '../../entities/complaints/place-fields.tsx'
import { complaintFieldsQuery, complaintFormQuery } from '../../entities/complaints/queries.ts'
import { FileDrop } from '../../entities/files/file-drop.tsx'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { FormFields } from '../../entities/online-form/form-fields.tsx'
import { call } from '../../lib/calls/call.ts'
import { t as text } from '../../lib/languages/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Values = {
  type_id: number | null
  origin: 'phone' | 'counter'
  description: string
  lat: number | null
  lng: number | null
  locality: string
  street: string
  street_number: string
  name: string
  email: string
  phone: string
  form_id: number | null
  /** To what the type asks of its own. */
  answers: FormAnswers
}

const initial: Values = {
  ...{ type_id: null, origin: 'phone', description: '', lat: null, lng: null, locality: '' },
  ...{ street: '', street_number: '', name: '', email: '', phone: '', form_id: null, answers: {} },
}

const labels = {
  type_id: 'complaints.type',
  origin: 'complaints.origin',
  description: 'complaints.description',
  lat: 'complaints.on_map',
  locality: 'complaints.locality',
  street: 'complaints.street',
  street_number: 'complaints.street_number',
  name: 'complaints.name',
  email: 'complaints.email',
  phone: 'complaints.phone',
} as const
const labelOf = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? text(labels[path as keyof typeof labels]) : undefined

/** A complaint that somebody makes by phone or at the counter; no e-mail is needed. */
export default function AddDialog({
  onClose,
  onAdded,
}: {
  onClose: () => void
  onAdded: (id: number) => void
}) {
  const { t } = useTranslation()
  const choices = useQuery(complaintFormQuery()).data
  const uploads = useUploads(choices?.max_file_mb ?? 1)
  const { items } = uploads
  const [asking, setAsking] = useState(0)
  const fields = useQuery(complaintFieldsQuery(asking))
  const offered = asking === 0 ? undefined : fields.data
  const schemaForm = useSchemaForm({
    schema: complaintCalls.add.body,
    initial,
    save: async (values, _form: Values, key) => {
      const upload_ids = await uploads.settled()
      return call(complaintCalls.add, {
        body: { ...values, form_id: offered?.form_id ?? null, upload_ids },
        idempotencyKey: key,
      })
    },
    changes: [{ what: 'complaint.changed' }, { what: 'document.registered' }],
    said: ({ data }) => t('complaints.added', { number: data.number }),
    onSaved: ({ id }) => {
      onClose()
      onAdded(id)
    },
  })
  const { form } = schemaForm
  const { lat, lng, type_id, answers } = form.getValues()
  const type = choices?.types.find(({ id }) => id === type_id)
  const fills = type?.fills ? type.id : 0
  if (fills !== asking) setAsking(fills)
  const problems = Object.fromEntries(
    Object.entries(form.errors).map(([path, error]) => [path, typeof error === 'string' ? error : undefined]),
  )
  const written = (name: 'locality' | 'street' | 'street_number' | 'name' | 'email' | 'phone') => (
    <TextInput key={form.key(name)} {...form.getInputProps(name)} label={t(labels[name])} />
  )
  return (
    <FormDialog
      title={t('complaints.add_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      saveLabel={t('complaints.add_save')}
    >
      <FieldGrid>
        <Place width="half">
          <NativeSelect
            label={t('complaints.type')}
            description={type?.help}
            required
            data-path="type_id"
            error={form.errors.type_id}
            value={type_id === null ? '' : String(type_id)}
            onChange={(event) => {
              const { value } = event.currentTarget
              form.setFieldValue('type_id', value === '' ? null : Number(value))
              form.setFieldValue('answers', {})
            }}
            data={[
              { value: '', label: t('form.choose') },
              ...(choices?.types ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Place>
        <Place width="half">
          <NativeSelect
            label={t('complaints.origin')}
            data-path="origin"
            value={form.getValues().origin}
            onChange={(event) =>
              form.setFieldValue('origin', event.currentTarget.value === 'counter' ? 'counter' : 'phone')
            }
            data={[
              { value: 'phone', label: t('complaints.origin_phone') },
              { value: 'counter', label: t('complaints.origin_counter') },
            ]}
          />
        </Place>
        <Place>
          <Textarea
            key={form.key('description')}
            {...form.getInputProps('description')}
            label={t('complaints.description')}
            required
            autosize
            minRows={3}
            maxLength={4000}
          />
        </Place>
        {offered?.definition && (
          <Place>
            <FormFields
              definition={offered.definition}
              answers={answers}
              errors={problems}
              onChange={(key, answer) => {
                const { [key]: _, ...others } = answers
                form.setFieldValue('answers', answer === undefined ? others : { ...others, [key]: answer })
              }}
            />
          </Place>
        )}
        <Place width="half">{written('street')}</Place>
        <Place width="half">{written('street_number')}</Place>
        <Place width="half">{written('locality')}</Place>
      </FieldGrid>
      <PlaceFields
        value={{ lat, lng }}
        error={form.errors.lat}
        onChange={(spot) => {
          form.setFieldValue('lat', spot.lat)
          form.setFieldValue('lng', spot.lng)
        }}
      />
      <FieldGrid>
        <Place width="half">{written('name')}</Place>
        <Place width="half">{written('phone')}</Place>
        <Place width="half">
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={t('complaints.email')}
            description={t('complaints.email_help')}
          />
        </Place>
      </FieldGrid>
      <h3>{t('complaints.photos_add')}</h3>
      <FileDrop
        uploads={uploads}
        maximumMb={choices?.max_file_mb ?? 1}
        disabled={items.length >= MOST_PHOTOS}
      />
    </FormDialog>
  )
}
