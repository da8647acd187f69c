import { testPassword } from '../../browsers/test-password.ts'
import { elsewhere, get, noIds, post, type Samples } from '../sample.ts'

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' })
const wrong = { password: 'gresita', code: '000000' }

/** Second factors of the caller. */
export const factorSamples: Samples = (about) => ({
  'factor.get': { calls: [get('/api/factor/get')], nowhere: 200, elsewhere: noIds('shows the caller’s own') },
  'factor.start_totp': {
    calls: [post('/api/factor/start_totp'), post('/api/factor/start_totp', wrong)],
    nowhere: 200,
    elsewhere: noIds('changes the caller alone'),
  },
  'factor.confirm_totp': {
    calls: [post('/api/factor/confirm_totp', { code: '000000' })],
    nowhere: 422,
    elsewhere: noIds('changes the caller alone'),
  },
  'factor.remove_totp': {
    calls: [post('/api/factor/remove_totp', wrong)],
    nowhere: 422,
    elsewhere: noIds('changes the caller alone'),
  },
  'factor.renew_codes': {
    calls: [post('/api/factor/renew_codes', wrong)],
    nowhere: 422,
    elsewhere: noIds('changes the caller alone'),
  },
  'factor.offer_passkey': {
    calls: [post('/api/factor/offer_passkey')],
    nowhere: 200,
    elsewhere: noIds('changes the caller alone'),
  },
  'factor.add_passkey': {
    calls: [
      post('/api/factor/add_passkey', {
        name: 'Telefon',
        credential: {
          ...credential('eA'),
          response: { clientDataJSON: 'e30', attestationObject: 'e30' },
        },
      }),
    ],
    nowhere: 422,
    elsewhere: noIds('changes the caller alone'),
  },
  'factor.rename_passkey': {
    calls: [post('/api/factor/rename_passkey', { id: about.passkeyId, name: 'Furat' })],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'factor.remove_passkey': {
    calls: [post('/api/factor/remove_passkey', { id: about.passkeyId, ...wrong })],
    nowhere: 422,
    elsewhere: [],
    more: [
      elsewhere(
        'missing',
        post('/api/factor/remove_passkey', { id: about.passkeyId, password: testPassword }),
      ),
    ],
  },
})
