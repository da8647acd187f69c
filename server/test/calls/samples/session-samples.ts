import { testPassword } from '../../browsers/test-password.ts'
import { elsewhere, get, noIds, post, type Samples } from '../sample.ts'

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' })
const wrong = { password: 'gresita', code: '000000' }

/** Signing in and out, and accounts of elsewhere. */
export const sessionSamples: Samples = (about) => ({
  'setting_oidc.get': {
    calls: [get('/api/setting_oidc/get')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'setting_oidc.update': {
    calls: [post('/api/setting_oidc/update', { values: { label: 'Primăria' } })],
    nowhere: 422,
    elsewhere: noIds('takes no id; the session decides whose'),
  },
  'setting_oidc.test': {
    calls: [post('/api/setting_oidc/test', { issuer: 'http://127.0.0.1:1' })],
    nowhere: 422,
    elsewhere: noIds('takes an address'),
  },
  'session.csrf_cookie': {
    calls: [get('/api/csrf-cookie')],
    nowhere: 200,
    elsewhere: noIds('takes nothing'),
  },
  'live.stream': {
    // Without `once` the answer has no end.
    calls: [get('/api/live/stream?once=1&behind=60000')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the session decides whose'),
  },
  'waiting.counts': {
    calls: [get('/api/waiting/counts')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; counts what the caller sees'),
  },
  'session.status': {
    calls: [get('/api/status')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the host decides'),
  },
  'session.login': {
    calls: [
      post('/api/login', { username: 'plantat.active', password: 'gresita' }, 3),
      post('/api/login', {}, 3),
    ],
    nowhere: 422,
    elsewhere: noIds('people of the host’s institution only; tested with sign-in'),
  },
  'session.second_factor': {
    calls: [post('/api/login/second_factor', { ticket: 'a'.repeat(64), method: 'totp', code: '000000' }, 3)],
    nowhere: 422,
    elsewhere: noIds('takes a ticket of the host’s institution only; tested with second factors'),
  },
  'session.ask_passkey': {
    calls: [post('/api/login/ask_passkey'), post('/api/login/ask_passkey', { ticket: 'nimic' })],
    nowhere: 200,
    elsewhere: noIds('takes a ticket of the host’s institution only; tested with second factors'),
  },
  'session.login_passkey': {
    calls: [
      post(
        '/api/login/passkey',
        {
          credential: {
            ...credential(`${about.text}x`),
            response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
          },
        },
        3,
      ),
    ],
    nowhere: 422,
    elsewhere: noIds('passkeys of the host only; tested with second factors'),
  },
  'session.logout': { calls: [post('/api/logout', {}, 3)], nowhere: 200, elsewhere: noIds('takes nothing') },
  'oidc.start': {
    calls: [get('/api/oidc/start')],
    nowhere: 302,
    elsewhere: noIds('takes nothing; the host decides'),
  },
  'oidc.callback': {
    calls: [get(`/api/oidc/callback?state=${about.text}&code=x`)],
    nowhere: 302,
    elsewhere: noIds(
      'attempts of the host’s institution and of the browser only; tested with OpenID Connect',
    ),
  },
  'identity.list': {
    calls: [get('/api/identity/list')],
    nowhere: 200,
    elsewhere: noIds('shows the caller’s own'),
  },
  'identity.remove': {
    calls: [post('/api/identity/remove', { id: about.identityId, ...wrong })],
    nowhere: 422,
    elsewhere: [],
    more: [
      elsewhere('missing', post('/api/identity/remove', { id: about.identityId, password: testPassword })),
    ],
  },
})
