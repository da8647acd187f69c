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
  'tracking.get': {
    calls: [get(`/api/tracking/get/${about.trackingCode}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
