import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { empty, missing, options } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** The directory of issuers. */
export function issuerCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  return {
    'issuer.list': [empty(`/api/issuer/list/20/${mark}`), empty('/api/issuer/list/20/14399840')],
    'issuer.get': [missing(`/api/issuer/get/${theirs.issuerId}`)],
    'issuer.add': [
      {
        path: '/api/issuer/add',
        body: { type: 'pf', name: 'Nou', id: theirs.issuerId },
        expected: { field: 'id' },
      },
    ],
    'issuer.update': [missing('/api/issuer/update', { id: theirs.issuerId, values: { name: 'Furat' } })],
    'issuer.options': options('issuer', theirs.issuerId),
    'issuer.suggest': [mark, '14399840', '0799999999'].map((q) => ({
      path: '/api/issuer/suggest',
      body: { q },
      expected: 'empty' as const,
    })),
    'issuer.similar': [
      {
        path: '/api/issuer/similar',
        body: { name: mark, cui: '14399840', phone: '0799999999', email: `${mark}@example.com` },
        expected: 'empty',
      },
    ],
    'issuer.pairs': [empty('/api/issuer/pairs')],
    'issuer.keep_apart': [
      missing('/api/issuer/keep_apart', { first_id: mine.issuerId, second_id: theirs.issuerId }),
    ],
    'issuer.merge_preview': [
      missing(`/api/issuer/merge_preview/${mine.issuerId}/${theirs.issuerId}`),
      missing(`/api/issuer/merge_preview/${theirs.issuerId}/${mine.issuerId}`),
    ],
    'issuer.merge': [
      missing('/api/issuer/merge', {
        winner: { id: mine.issuerId, version: 1 },
        loser: { id: theirs.issuerId, version: 1 },
        take: [],
      }),
    ],
    'issuer.merges': [missing(`/api/issuer/merges/${theirs.issuerId}`)],
    'issuer.undo_merge': [missing('/api/issuer/undo_merge', { merge_id: theirs.mergeId })],
    'issuer.reveal_cnp': [missing('/api/issuer/reveal_cnp', { id: theirs.issuerId })],
    'issuer.data': [missing(`/api/issuer/data/${theirs.issuerId}/json`)],
    'issuer.erase': [missing('/api/issuer/erase', { id: theirs.issuerId, reason: 'x', version: 1 })],
    'document.of_issuer': [missing(`/api/document/of_issuer/${theirs.issuerId}/20`)],
  }
}
