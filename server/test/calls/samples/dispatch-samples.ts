import { elsewhere, get, noIds, post, type Samples } from '../sample.ts'

const shipping = { ship_to: 'Ion Ionescu', address: 'Str. Teilor 3', method: 'courier' }
const whole = { ...shipping, resolution_text: 'S-a eliberat' }

/** What leaves the institution. */
export const dispatchSamples: Samples = (about, own) => ({
  'dispatch.list': {
    calls: [get('/api/dispatch/list/20')],
    nowhere: 200,
    elsewhere: 'own',
  },
  'dispatch.of_case': {
    calls: [get(`/api/dispatch/of_case/${about.caseId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.form': {
    calls: [get(`/api/dispatch/form/${about.caseId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.close_case': {
    calls: [
      post(
        '/api/dispatch/close_case',
        { id: about.caseId, status: 6, resolution: 'x', reason: 'x', dispatch: shipping },
        2,
      ),
    ],
    nowhere: 404,
    elsewhere: 'missing',
    more: [
      elsewhere(
        { field: 'answer.document_id' },
        post('/api/dispatch/close_case', {
          id: own.caseId,
          status: 6,
          resolution: 'x',
          reason: 'x',
          dispatch: shipping,
          answer: { way: 'document', document_id: about.documentId },
        }),
      ),
      elsewhere(
        { field: 'answer.doc_type_id' },
        post('/api/dispatch/close_case', {
          id: own.caseId,
          status: 6,
          resolution: 'x',
          reason: 'x',
          dispatch: shipping,
          answer: { register_id: own.registerId, doc_type_id: about.docTypeId },
        }),
      ),
    ],
  },
  'dispatch.add': {
    calls: [post('/api/dispatch/add', { case_id: about.caseId, document_id: about.documentId, ...whole })],
    nowhere: 404,
    elsewhere: 'missing',
    more: [
      elsewhere(
        { field: 'document_id' },
        post('/api/dispatch/add', { case_id: own.caseId, document_id: about.documentId, ...whole }),
      ),
    ],
  },
  'dispatch.update': {
    calls: [post('/api/dispatch/update', { id: about.dispatchId, ...whole })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.repeat': {
    calls: [post('/api/dispatch/repeat', { id: about.dispatchId, ...whole })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.mark': {
    calls: [post('/api/dispatch/mark', { ids: [about.dispatchId], status: 'sent' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.correct': {
    calls: [post('/api/dispatch/correct', { id: about.dispatchId, tracking_number: 'RR1RO' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.withdraw': {
    calls: [post('/api/dispatch/withdraw', { ids: [about.dispatchId], reason: 'x' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'answer.get': {
    calls: [get(`/api/answer/get/${about.caseId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'answer.texts': {
    calls: [get(`/api/answer/texts/${about.caseId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'answer.write': {
    calls: [post('/api/answer/write', { case_id: about.caseId, text: 'Vă comunicăm răspunsul.' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'answer.number': {
    calls: [post('/api/answer/number', { case_id: about.caseId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'answer.stamp': {
    calls: [post('/api/answer/stamp', { case_id: about.caseId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'answer.seal': {
    calls: [post('/api/answer/seal', { case_id: about.caseId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'dispatch.print': {
    calls: [get('/api/dispatch/print?on=2026-11-20&method=post')],
    nowhere: 200,
    elsewhere: noIds('a day and a method'),
  },
})
