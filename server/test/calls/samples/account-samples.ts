import { testPassword } from '../../browsers/test-password.ts'
import { fresh, get, noIds, post, type Samples } from '../sample.ts'

const chosen = { password: 'ceai verde la fereastra', password_confirmation: 'ceai verde la fereastra' }

/** Sign-up, and links from mails. */
export const accountSamples: Samples = (about) => ({
  'account.registration': {
    calls: [get('/api/register/form')],
    nowhere: 200,
    elsewhere: noIds('takes nothing; the host decides'),
  },
  'account.register': {
    calls: [
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
    nowhere: 422,
    elsewhere: noIds('makes an account of the host’s institution; tested with sign-up'),
  },
  'account.sign_in_link': {
    calls: [post('/api/login/link', { username: `${about.text}nimeni` })],
    nowhere: 422,
    elsewhere: noIds('people of the host’s institution only; tested with the limits of sign-in'),
  },
  'account.forgot_password': {
    calls: [post('/api/forgot-password', { email: `${about.text}nimeni@test.example` })],
    nowhere: 422,
    elsewhere: noIds('people of the host’s institution only; tested with passwords'),
  },
  'account.reset_link': {
    calls: [get(`/api/reset-password/${about.tokens.reset}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'account.reset_password': {
    calls: [post('/api/reset-password', { token: about.tokens.reset, ...chosen }, 2)],
    nowhere: 422,
    elsewhere: 'missing',
  },
  'account.confirmation_link': {
    calls: [get(`/api/confirm-address/${about.tokens.signup}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'account.confirm_address': {
    calls: [post('/api/confirm-address', { token: about.tokens.signup, password: testPassword }, 2)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'account.invitation_link': {
    calls: [get(`/api/accept-invitation/${about.tokens.invitation}`)],
    nowhere: 404,
    elsewhere: 'missing',
  },
  'account.accept_invitation': {
    calls: [post('/api/accept-invitation', { token: about.tokens.invitation, ...chosen }, 2)],
    nowhere: 422,
    elsewhere: 'missing',
  },
})
