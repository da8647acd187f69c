import { get, type MatrixCalls, post } from './matrix-call.ts'

/** Many documents at once, test documents, another issuer. */
export const batchCalls: MatrixCalls = (about, own) => {
  const { batchId: id, documentId, docTypeId, issuerId } = about
  const preview = (values: object, ids: number[]) => post('/api/document_batch/preview', { values, ids })
  return {
    'document_batch.preview': [
      preview({ action: 'status', status: 5 }, [documentId]),
      preview({ action: 'doc_type', doc_type_id: docTypeId }, [own.documentId]),
    ],
    'document_batch.get': [get(`/api/document_batch/get/${id}`)],
    'document_batch.items': [get(`/api/document_batch/items/${id}`)],
    'document_batch.start': [post('/api/document_batch/start', { id })],
    'document_batch.undo': [post('/api/document_batch/undo', { id })],
    'document.export_chosen': [get(`/api/document/export_chosen/csv?ids=${documentId}`)],
    'delete_mode.switch': [post('/api/delete_mode/switch', { on: false })],
    'document.delete_test': [post('/api/document/delete_test', { id: documentId, reason: 'x' }, 2)],
    'document.change_issuer': [
      post('/api/document/change_issuer', { id: documentId, issuer_id: own.issuerId, reason: 'x' }),
      post('/api/document/change_issuer', { id: own.documentId, issuer_id: issuerId, reason: 'x' }),
    ],
  }
}
