import { get, type MatrixCalls, post, remove } from './matrix-call.ts'

/** Files on their way, versions and locks. */
export const fileCalls: MatrixCalls = (about, own) => {
  const { fileId: id, waitingId, incomingId, documentId } = about
  const part = `/api/incoming_file/part/${incomingId}`
  return {
    'incoming_file.options': [get('/api/incoming_file/begin')],
    'incoming_file.begin': [{ path: '/api/incoming_file/begin', bytes: Buffer.from('Un text\n'), when: 1 }],
    'incoming_file.state': [get(part)],
    'incoming_file.append': [{ path: part, when: 1 }],
    'incoming_file.drop': [remove(part)],
    'incoming_file.finish': [post('/api/incoming_file/finish', { id: incomingId })],
    'document_file.versions': [get(`/api/document_file/versions/${id}`)],
    'document_file.version': [get(`/api/document_file/version/${id}/1`)],
    'document_file.add_version': [
      post('/api/document_file/add_version', { id, upload_id: own.waitingId }),
      post('/api/document_file/add_version', { id: own.fileId, upload_id: waitingId }),
    ],
    'document_file.restore': [post('/api/document_file/restore', { id, restored: 1 })],
    'document_file.lock': [post('/api/document_file/lock', { id })],
    'document_file.take_lock': [post('/api/document_file/take_lock', { id, reason: 'x' }, 2)],
    'document_file.unlock': [post('/api/document_file/unlock', { id }, 3)],
    'document_file.zip': [get(`/api/document_file/zip/${documentId}`)],
  }
}
