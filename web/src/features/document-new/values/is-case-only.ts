import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'

/** Whether documents of a type are registered in an open case only. */
export const isCaseOnly = (
  { doc_types }: Pick<RegistrationForm, 'doc_types'>,
  docTypeId: number | null,
): boolean => doc_types.find(({ id }) => id === docTypeId)?.case_only ?? false
