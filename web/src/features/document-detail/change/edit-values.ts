import { type PlainForm, plainOf } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/status/document-status.ts'

export type EditValues = PlainForm & {
  doc_type_id: number
  access_level: Document['access_level']
  /** Whether another type brings its deadline along. */
  with_deadline: boolean
}

export const editValuesOf = (document: Document): EditValues => ({
  ...plainOf(document),
  doc_type_id: document.doc_type.id,
  access_level: document.access_level,
  // Ticked at first only when the deadline comes from the type. A deadline that a person set or extended goes
  // only when somebody ticks this.
  with_deadline: document.deadline_of_type,
})

/** Whether the choice of another type asks about the deadline. Closed documents keep theirs. */
export const asksForDeadline = (document: Document, docTypeId: number | undefined): boolean =>
  docTypeId !== undefined &&
  docTypeId !== document.doc_type.id &&
  documentStatus(document.status.id as DocumentStatusId).kind === 'open'
