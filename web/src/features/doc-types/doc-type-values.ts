import type { DocType, DocTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import { changedValues } from '../../ui/form/changed-values.ts'

/** The contract's values, except that a number may be empty while somebody types. */
export type DocTypeFormValues = Omit<DocTypeValues, 'deadline_days' | 'prescription_years'> & {
  deadline_days: number | ''
  prescription_years: number | ''
}

export const newDocType: DocTypeFormValues = {
  name: '',
  category: 'intrare',
  deadline_days: 30,
  day_type: 'calendar',
  legal_basis: '',
  register_id: null,
  fixed_register: false,
  secondary_register_ids: [],
  is_default: false,
  receipt: true,
  create_case: false,
  case_only: false,
  skip_acceptance: false,
  broadcast: 'none',
  online_available: false,
  online_filling: false,
  signature_type: 'not_required',
  prescription_years: 0,
  gazette_category: '',
}

export function valuesOfDocType(type: DocType): DocTypeFormValues {
  const { id: _id, register_name: _name, version: _version, can: _can, ...values } = type
  return values
}

/** The values to check and send: only the changes of an existing type. An empty number is sent as 0. */
export function bodyOfDocType(before: DocTypeFormValues | undefined, values: DocTypeFormValues): object {
  const body = before ? changedValues(before, values) : values
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      value === '' && (field === 'deadline_days' || field === 'prescription_years') ? 0 : value,
    ]),
  )
}
