import { choices, fresh, get, type MatrixCalls, post } from './matrix-call.ts'

/** The directory of issuers. */
export const issuerCalls: MatrixCalls = ({ issuerId, mergeId, text }, own) => ({
  'issuer.list': [get(`/api/issuer/list/20/${text}`), get('/api/issuer/list/20')],
  'issuer.get': [get(`/api/issuer/get/${issuerId}`)],
  'issuer.add': [post('/api/issuer/add', { type: 'pf', name: fresh('Petent nou ') })],
  'issuer.update': [post('/api/issuer/update', { id: issuerId, values: { street: 'Schimbată' } })],
  'issuer.options': choices('issuer', issuerId, text),
  'issuer.suggest': [post('/api/issuer/suggest', { q: text })],
  'issuer.similar': [post('/api/issuer/similar', { name: text, phone: '0799999999' })],
  'issuer.pairs': [get('/api/issuer/pairs')],
  'issuer.keep_apart': [post('/api/issuer/keep_apart', { first_id: own.issuerId, second_id: issuerId })],
  'issuer.merge_preview': [get(`/api/issuer/merge_preview/${own.issuerId}/${issuerId}`)],
  'issuer.merge': [
    post('/api/issuer/merge', {
      winner: { id: own.issuerId, version: 1 },
      loser: { id: issuerId, version: 1 },
      take: [],
    }),
  ],
  'issuer.merges': [get(`/api/issuer/merges/${issuerId}`)],
  'issuer.undo_merge': [post('/api/issuer/undo_merge', { merge_id: mergeId })],
  'issuer.reveal_cnp': [post('/api/issuer/reveal_cnp', { id: issuerId })],
  'issuer.data': [get(`/api/issuer/data/${issuerId}/json`), get(`/api/issuer/data/${issuerId}/text`)],
  'issuer.erase': [post('/api/issuer/erase', { id: issuerId, reason: 'x', version: 1 }, 2)],
  'document.of_issuer': [get(`/api/document/of_issuer/${issuerId}/20`)],
})
