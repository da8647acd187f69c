import { choices, fresh, get, noIds, post, type Samples } from '../sample.ts'

/** Types of documents. */
export const docTypeSamples: Samples = (about, own) => ({
  'doc_type.list': {
    calls: [get(`/api/doc_type/list/${about.text}`), get('/api/doc_type/list')],
    nowhere: 200,
    elsewhere: ['empty'],
  },
  'doc_type.get': {
    calls: [get(`/api/doc_type/get/${about.docTypeId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'doc_type.add': {
    calls: [
      post('/api/doc_type/add', {
        name: fresh('Tip nou '),
        category: 'intrare',
        register_id: about.registerId,
      }),
    ],
    nowhere: 422,
    elsewhere: { field: 'register_id' },
  },
  'doc_type.update': {
    calls: [
      post('/api/doc_type/update', { id: about.docTypeId, values: { legal_basis: 'Schimbat' } }),
      post('/api/doc_type/update', { id: own.docTypeId, values: { register_id: about.registerId } }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'register_id' }],
  },
  'doc_type.form': { calls: [get('/api/doc_type/form')], nowhere: 200, elsewhere: noIds('takes nothing') },
  'doc_type.options': {
    calls: choices('doc_type', about.docTypeId, about.text),
    nowhere: 200,
    elsewhere: 'empty',
  },
})
