import type { ListReferences } from '../../ui/list/filter/references.ts'
import { complaintTypeOptionsQuery } from '../complaints/queries.ts'
import { docTypeOptionsQuery } from '../doc-types/queries.ts'
import { groupOptionsQuery, userOptionsQuery } from '../people/queries.ts'
import { registerOptionsQuery } from '../registers/queries.ts'

/** Pickers by resource, for columns and fields that refer to another record. */
export const listReferences = {
  register: registerOptionsQuery,
  doc_type: docTypeOptionsQuery,
  complaint_type: complaintTypeOptionsQuery,
  user: userOptionsQuery,
  user_group: groupOptionsQuery,
} satisfies ListReferences
