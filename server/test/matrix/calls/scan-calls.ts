import { get, type MatrixCalls, post } from './matrix-call.ts'

/** Scans and the codes by which phones send them. */
export const scanCalls: MatrixCalls = ({ scanId, phoneLinkId, phoneToken: token, documentId }, own) => {
  const ids = [scanId]
  return {
    'scan.list': [get('/api/scan/list'), get('/api/scan/list?state=discarded')],
    'scan.thumbnail': [get(`/api/scan/thumbnail/${scanId}`)],
    'scan.preview': [get(`/api/scan/preview/${scanId}`)],
    'scan.take': [post('/api/scan/take', { ids })],
    'scan.discard': [post('/api/scan/discard', { ids, reason: 'x' }, 2)],
    'scan.restore': [post('/api/scan/restore', { ids }, 3)],
    'scan.set_folder': [post('/api/scan/set_folder', { name: '' })],
    'phone_link.make': [
      post('/api/phone_link/make', { document_id: documentId }),
      post('/api/phone_link/make', { document_id: own.documentId }),
      post('/api/phone_link/make', { document_id: null }),
    ],
    'phone_link.state': [get(`/api/phone_link/state/${phoneLinkId}`)],
    'phone_link.revoke': [post('/api/phone_link/revoke', { id: phoneLinkId }, 2)],
    'phone.show': [get(`/api/phone/show/${token}`)],
    'phone.photo': [{ path: `/api/phone/photo/${token}`, bytes: Buffer.from('nu este o poză'), when: 1 }],
    'phone.arrange': [post('/api/phone/arrange', { token, photo_ids: [], dropped_ids: [] })],
    'phone.send': [post('/api/phone/send', { token, photo_ids: [1] })],
  }
}
