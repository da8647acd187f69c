import { documentListRow } from './documents.ts'

/** What a line shows that names a document: a link, a hit of the search. */
export const documentLine = documentListRow.pick({
  id: true,
  number: true,
  further_numbers: true,
  registered_on: true,
  issuer: true,
  short_description: true,
  status: true,
  is_test: true,
})
