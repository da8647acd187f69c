import { get, post, type Samples } from '../sample.ts'

const preview = (values: object, ids: number[]) => post('/api/document_batch/preview', { values, ids })

/** Many documents at once, and test documents. */
export const batchSamples: Samples = (about, own) => ({
  'document_batch.preview': {
    calls: [
      preview({ action: 'status', status: 5 }, [about.documentId]),
      preview({ action: 'doc_type', doc_type_id: about.docTypeId }, [own.documentId]),
    ],
    nowhere: 422,
    elsewhere: 'own',
  },
  'document_batch.get': {
    calls: [get(`/api/document_batch/get/${about.batchId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_batch.items': {
    calls: [get(`/api/document_batch/items/${about.batchId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_batch.start': {
    calls: [post('/api/document_batch/start', { id: about.batchId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_batch.undo': {
    calls: [post('/api/document_batch/undo', { id: about.batchId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.export_chosen': {
    calls: [get(`/api/document/export_chosen/csv?ids=${about.documentId}`)],
    nowhere: 200,
    elsewhere: 'own',
  },
  'document.delete_test': {
    calls: [post('/api/document/delete_test', { id: about.documentId, reason: 'x' }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
