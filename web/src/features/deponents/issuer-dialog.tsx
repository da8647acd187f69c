import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { type Issuer, issuerCreate, issuers } from '@hdoc/contract/issuers.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { issuerQuery } from '../../entities/issuers/directory-queries.ts'
import { NewIssuerFields } from '../../entities/issuers/new-issuer-fields.tsx'
import { issuersKey } from '../../entities/issuers/queries.ts'
import { call, newIdempotencyKey } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { bodyOfIssuer, type IssuerFormValues, newIssuer, valuesOfIssuer } from './issuer-form-values.ts'
import { SimilarNote } from './similar-note.tsx'

type Props = {
  issuer: Issuer | undefined
  onClose: () => void
  onSaved?: (id: number) => void
}
type Values = BodyIn<typeof issuers.calls.add>

const labelOf = (path: string): string | undefined => {
  const input = Object.hasOwn(issuers.inputs, path)
    ? issuers.inputs[path as keyof typeof issuers.inputs]
    : undefined
  return input && say(input.label)
}

/** Adds an issuer to the directory, or changes one; who may be the same is shown while it is written. */
export function IssuerDialog({ issuer, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const before = issuer && valuesOfIssuer(issuer)
  const schemaForm = useSchemaForm({
    schema: issuer ? patchOf(issuers.values) : issuerCreate,
    initial: before ?? { ...newIssuer, name: '' },
    toValues: (values: IssuerFormValues) => bodyOfIssuer(before, values),
    save: (values) =>
      issuer
        ? call(issuers.calls.update, { body: { id: issuer.id, values, version: issuer.version } })
        : call(issuers.calls.add, { body: values as Values, idempotencyKey: key.current }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(issuerQuery(data.id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: issuersKey })
      toast({ kind: 'success', message: t('deponents.saved', { name: data.name }) })
      onClose()
      onSaved?.(data.id)
    },
  })
  const { form, check } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={issuer ? t('deponents.edit_title', { name: issuer.name }) : t('deponents.new')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      onReload={() => {
        void queryClient.invalidateQueries({ queryKey: issuersKey })
        onClose()
      }}
    >
      <SimilarNote values={values} except={issuer?.id} masked={before?.cnp} />
      <NewIssuerFields
        type={values.type}
        onType={(type) => form.setFieldValue('type', type)}
        county={values.county}
        bind={(field) => form.getInputProps(field)}
        set={(field, value) => form.setFieldValue(field, value)}
        onLeave={(field) => (before === undefined || values[field] !== before[field]) && check(field)}
      />
    </FormDialog>
  )
}
