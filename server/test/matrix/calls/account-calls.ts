import { testPassword } from '../../browsers/test-password.ts'
import { fresh, get, type MatrixCalls, post } from './matrix-call.ts'

const chosen = { password: 'ceai verde la fereastra', password_confirmation: 'ceai verde la fereastra' }
const wrong = { password: 'gresita', code: '000000' }
const credential = (id: string) => ({ id, rawId: id, type: 'public-key' })

/** Calls about signing in and out, mail links, second factors and the caller's own account. */
export const accountCalls: MatrixCalls = (about) => ({
  'session.csrf_cookie': [get('/api/csrf-cookie')],
  'session.status': [get('/api/status')],
  'session.login': [
    post('/api/login', { username: 'plantat.active', password: 'gresita' }, 3),
    post('/api/login', {}, 3),
  ],
  'session.second_factor': [
    post('/api/login/second_factor', { ticket: 'a'.repeat(64), method: 'totp', code: '000000' }, 3),
  ],
  'session.ask_passkey': [
    post('/api/login/ask_passkey'),
    post('/api/login/ask_passkey', { ticket: 'nimic' }),
  ],
  'session.login_passkey': [
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
  'session.logout': [post('/api/logout', {}, 3)],
  'account.registration': [get('/api/register/form')],
  'account.register': [
    post('/api/register', {
      name: 'Cere Cont',
      email: `${fresh('cere')}@test.example`,
      email_confirmation: 'alta@test.example',
      username: fresh('cere'),
      phone: '0722000000',
      terms: true,
      ...chosen,
    }),
  ],
  'account.sign_in_link': [post('/api/login/link', { username: `${about.text}nimeni` })],
  'account.forgot_password': [post('/api/forgot-password', { email: `${about.text}nimeni@test.example` })],
  'account.reset_link': [get(`/api/reset-password/${about.tokens.reset}`)],
  'account.reset_password': [post('/api/reset-password', { token: about.tokens.reset, ...chosen }, 2)],
  'account.confirmation_link': [get(`/api/confirm-address/${about.tokens.signup}`)],
  'account.confirm_address': [
    post('/api/confirm-address', { token: about.tokens.signup, password: testPassword }, 2),
  ],
  'account.invitation_link': [get(`/api/accept-invitation/${about.tokens.invitation}`)],
  'account.accept_invitation': [
    post('/api/accept-invitation', { token: about.tokens.invitation, ...chosen }, 2),
  ],
  'factor.get': [get('/api/factor/get')],
  'factor.start_totp': [post('/api/factor/start_totp'), post('/api/factor/start_totp', wrong)],
  'factor.confirm_totp': [post('/api/factor/confirm_totp', { code: '000000' })],
  'factor.remove_totp': [post('/api/factor/remove_totp', wrong)],
  'factor.renew_codes': [post('/api/factor/renew_codes', wrong)],
  'factor.offer_passkey': [post('/api/factor/offer_passkey')],
  'factor.add_passkey': [
    post('/api/factor/add_passkey', {
      name: 'Telefon',
      credential: {
        ...credential('eA'),
        response: { clientDataJSON: 'e30', attestationObject: 'e30' },
      },
    }),
  ],
  'factor.rename_passkey': [post('/api/factor/rename_passkey', { id: about.passkeyId, name: 'Furat' })],
  'factor.remove_passkey': [post('/api/factor/remove_passkey', { id: about.passkeyId, ...wrong })],
  'oidc.start': [get('/api/oidc/start')],
  'oidc.callback': [get(`/api/oidc/callback?state=${about.text}&code=x`)],
  'identity.list': [get('/api/identity/list')],
  'identity.remove': [post('/api/identity/remove', { id: about.identityId, ...wrong })],
  'preference.update': [post('/api/preference/update', { theme: 'dark' })],
  'profile.get': [get('/api/profile/get')],
  'profile.update': [
    post('/api/profile/update', {
      version: 1,
      values: { name: 'Alt Nume', phone: '', default_group_id: null },
    }),
    post('/api/profile/update', {
      version: 1,
      values: { name: 'Nume Nou', phone: '', default_group_id: about.groupId },
    }),
  ],
  'profile.set_picture': [
    { path: '/api/profile/set_picture', bytes: Buffer.from('nu e o imagine'), when: 1 },
  ],
  'profile.remove_picture': [post('/api/profile/remove_picture')],
  'profile.picture': [get('/api/profile/picture')],
  'profile.sessions': [get('/api/profile/sessions')],
  'profile.close_session': [post('/api/profile/close_session', { id: 'f'.repeat(64) })],
  'profile.close_other_sessions': [post('/api/profile/close_other_sessions', {}, 3)],
  'profile.activity': [get('/api/profile/activity')],
  'profile.data': [get('/api/profile/data/json'), get('/api/profile/data/text')],
  'profile.active_group': [post('/api/profile/active_group', { group_id: about.groupId }, 3)],
  'profile.change_email': [
    post('/api/profile/change_email', { email: 'alta@test.example', current_password: 'gresita' }),
  ],
  'profile.change_password': [
    post(
      '/api/profile/change_password',
      { current_password: 'gresita', password: chosen.password, password_again: chosen.password },
      3,
    ),
  ],
})
