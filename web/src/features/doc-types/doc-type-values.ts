import type { DocType } from '@hdoc/contract/doc-types.ts'
import { changedValues } from '../../ui/form/changed-values.ts'

export type DocTypeFormValues = {
  name: string
  category: DocType['category']
  deadline_days: number | ''
  day_type: DocType['day_type']
  register_id: number | null
  legal_basis: string
  is_default: boolean
}

export const newDocType: DocTypeFormValues = {
  name: '',
  category: 'intrare',
  deadline_days: 30,
  day_type: 'calendar',
  register_id: null,
  legal_basis: '',
  is_default: false,
}

export const valuesOfDocType = (type: DocType): DocTypeFormValues => ({
  name: type.name,
  category: type.category,
  deadline_days: type.deadline_days,
  day_type: type.day_type,
  register_id: type.register_id,
  legal_basis: type.legal_basis,
  is_default: type.is_default,
})

/** What is asked of the schema and sent: only changes of an existing type; no days are no deadline. */
export function bodyOfDocType(before: DocTypeFormValues | undefined, values: DocTypeFormValues): object {
  const body = before ? changedValues(before, values) : values
  return body.deadline_days === '' ? { ...body, deadline_days: 0 } : body
}
