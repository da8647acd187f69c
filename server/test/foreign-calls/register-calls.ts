import { type ForeignOffice, mark } from '../offices/foreign-office.ts'
import { empty, missing, options } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'
import type { OwnRow } from './own-row.ts'

/** Registers and document types. */
export function registerCalls(theirs: ForeignOffice, mine: OwnRow): Readonly<Record<string, ForeignCall[]>> {
  const access = (principal: 'group' | 'user', id: number) => [{ principal, id, see: true, register: true }]
  return {
    'register.list': [empty(`/api/register/list/${mark}`)],
    'register.get': [missing(`/api/register/get/${theirs.registerId}`)],
    'register.add': [
      {
        path: '/api/register/add',
        body: { name: 'N1', code: 'N1', pattern: '#', access: access('group', theirs.groupId) },
        expected: { field: 'access' },
      },
      {
        path: '/api/register/add',
        body: { name: 'N2', code: 'N2', pattern: '#', access: access('user', theirs.userId) },
        expected: { field: 'access' },
      },
    ],
    'register.update': [
      missing('/api/register/update', { id: theirs.registerId, values: { name: 'Furat' } }),
      {
        path: '/api/register/update',
        body: { id: mine.registerId, values: { access: access('group', theirs.groupId) } },
        expected: { field: 'access' },
      },
    ],
    'register.options': options('register', theirs.registerId),
    'register.open_series': [
      missing('/api/register/open_series', { id: theirs.registerId, first_number: 1, reason: 'x' }),
    ],
    'register.closing': [missing(`/api/register/closing/${theirs.registerId}`)],
    'register.close': [missing('/api/register/close', { id: theirs.registerId, reason: 'x' })],
    'register.reopen': [missing('/api/register/reopen', { id: theirs.registerId, reason: 'x' })],
    'register.activity': [missing(`/api/register/activity/${theirs.registerId}`)],
    'register_book.list': [missing(`/api/register_book/list/${theirs.registerId}`)],
    'register_book.add': [
      missing('/api/register_book/add', {
        register_id: theirs.registerId,
        from: '2026-01-01',
        to: '2026-12-31',
      }),
    ],
    'register_book.cancel': [missing('/api/register_book/cancel', { id: theirs.bookId })],
    'register_book.volume': [missing(`/api/register_book/volume/${theirs.bookId}/1`)],
    'register_book.table': [missing(`/api/register_book/table/${theirs.bookId}/csv`)],
    'number_reservation.list': [
      empty(`/api/number_reservation/list/20/${mark}`),
      empty(
        `/api/number_reservation/list/20?filters[0][column]=register&filters[0][match][register][in]=${theirs.registerId}`,
      ),
    ],
    'number_reservation.form': [{ path: '/api/number_reservation/form', expected: 'own' }],
    'number_reservation.add': [
      {
        path: '/api/number_reservation/add',
        body: { register_id: theirs.registerId, confirmed: true },
        expected: { field: 'register_id' },
      },
    ],
    'number_reservation.release': [
      missing('/api/number_reservation/release', { ids: [theirs.reservationId], reason: 'x' }),
    ],
    'number_reservation.usable': [
      {
        path: `/api/number_reservation/usable?register_id=${theirs.registerId}`,
        expected: 'own',
      },
    ],
    'document.take_numbers': [
      missing('/api/document/take_numbers', {
        id: theirs.documentId,
        secondary_register_ids: [mine.registerId],
      }),
      {
        path: '/api/document/take_numbers',
        body: { id: mine.documentId, secondary_register_ids: [theirs.registerId] },
        expected: { field: 'secondary_register_ids' },
      },
    ],
    'doc_type.list': [empty(`/api/doc_type/list/${mark}`)],
    'doc_type.get': [missing(`/api/doc_type/get/${theirs.docTypeId}`)],
    'doc_type.add': [
      {
        path: '/api/doc_type/add',
        body: { name: 'N', category: 'intrare', register_id: theirs.registerId },
        expected: { field: 'register_id' },
      },
    ],
    'doc_type.update': [
      missing('/api/doc_type/update', { id: theirs.docTypeId, values: { name: 'Furat' } }),
      {
        path: '/api/doc_type/update',
        body: { id: mine.docTypeId, values: { register_id: theirs.registerId } },
        expected: { field: 'register_id' },
      },
    ],
    'doc_type.options': options('doc_type', theirs.docTypeId),
  }
}
