import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/document-status.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'

export type EditValues = {
  short_description: string
  doc_type_id: number
  pages: number | ''
  annexes: number | ''
  external_number: string
  external_date: string | null
  access_level: Document['access_level']
  additional_info: string
  physical_form: string
  location: string
  /** Whether another type brings its deadline along. */
  with_deadline: boolean
}

export const editValuesOf = (document: Document): EditValues => ({
  short_description: document.short_description,
  doc_type_id: document.doc_type.id,
  pages: document.pages,
  annexes: document.annexes,
  external_number: document.external_number,
  external_date: document.external_date,
  access_level: document.access_level,
  additional_info: document.additional_info,
  physical_form: document.physical_form,
  location: document.location,
  // Ticked at first only when the deadline comes from the type. A deadline that a person set or extended goes
  // only when somebody ticks this.
  with_deadline: document.deadline_of_type,
})

/** Whether the choice of another type asks about the deadline. Closed documents keep theirs. */
export const asksForDeadline = (document: Document, docTypeId: number | undefined): boolean =>
  docTypeId !== undefined &&
  docTypeId !== document.doc_type.id &&
  documentStatus(document.status.id as DocumentStatusId).kind === 'open'
