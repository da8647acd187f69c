import type { DocumentRow } from './queries/documents.ts'

/** The law that a document's deadline follows, as its page and its papers name it; '' when none is known. */
export const legalBasisOf = (
  document: Pick<DocumentRow, 'deadline_on' | 'deadline_reason' | 'doc_type_as_of'>,
): string => document.doc_type_as_of.legal_basis
