import { type Issuer, issuerCreate, issuers } from '@hdoc/contract/issuers/issuers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { issuerQuery } from '../../entities/issuers/directory-queries.ts'
import { NewIssuerFields } from '../../entities/issuers/new-issuer-fields.tsx'
import { issuersKey } from '../../entities/issuers/queries.ts'
import { SimilarNote } from '../../entities/issuers/similar-note.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import { bodyOfIssuer, newIssuer, valuesOfIssuer } from './issuer-form-values.ts'

type Props = {
  issuer: Issuer | undefined
  onClose: () => void
  onSaved?: (id: number) => void
}

/**
 * Adds an issuer to the directory or changes one. While the form is filled in, it shows entries that may be
 * the same.
 */
export function IssuerDialog({ issuer, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { schemaForm, before, dialog } = useResourceForm({
    resource: issuers,
    row: issuer,
    valuesOf: valuesOfIssuer,
    blank: { ...newIssuer, name: '' },
    bodyOf: bodyOfIssuer,
    createSchema: issuerCreate,
    shownBy: [issuersKey],
    said: ({ name }) => t('deponents.saved', { name }),
    onClose,
    onSaved: (saved: Issuer) => {
      queryClient.setQueryData(issuerQuery(saved.id).queryKey, saved)
      onSaved?.(saved.id)
    },
  })
  const { form, check } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={issuer ? t('deponents.edit_title', { name: issuer.name }) : t('deponents.new')}
      {...dialog}
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
