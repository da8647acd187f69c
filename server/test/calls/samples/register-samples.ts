import { choices, elsewhere, fresh, get, post, type Samples } from '../sample.ts'

const newRegister = (more: object) => ({
  name: fresh('Registru nou '),
  code: fresh('N'),
  pattern: '#',
  ...more,
})
const access = (principal: 'group' | 'user', id: number) => [{ principal, id, see: true, register: true }]

/** Registers, their books and numbers. */
export const registerSamples: Samples = (about, own) => ({
  'register.list': {
    calls: [get(`/api/register/list/${about.text}`), get('/api/register/list')],
    nowhere: 200,
    elsewhere: ['empty'],
  },
  'register.get': {
    calls: [get(`/api/register/get/${about.registerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.add': {
    calls: [
      post('/api/register/add', newRegister({})),
      post('/api/register/add', newRegister({ access: access('group', about.groupId) })),
      post('/api/register/add', newRegister({ access: access('user', about.userId) })),
    ],
    nowhere: 422,
    elsewhere: [null, { field: 'access' }, { field: 'access' }],
  },
  'register.update': {
    calls: [
      post('/api/register/update', { id: about.registerId, values: { description: 'Schimbat' } }),
      post('/api/register/update', {
        id: own.registerId,
        values: { access: access('group', about.groupId) },
      }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'access' }],
  },
  'register.options': {
    calls: choices('register', about.registerId, about.text),
    nowhere: 200,
    elsewhere: 'empty',
  },
  'register.open_series': {
    calls: [post('/api/register/open_series', { id: about.registerId, first_number: 1, reason: 'x' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.closing': {
    calls: [get(`/api/register/closing/${about.registerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.close': {
    calls: [post('/api/register/close', { id: about.registerId, reason: 'x' }, 3)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.reopen': {
    calls: [post('/api/register/reopen', { id: about.registerId, reason: 'x' }, 3)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.add_history': {
    calls: [
      post('/api/register/add_history', {
        id: about.registerId,
        name: fresh('Registru istoric '),
        code: fresh('I'),
      }),
    ],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.history': {
    calls: [get(`/api/register/history/${about.registerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register.activity': {
    calls: [get(`/api/register/activity/${about.registerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register_book.list': {
    calls: [get(`/api/register_book/list/${about.registerId}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register_book.add': {
    calls: [
      post('/api/register_book/add', { register_id: own.registerId, from: '2026-01-01', to: '2026-12-31' }),
      post('/api/register_book/add', { register_id: about.registerId, from: '2026-01-01', to: '2026-12-31' }),
    ],
    nowhere: 404,
    elsewhere: [null, 'missing'],
  },
  'register_book.cancel': {
    calls: [post('/api/register_book/cancel', { id: about.bookId }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register_book.volume': {
    calls: [get(`/api/register_book/volume/${about.bookId}/1`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'register_book.table': {
    calls: [get(`/api/register_book/table/${about.bookId}/csv`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'number_reservation.list': {
    calls: [get(`/api/number_reservation/list/20/${about.text}`), get('/api/number_reservation/list/20')],
    nowhere: 200,
    elsewhere: ['empty'],
    more: [
      elsewhere(
        'empty',
        get(
          `/api/number_reservation/list/20?filters[0][column]=register&filters[0][match][register][in]=${about.registerId}`,
        ),
      ),
    ],
  },
  'number_reservation.form': { calls: [get('/api/number_reservation/form')], nowhere: 200, elsewhere: 'own' },
  'number_reservation.add': {
    calls: [post('/api/number_reservation/add', { register_id: about.registerId, confirmed: true })],
    nowhere: 422,
    elsewhere: { field: 'register_id' },
  },
  'number_reservation.release': {
    calls: [post('/api/number_reservation/release', { ids: [about.reservationId], reason: 'x' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'number_reservation.usable': {
    calls: [get(`/api/number_reservation/usable?register_id=${about.registerId}`)],
    nowhere: 200,
    elsewhere: 'own',
  },
  'document.take_numbers': {
    calls: [
      post('/api/document/take_numbers', {
        id: about.documentId,
        secondary_register_ids: [about.registerId],
      }),
      post('/api/document/take_numbers', { id: own.documentId, secondary_register_ids: [about.registerId] }),
    ],
    nowhere: 404,
    elsewhere: ['missing', { field: 'secondary_register_ids' }],
  },
})
