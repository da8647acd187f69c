import { get, noIds, post, type Samples } from '../sample.ts'

/** The local official gazette: headings, entries, and what the public reads. */
export const gazetteSamples: Samples = (about) => {
  const values = { category_id: about.gazetteHeadingId, title: 'x' }
  return {
    'gazette_category.tree': {
      calls: [get('/api/gazette_category/tree')],
      nowhere: 200,
      elsewhere: noIds('takes nothing'),
    },
    'gazette_category.add': {
      calls: [post('/api/gazette_category/add', { parent_id: about.gazetteHeadingId, name: 'x' })],
      nowhere: 422,
      elsewhere: { field: 'parent_id' },
    },
    'gazette_category.update': {
      calls: [post('/api/gazette_category/update', { id: about.gazetteHeadingId, name: 'y' })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_category.move': {
      calls: [post('/api/gazette_category/move', { id: about.gazetteHeadingId, before_id: null })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_category.remove': {
      calls: [post('/api/gazette_category/remove', { id: about.gazetteHeadingId }, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_category.rule': {
      calls: [post('/api/gazette_category/rule', { two_people: false })],
      nowhere: 422,
      elsewhere: noIds('takes a choice'),
    },
    'gazette_entry.list': { calls: [get('/api/gazette_entry/list/20')], nowhere: 200, elsewhere: 'own' },
    'gazette_entry.get': {
      calls: [get(`/api/gazette_entry/get/${about.gazetteDraftId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.add': {
      calls: [
        post('/api/gazette_entry/add', values),
        post('/api/gazette_entry/add', { ...values, corrects_id: about.gazettePublicId }),
      ],
      nowhere: 422,
      elsewhere: [{ field: 'category_id' }, 'missing'],
    },
    'gazette_entry.update': {
      calls: [post('/api/gazette_entry/update', { id: about.gazetteDraftId, values: { title: 'y' } })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.add_files': {
      calls: [
        post('/api/gazette_entry/add_files', { id: about.gazetteDraftId, upload_ids: [about.waitingId] }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.drop_file': {
      calls: [
        post('/api/gazette_entry/drop_file', { id: about.gazetteDraftId, file_id: about.gazetteFileId }, 2),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.file': {
      calls: [get(`/api/gazette_entry/file/${about.gazetteFileId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.of_document': {
      calls: [get(`/api/gazette_entry/of_document/${about.documentId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.from_document': {
      calls: [
        post('/api/gazette_entry/from_document', { ...values, document_id: about.documentId, file_ids: [] }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.submit': {
      calls: [post('/api/gazette_entry/submit', { id: about.gazetteDraftId, checked: 'x' })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.approve': {
      calls: [post('/api/gazette_entry/approve', { id: about.gazetteDraftId, checked: 'x' })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.return': {
      calls: [post('/api/gazette_entry/return', { id: about.gazetteDraftId, reason: 'x' })],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.withdraw': {
      calls: [
        post('/api/gazette_entry/withdraw', {
          id: about.gazettePublicId,
          withdrawal: 'mistake',
          reason: 'x',
        }),
      ],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.discard': {
      calls: [post('/api/gazette_entry/discard', { id: about.gazetteDraftId }, 2)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'gazette_entry.declaration': {
      calls: [get('/api/gazette_entry/declaration?from=2026-11-01&to=2026-11-30')],
      nowhere: 200,
      elsewhere: 'own',
    },
    'public_gazette.tree': {
      calls: [get('/api/public_gazette/tree')],
      nowhere: 200,
      elsewhere: noIds('takes nothing'),
    },
    'public_gazette.list': {
      calls: [
        get('/api/public_gazette/list'),
        get(`/api/public_gazette/list?category=${about.gazetteHeadingId}`),
      ],
      nowhere: 200,
      elsewhere: ['empty', 'missing'],
    },
    'public_gazette.get': {
      calls: [get(`/api/public_gazette/get/${about.gazettePublicId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
    'public_gazette.file': {
      calls: [get(`/api/public_gazette/file/${about.gazetteFileId}`)],
      nowhere: 404,
      elsewhere: 'missing',
    },
  }
}
