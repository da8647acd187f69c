import { elsewhere, fresh, get, post, remove, type Samples } from '../sample.ts'

/** Comments, broadcasts, links and saved views of documents. */
export const commentSamples: Samples = (about, own) => ({
  'document_comment.list': {
    calls: [get(`/api/document_comment/list/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_comment.add': {
    calls: [
      post('/api/document_comment/add', { document_id: about.documentId, body: 'Un comentariu' }),
      post('/api/document_comment/add', {
        document_id: own.documentId,
        body: 'Vă rog',
        mention_ids: [about.userId],
      }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'mention_ids' }],
  },
  'broadcast.of_document': {
    calls: [get(`/api/broadcast/of_document/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'broadcast.confirm': {
    calls: [post('/api/broadcast/confirm', { id: about.documentId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_comment.update': {
    calls: [post('/api/document_comment/update', { id: about.commentId, body: 'Schimbat' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_link.list': {
    calls: [get(`/api/document_link/list/${about.documentId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_link.add': {
    calls: [
      post('/api/document_link/add', {
        document_id: own.documentId,
        other_id: about.documentId,
        kind: 'answers',
        direction: 'from',
      }),
    ],
    nowhere: 404,
    elsewhere: { field: 'other_id' },
    more: [
      elsewhere(
        'missing',
        post('/api/document_link/add', {
          document_id: about.documentId,
          other_id: own.documentId,
          kind: 'answers',
          direction: 'from',
        }),
      ),
    ],
  },
  'document_link.delete': {
    calls: [remove(`/api/document_link/delete/${about.linkId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_view.list': { calls: [get('/api/document_view/list')], nowhere: 200, elsewhere: 'empty' },
  'document_view.add': {
    calls: [post('/api/document_view/add', { name: fresh('Vizualizare '), address: '' })],
    nowhere: 422,
    elsewhere: [],
    more: [
      elsewhere(
        { field: 'shared' },
        post('/api/document_view/add', { name: 'Proprie', address: '', shared: true }),
      ),
    ],
  },
  'document_view.update': {
    calls: [post('/api/document_view/update', { id: about.viewId, name: 'Schimbată', address: '' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document_view.delete': {
    calls: [remove(`/api/document_view/delete/${about.viewId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
