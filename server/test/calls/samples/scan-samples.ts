import { get, noIds, post, type Samples } from '../sample.ts'

/** Scans, and the codes by which phones send them. */
export const scanSamples: Samples = (about, own) => ({
  'scan.list': {
    calls: [get('/api/scan/list'), get('/api/scan/list?state=discarded')],
    nowhere: 200,
    elsewhere: 'empty',
  },
  'scan.thumbnail': {
    calls: [get(`/api/scan/thumbnail/${about.scanId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'scan.preview': { calls: [get(`/api/scan/preview/${about.scanId}`)], nowhere: 404, elsewhere: 'missing' },
  'scan.take': {
    calls: [post('/api/scan/take', { ids: [about.scanId] })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'scan.discard': {
    calls: [post('/api/scan/discard', { ids: [about.scanId], reason: 'x' }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'scan.restore': {
    calls: [post('/api/scan/restore', { ids: [about.scanId] }, 3)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'scan.set_folder': {
    calls: [post('/api/scan/set_folder', { name: '' })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'phone_link.make': {
    calls: [
      post('/api/phone_link/make', { document_id: about.documentId }),
      post('/api/phone_link/make', { document_id: own.documentId }),
      post('/api/phone_link/make', { document_id: null }),
    ],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'phone_link.state': {
    calls: [get(`/api/phone_link/state/${about.phoneLinkId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'phone_link.revoke': {
    calls: [post('/api/phone_link/revoke', { id: about.phoneLinkId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'phone.show': { calls: [get(`/api/phone/show/${about.phoneToken}`)], nowhere: 404, elsewhere: 'missing' },
  'phone.photo': {
    calls: [{ path: `/api/phone/photo/${about.phoneToken}`, bytes: Buffer.from('nu este o poză'), when: 1 }],
    nowhere: 400,
    elsewhere: noIds('takes bytes and a token; tokens of others with the other calls of phones'),
  },
  'phone.arrange': {
    calls: [post('/api/phone/arrange', { token: about.phoneToken, photo_ids: [], dropped_ids: [] })],
    nowhere: 422,
    elsewhere: 'missing',
  },
  'phone.send': {
    calls: [post('/api/phone/send', { token: about.phoneToken, photo_ids: [1] })],
    nowhere: 422,
    elsewhere: 'missing',
  },
})
