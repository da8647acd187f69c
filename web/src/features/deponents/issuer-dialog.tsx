import { issuerCreate } from '@hdoc/contract/issuers/issuer-values.ts'
import { type Issuer, issuers } from '@hdoc/contract/issuers/issuers.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { issuerQuery } from '../../entities/issuers/directory-queries.ts'
import { NewIssuerFields } from '../../entities/issuers/new-issuer-fields.tsx'
import { SimilarNote } from '../../entities/issuers/similar-note.tsx'
import { held, useShown } from '../../ui/form/field/use-shown.ts'
import type { Written } from '../../ui/form/resource/form-resource.ts'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import type { FormParts } from '../../ui/form/resource/use-resource-form.ts'
import { sentValues } from '../../ui/form/resource/written-values.ts'

type Values = Written<z.output<typeof issuers.values>>
const fields = Object.keys(issuers.values.shape) as (keyof Values)[]

/** The fields of the other kind are emptied: a person has no CUI, a firm no CNP. */
function ofKind(values: Values): Values {
  return values.type === 'pf'
    ? { ...values, cui: '', onrc: '', administrator_name: '' }
    : { ...values, cnp: '' }
}

/** While the form is filled in, it shows entries that may be the same. */
function IssuerFields({ row, form, check, before }: FormParts<Issuer, Values>) {
  const values = useShown(form, fields)
  return (
    <>
      <SimilarNote values={values} except={row?.id} masked={before?.cnp} />
      <NewIssuerFields
        type={values.type}
        onType={(type) => form.setFieldValue('type', type)}
        county={values.county}
        bind={(field) => held(form.getInputProps(field))}
        set={(field, value) => form.setFieldValue(field, value)}
        onLeave={(field) => (before === undefined || values[field] !== before[field]) && check(field)}
      />
    </>
  )
}

type Props = {
  row: Issuer | undefined
  onClose: () => void
  onSaved?: (issuer: Issuer) => void
}

/**
 * Adds an issuer to the directory or changes one. A CNP stands masked in its field and is sent only when
 * somebody writes another one.
 */
export function IssuerDialog({ row, onClose, onSaved }: Props) {
  const queryClient = useQueryClient()
  return (
    <ResourceDialog
      resource={issuers}
      row={row}
      begins={{ type: 'pf' }}
      bodyOf={(before, values) => sentValues(issuers, before, ofKind(values))}
      createSchema={issuerCreate}
      changes={[{ what: 'issuer.changed' }]}
      onClose={onClose}
      onSaved={(saved) => {
        queryClient.setQueryData(issuerQuery(saved.id).queryKey, saved)
        onSaved?.(saved)
      }}
    >
      {(parts) => <IssuerFields {...parts} />}
    </ResourceDialog>
  )
}
