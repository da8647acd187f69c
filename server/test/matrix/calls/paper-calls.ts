import { choices, fresh, get, type MatrixCalls, post, remove } from './matrix-call.ts'

/** Registers, types, documents, files and what the public sees. */
export const paperCalls: MatrixCalls = (about, own) => {
  const { registerId, docTypeId, issuerId, documentId, fileId, waitingId, groupId, userId, text } = about
  const { reservationId, bookId } = about
  const register = (more: object) => ({
    name: fresh('Registru nou '),
    code: fresh('N'),
    pattern: '#',
    ...more,
  })
  const access = (principal: 'group' | 'user', id: number) => [{ principal, id, see: true, register: true }]
  const paper = {
    category: 'intrare',
    register_id: own.registerId,
    doc_type_id: own.docTypeId,
    issuer_id: own.issuerId,
    short_description: 'Cerere',
  }
  const filtered = (column: string, mode: string, value: string | number) =>
    get(`/api/document/list/20?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${value}`)
  return {
    'register.list': [get(`/api/register/list/${text}`), get('/api/register/list')],
    'register.get': [get(`/api/register/get/${registerId}`)],
    'register.add': [
      post('/api/register/add', register({})),
      post('/api/register/add', register({ access: access('group', groupId) })),
      post('/api/register/add', register({ access: access('user', userId) })),
    ],
    'register.update': [
      post('/api/register/update', { id: registerId, values: { description: 'Schimbat' } }),
      post('/api/register/update', { id: own.registerId, values: { access: access('group', groupId) } }),
    ],
    'register.options': choices('register', registerId, text),
    'register.open_series': [
      post('/api/register/open_series', { id: registerId, first_number: 1, reason: 'x' }),
    ],
    'register.closing': [get(`/api/register/closing/${registerId}`)],
    'register.close': [post('/api/register/close', { id: registerId, reason: 'x' }, 3)],
    'register.reopen': [post('/api/register/reopen', { id: registerId, reason: 'x' }, 3)],
    'register.activity': [get(`/api/register/activity/${registerId}`)],
    'register_book.list': [get(`/api/register_book/list/${registerId}`)],
    'register_book.add': [
      post('/api/register_book/add', { register_id: own.registerId, from: '2026-01-01', to: '2026-12-31' }),
      post('/api/register_book/add', { register_id: registerId, from: '2026-01-01', to: '2026-12-31' }),
    ],
    'register_book.cancel': [post('/api/register_book/cancel', { id: bookId }, 2)],
    'register_book.volume': [get(`/api/register_book/volume/${bookId}/1`)],
    'register_book.table': [get(`/api/register_book/table/${bookId}/csv`)],
    'number_reservation.list': [
      get(`/api/number_reservation/list/20/${text}`),
      get('/api/number_reservation/list/20'),
    ],
    'number_reservation.form': [get('/api/number_reservation/form')],
    'number_reservation.add': [
      post('/api/number_reservation/add', { register_id: registerId, confirmed: true }),
    ],
    'number_reservation.release': [
      post('/api/number_reservation/release', { ids: [reservationId], reason: 'x' }),
    ],
    'number_reservation.usable': [get(`/api/number_reservation/usable?register_id=${registerId}`)],
    'document.take_numbers': [
      post('/api/document/take_numbers', { id: documentId, secondary_register_ids: [registerId] }),
      post('/api/document/take_numbers', { id: own.documentId, secondary_register_ids: [registerId] }),
    ],
    'doc_type.list': [get(`/api/doc_type/list/${text}`), get('/api/doc_type/list')],
    'doc_type.get': [get(`/api/doc_type/get/${docTypeId}`)],
    'doc_type.add': [
      post('/api/doc_type/add', { name: fresh('Tip nou '), category: 'intrare', register_id: registerId }),
    ],
    'doc_type.update': [
      post('/api/doc_type/update', { id: docTypeId, values: { legal_basis: 'Schimbat' } }),
      post('/api/doc_type/update', { id: own.docTypeId, values: { register_id: registerId } }),
    ],
    'doc_type.form': [get('/api/doc_type/form')],
    'doc_type.options': choices('doc_type', docTypeId, text),
    'locality.options': [get('/api/locality/options?county=AG')],
    'company_lookup.get': [get('/api/company_lookup/get?cui=14399840')],
    'document.registration_form': [get('/api/document/registration_form')],
    'document.add': [
      { register_id: registerId },
      { doc_type_id: docTypeId },
      { issuer_id: issuerId },
      { group_id: groupId },
      { upload_ids: [waitingId] },
      { upload_ids: [fileId] },
      { reservation_id: reservationId },
      { answers_id: documentId },
      { secondary_register_ids: [registerId] },
    ].map((change) => post('/api/document/add', { ...paper, ...change })),
    'document.list': [
      filtered('register', 'in', registerId),
      filtered('doc_type', 'in', docTypeId),
      filtered('group', 'in', groupId),
      filtered('registered_by', 'in', userId),
      filtered('issuer', 'contains', text),
      get(`/api/document/list/20/${text}`),
      get('/api/document/list/20'),
    ],
    'search.find': [post('/api/search/find', { q: text })],
    'document.get': [get(`/api/document/get/${documentId}`)],
    'document.update': [
      post('/api/document/update', { id: documentId, values: { location: 'Raft 1' } }),
      post('/api/document/update', { id: own.documentId, values: { doc_type_id: docTypeId } }),
    ],
    'document.annul': [post('/api/document/annul', { id: documentId, reason: 'x' }, 2)],
    'document.attach': [
      post('/api/document/attach', { id: documentId, upload_ids: [own.waitingId] }),
      post('/api/document/attach', { id: own.documentId, upload_ids: [waitingId] }),
      post('/api/document/attach', { id: own.documentId, upload_ids: [fileId] }),
    ],
    'document.change_status': [post('/api/document/change_status', { id: documentId, status: 5 }, 2)],
    'document.extend_deadline': [
      post('/api/document/extend_deadline', { id: documentId, type: 'days', days: 5, reason: 'x' }, 2),
    ],
    'document.assign': [
      post('/api/document/assign', { id: documentId, group_id: groupId, user_ids: [userId] }, 2),
    ],
    'document.counts': [get(`/api/document/counts?search=${text}`), get('/api/document/counts')],
    'document.export': [
      get(`/api/document/export/csv?search=${text}`),
      get(`/api/document/export/xlsx?search=${text}`),
    ],
    'document_comment.list': [get(`/api/document_comment/list/${documentId}`)],
    'document_comment.add': [
      post('/api/document_comment/add', { document_id: documentId, body: 'Un comentariu' }),
      post('/api/document_comment/add', {
        document_id: own.documentId,
        body: 'Vă rog',
        mention_ids: [userId],
      }),
    ],
    'document_comment.update': [
      post('/api/document_comment/update', { id: about.commentId, body: 'Schimbat' }),
    ],
    'document_link.list': [get(`/api/document_link/list/${documentId}`)],
    'document_link.add': [
      post('/api/document_link/add', {
        document_id: own.documentId,
        other_id: documentId,
        kind: 'answers',
        direction: 'from',
      }),
    ],
    'document_link.delete': [remove(`/api/document_link/delete/${about.linkId}`)],
    'document_view.list': [get('/api/document_view/list')],
    'document_view.add': [post('/api/document_view/add', { name: fresh('Vizualizare '), address: '' })],
    'document_view.update': [
      post('/api/document_view/update', { id: about.viewId, name: 'Schimbată', address: '' }),
    ],
    'document_view.delete': [remove(`/api/document_view/delete/${about.viewId}`)],
    'document.activity': [get(`/api/document/activity/${documentId}`)],
    'document.confirmation': [get(`/api/document/confirmation/${documentId}`)],
    'file.discard': [post('/api/file/discard', { id: waitingId }, 2)],
    'file.download': [fileId, waitingId].map((id) => get(`/api/file/download/${id}`)),
    'file.preview': [fileId, waitingId].map((id) => get(`/api/file/preview/${id}`)),
    'file.content': [fileId, waitingId].map((id) => get(`/api/file/content/${id}`)),
    'file.page': [fileId, waitingId].map((id) => get(`/api/file/page/${id}`)),
    'file.cleaned': [fileId, waitingId].map((id) => get(`/api/file/cleaned/${id}`)),
    'print.options': [get('/api/print/options')],
    'print.labels': [get(`/api/print/labels?ids=${documentId}`)],
    'print.receipts': [get(`/api/print/receipts?ids=${documentId}`)],
    'file.stamp': [post('/api/file/stamp', { id: fileId })],
    'dashboard.get': [get('/api/dashboard/get')],
    'public_post.list': [get('/api/public_post/list'), get(`/api/public_post/list?category=${about.postId}`)],
    'public_post.get': [get(`/api/public_post/get/${about.postId}`)],
    'tracking.get': [get(`/api/tracking/get/${about.trackingCode}`)],
  }
}
