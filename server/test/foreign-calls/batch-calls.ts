import type { ForeignOffice } from '../offices/foreign-office.ts'
import { missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** Many documents at once, test documents, another issuer. */
export function batchCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  const { batchId: id, documentId, docTypeId, issuerId } = theirs
  const preview = (values: object, ids: number[]): ForeignCall => ({
    path: '/api/document_batch/preview',
    body: { values, ids },
    expected: 'own',
  })
  return {
    'document_batch.preview': [
      preview({ action: 'status', status: 6 }, [documentId]),
      preview({ action: 'doc_type', doc_type_id: docTypeId }, [mine.documentId]),
    ],
    'document_batch.get': [missing(`/api/document_batch/get/${id}`)],
    'document_batch.items': [missing(`/api/document_batch/items/${id}`)],
    'document_batch.start': [missing('/api/document_batch/start', { id })],
    'document_batch.undo': [missing('/api/document_batch/undo', { id })],
    'document.export_chosen': [
      { path: `/api/document/export_chosen/csv?ids=${documentId}`, expected: 'own' },
    ],
    'document.delete_test': [missing('/api/document/delete_test', { id: documentId, reason: 'x' })],
    'document.change_issuer': [
      missing('/api/document/change_issuer', { id: documentId, issuer_id: mine.issuerId, reason: 'x' }),
      {
        path: '/api/document/change_issuer',
        body: { id: mine.documentId, issuer_id: issuerId, reason: 'x' },
        expected: { field: 'issuer_id' },
      },
    ],
  }
}
