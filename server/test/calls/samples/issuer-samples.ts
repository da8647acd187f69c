import { choices, elsewhere, fresh, get, post, type Samples } from '../sample.ts'

/** The directory of issuers. */
export const issuerSamples: Samples = (about, own) => ({
  'issuer.match': {
    calls: [post('/api/issuer/match', { lines: [{ name: about.text }] })],
    nowhere: 200,
    elsewhere: 'empty lines',
    more: [
      elsewhere(
        'empty lines',
        post('/api/issuer/match', { lines: [{ name: about.text }, { cui: '14399840' }] }),
      ),
    ],
  },
  'issuer.list': {
    calls: [get(`/api/issuer/list/20/${about.text}`), get('/api/issuer/list/20')],
    nowhere: 200,
    elsewhere: ['empty'],
    more: [elsewhere('empty', get('/api/issuer/list/20/14399840'))],
  },
  'issuer.get': { calls: [get(`/api/issuer/get/${about.issuerId}`)], nowhere: 404, elsewhere: 'missing' },
  'issuer.add': {
    calls: [post('/api/issuer/add', { type: 'pf', name: fresh('Petent nou ') })],
    nowhere: 422,
    elsewhere: [],
    more: [
      elsewhere({ field: 'id' }, post('/api/issuer/add', { type: 'pf', name: 'Nou', id: about.issuerId })),
    ],
  },
  'issuer.update': {
    calls: [post('/api/issuer/update', { id: about.issuerId, values: { street: 'Schimbată' } })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.options': {
    calls: choices('issuer', about.issuerId, about.text),
    nowhere: 200,
    elsewhere: 'empty',
  },
  'issuer.suggest': {
    calls: [post('/api/issuer/suggest', { q: about.text })],
    nowhere: 200,
    elsewhere: 'empty',
    more: ['14399840', '0799999999'].map((q) => elsewhere('empty', post('/api/issuer/suggest', { q }))),
  },
  'issuer.similar': {
    calls: [post('/api/issuer/similar', { name: about.text, phone: '0799999999' })],
    nowhere: 200,
    elsewhere: 'empty',
    more: [
      elsewhere(
        'empty',
        post('/api/issuer/similar', {
          name: about.text,
          cui: '14399840',
          phone: '0799999999',
          email: `${about.text}@example.com`,
        }),
      ),
    ],
  },
  'issuer.pairs': { calls: [get('/api/issuer/pairs')], nowhere: 200, elsewhere: 'empty' },
  'issuer.keep_apart': {
    calls: [post('/api/issuer/keep_apart', { first_id: own.issuerId, second_id: about.issuerId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.merge_preview': {
    calls: [get(`/api/issuer/merge_preview/${own.issuerId}/${about.issuerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
    more: [elsewhere('missing', get(`/api/issuer/merge_preview/${about.issuerId}/${own.issuerId}`))],
  },
  'issuer.merge': {
    calls: [
      post('/api/issuer/merge', {
        winner: { id: own.issuerId, version: 1 },
        loser: { id: about.issuerId, version: 1 },
        take: [],
      }),
    ],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.activity': {
    calls: [get(`/api/issuer/activity/${about.issuerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.merges': {
    calls: [get(`/api/issuer/merges/${about.issuerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.undo_merge': {
    calls: [post('/api/issuer/undo_merge', { merge_id: about.mergeId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.reveal_cnp': {
    calls: [post('/api/issuer/reveal_cnp', { id: about.issuerId })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'issuer.data': {
    calls: [get(`/api/issuer/data/${about.issuerId}/json`), get(`/api/issuer/data/${about.issuerId}/text`)],
    nowhere: 404,
    elsewhere: ['missing'],
  },
  'issuer.erase': {
    calls: [post('/api/issuer/erase', { id: about.issuerId, reason: 'x', version: 1 }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'document.of_issuer': {
    calls: [get(`/api/document/of_issuer/${about.issuerId}/20`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
})
