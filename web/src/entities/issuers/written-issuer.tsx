import type { IssuerInput } from '@hdoc/contract/issuers/issuer-values.ts'
import type { IssuerSuggestion } from '@hdoc/contract/issuers/issuers.ts'
import type { UseFormReturnType } from '@mantine/form'
import { held } from '../../ui/form/field/use-shown.ts'
import { useMay } from '../session/use-may.ts'
import { foreignFields } from './new-issuer.ts'
import { NewIssuerFields } from './new-issuer-fields.tsx'
import { SimilarNote } from './similar-note.tsx'

type Props<V extends { issuer: IssuerInput | null }> = {
  form: UseFormReturnType<V>
  issuer: IssuerInput
  /** Checks one field when it is left. */
  check: (path: string) => void
  /** Takes a known issuer who is like the written one. */
  onTake: (found: IssuerSuggestion) => void
}

/** A new issuer as the field `issuer` of a form, with those who are known and like them. */
export function WrittenIssuer<V extends { issuer: IssuerInput | null }>(props: Props<V>) {
  const { form, issuer, check, onTake } = props
  const may = useMay()
  const set = (field: keyof IssuerInput, value: string) =>
    form.setFieldValue(`issuer.${field}`, value as never)
  return (
    <>
      {may('issuer.edit') && <SimilarNote values={issuer} onTake={onTake} />}
      <NewIssuerFields
        type={issuer.type}
        county={issuer.county ?? ''}
        bind={(field) => held(form.getInputProps(`issuer.${field}`))}
        set={set}
        onLeave={(field) => check(`issuer.${field}`)}
        onType={(type) => {
          set('type', type)
          for (const field of foreignFields[type]) set(field, '')
        }}
      />
    </>
  )
}
