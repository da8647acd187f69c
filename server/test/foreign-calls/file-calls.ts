import type { ForeignOffice } from '../offices/foreign-office.ts'
import { missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** Files on their way, versions and locks. */
export function fileCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  const { fileId: id, waitingId, incomingId, documentId } = theirs
  const step = (method: 'HEAD' | 'PATCH' | 'DELETE'): ForeignCall => ({
    ...missing(`/api/incoming_file/part/${incomingId}`),
    method,
  })
  return {
    'incoming_file.state': [step('HEAD')],
    'incoming_file.append': [step('PATCH')],
    'incoming_file.drop': [step('DELETE')],
    'incoming_file.finish': [missing('/api/incoming_file/finish', { id: incomingId })],
    'document_file.versions': [id, waitingId].map((one) => missing(`/api/document_file/versions/${one}`)),
    'document_file.version': [missing(`/api/document_file/version/${id}/1`)],
    'document_file.add_version': [
      missing('/api/document_file/add_version', { id, upload_id: waitingId }),
      {
        path: '/api/document_file/add_version',
        body: { id: mine.fileId, upload_id: waitingId },
        expected: { field: 'upload_id' },
      },
    ],
    'document_file.restore': [missing('/api/document_file/restore', { id, restored: 1 })],
    'document_file.lock': [missing('/api/document_file/lock', { id })],
    'document_file.unlock': [missing('/api/document_file/unlock', { id })],
    'document_file.take_lock': [missing('/api/document_file/take_lock', { id, reason: 'x' })],
    'document_file.zip': [missing(`/api/document_file/zip/${documentId}`)],
  }
}
