import type { FoundCompany } from '@hdoc/contract/clients/company-lookup.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { say } from '../../lib/languages/i18n.ts'
import { LookupNote } from '../company-lookup/lookup-note.tsx'
import type { CompanyLookup } from '../company-lookup/use-company-lookup.ts'

/** Fields of an issuer that the look-up may fill in. */
export type FilledIssuerField =
  | Exclude<keyof FoundCompany, 'cui' | 'address' | 'inactive'>
  | 'intercom'
  | 'country'

export const filledIssuer = ({
  cui: _cui,
  address: _address,
  inactive: _inactive,
  ...fields
}: FoundCompany): Record<FilledIssuerField, string> => ({
  ...fields,
  // Emptied, so that nothing of another address is left behind.
  intercom: '',
  country: 'România',
})

type Props = { lookup: CompanyLookup<FilledIssuerField>; cui: string }

/** Stands under the CUI of a firm: the button that looks it up, and what was filled in. */
export function IssuerLookup({ lookup, cui }: Props) {
  return (
    <LookupNote
      lookup={lookup}
      cui={cui}
      labelOf={(field) => {
        const input = issuers.inputs[field]
        return input ? say(input.label) : field
      }}
    />
  )
}
