import { elsewhere, get, noIds, type Samples } from '../sample.ts'

/** Dashboard, print and what the public sees. */
export const publicSamples: Samples = (about, own) => ({
  'print.options': { calls: [get('/api/print/options')], nowhere: 200, elsewhere: noIds('takes nothing') },
  'print.labels': {
    calls: [get(`/api/print/labels?ids=${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
    more: [elsewhere('missing', get(`/api/print/labels?ids=${own.documentId},${about.documentId}`))],
  },
  'print.receipts': {
    calls: [get(`/api/print/receipts?ids=${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
    more: [elsewhere('missing', get(`/api/print/receipts?ids=${own.documentId},${about.documentId}`))],
  },
  'dashboard.get': { calls: [get('/api/dashboard/get')], nowhere: 200, elsewhere: 'own' },
  'public_post.list': {
    calls: [get('/api/public_post/list'), get(`/api/public_post/list?category=${about.postId}`)],
    nowhere: 200,
    elsewhere: 'empty',
  },
  'public_post.get': {
    calls: [get(`/api/public_post/get/${about.postId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'tracking.get': {
    calls: [get(`/api/tracking/get/${about.trackingCode}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
