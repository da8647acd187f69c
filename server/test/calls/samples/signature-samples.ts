import { get, noIds, post, remove, type Samples } from '../sample.ts'

/** Electronic signatures, the certificate of the institution, trusted lists. */
export const signatureSamples: Samples = (about) => ({
  'signature.of_document': {
    calls: [get(`/api/signature/of_document/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'signature.seal': {
    calls: [post('/api/signature/seal', { id: about.fileId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'signing_certificate.get': {
    calls: [get('/api/signing_certificate/get')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'signing_certificate.put': {
    calls: [post('/api/signing_certificate/put', { file: 'AAAA', password: 'x' })],
    nowhere: 422,
    elsewhere: noIds('takes a file; the session decides whose'),
  },
  'signing_certificate.remove': {
    calls: [post('/api/signing_certificate/remove', {})],
    nowhere: 404,
    elsewhere: noIds('takes nothing; the session decides whose'),
  },
  'trusted_list.list': {
    calls: [get('/api/trusted_list/list')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'trusted_list.load': {
    calls: [{ path: '/api/trusted_list/load', bytes: Buffer.from('nu e o listă'), when: 1 }],
    nowhere: 400,
    elsewhere: noIds('takes bytes; the session decides whose'),
  },
  'trusted_list.remove': {
    calls: [remove(`/api/trusted_list/delete/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
