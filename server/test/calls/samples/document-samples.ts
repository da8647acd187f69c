import { elsewhere, get, post, type Samples } from '../sample.ts'
import type { Subjects } from '../subjects.ts'

const paper = (own: Subjects) => ({
  category: 'intrare',
  register_id: own.registerId,
  doc_type_id: own.docTypeId,
  issuer_id: own.issuerId,
  short_description: 'Cerere',
})
const filtered = (column: string, mode: string, value: string | number) =>
  get(`/api/document/list/20?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${value}`)

/** Registration, list and life of documents. */
export const documentSamples: Samples = (about, own) => ({
  'document.registration_form': {
    calls: [get('/api/document/registration_form')],
    nowhere: 200,
    elsewhere: 'own',
  },
  'document.add': {
    calls: [
      { register_id: about.registerId },
      { doc_type_id: about.docTypeId },
      { issuer_id: about.issuerId },
      { group_id: about.groupId },
      { upload_ids: [about.waitingId] },
      { upload_ids: [about.fileId] },
      { reservation_id: about.reservationId },
      { answers_id: about.documentId },
      { secondary_register_ids: [about.registerId] },
    ].map((change) => post('/api/document/add', { ...paper(own), ...change })),
    nowhere: 422,
    elsewhere: [
      { field: 'register_id' },
      { field: 'doc_type_id' },
      { field: 'issuer_id' },
      { field: 'group_id' },
      { field: 'upload_ids' },
      { field: 'upload_ids' },
      { field: 'reservation_id' },
      { field: 'answers_id' },
      { field: 'secondary_register_ids' },
    ],
  },
  'document.list': {
    calls: [
      filtered('register', 'in', about.registerId),
      filtered('doc_type', 'in', about.docTypeId),
      filtered('group', 'in', about.groupId),
      filtered('registered_by', 'in', about.userId),
      filtered('issuer', 'contains', about.text),
      get(`/api/document/list/20/${about.text}`),
      get('/api/document/list/20'),
    ],
    nowhere: 200,
    elsewhere: ['empty', 'empty', 'empty', 'empty', 'empty', 'empty'],
    more: [
      filtered('number', 'contains', about.text),
      get(`/api/document/list/20?filters[0][column]=issuer&filters[0][match][cui][equals]=14399840`),
      filtered('short_description', 'contains', about.text),
      filtered('external_number', 'equals', about.text),
    ].map((call) => elsewhere('empty', call)),
  },
  'search.find': {
    calls: [post('/api/search/find', { q: about.text })],
    nowhere: 200,
    elsewhere: 'empty',
    more: ['14399840', '0799999999'].map((q) => elsewhere('empty', post('/api/search/find', { q }))),
  },
  'document.get': {
    calls: [get(`/api/document/get/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.update': {
    calls: [
      post('/api/document/update', { id: about.documentId, values: { location: 'Raft 1' } }),
      post('/api/document/update', { id: own.documentId, values: { doc_type_id: about.docTypeId } }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'doc_type_id' }],
  },
  'document.annul': {
    calls: [post('/api/document/annul', { id: about.documentId, reason: 'x' }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.attach': {
    calls: [
      post('/api/document/attach', { id: about.documentId, upload_ids: [own.waitingId] }),
      post('/api/document/attach', { id: own.documentId, upload_ids: [about.waitingId] }),
      post('/api/document/attach', { id: own.documentId, upload_ids: [about.fileId] }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'upload_ids' }, { field: 'upload_ids' }],
  },
  'document.change_status': {
    calls: [post('/api/document/change_status', { id: about.documentId, status: 5 }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.extend_deadline': {
    calls: [
      post('/api/document/extend_deadline', { id: about.documentId, type: 'days', days: 5, reason: 'x' }, 2),
    ],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.assign': {
    calls: [
      post(
        '/api/document/assign',
        { id: about.documentId, group_id: about.groupId, user_ids: [about.userId] },
        2,
      ),
    ],
    nowhere: 404,
    elsewhere: 'missing',
    more: [
      elsewhere(
        { field: 'group_id' },
        post('/api/document/assign', { id: own.documentId, group_id: about.groupId, user_ids: [] }),
      ),
      elsewhere(
        { field: 'user_ids' },
        post('/api/document/assign', { id: own.documentId, group_id: null, user_ids: [about.userId] }),
      ),
    ],
  },
  'document.counts': {
    calls: [get(`/api/document/counts?search=${about.text}`), get('/api/document/counts')],
    nowhere: 200,
    elsewhere: ['empty'],
    more: [
      elsewhere(
        'empty',
        get(
          `/api/document/counts?filters[0][column]=register&filters[0][match][register][in]=${about.registerId}`,
        ),
      ),
    ],
  },
  'document.export': {
    calls: [
      get(`/api/document/export/csv?search=${about.text}`),
      get(`/api/document/export/xlsx?search=${about.text}`),
    ],
    nowhere: 200,
    elsewhere: ['own'],
    more: [elsewhere('own', get('/api/document/export/csv'))],
  },
  'document.obstacles': {
    calls: [get(`/api/document/obstacles/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.activity': {
    calls: [get(`/api/document/activity/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.confirmation': {
    calls: [get(`/api/document/confirmation/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.change_issuer': {
    calls: [
      post('/api/document/change_issuer', { id: about.documentId, issuer_id: own.issuerId, reason: 'x' }),
      post('/api/document/change_issuer', { id: own.documentId, issuer_id: about.issuerId, reason: 'x' }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'issuer_id' }],
  },
})
