import type { English } from '../english.ts'
import type { second_step as ro } from '../ro/second-step.ts'

export const second_step: English<typeof ro> = {
  title: 'Second step',
  totp_text: 'Open the authenticator app on your phone and type the six-digit code.',
  totp_code: 'Code from the app',
  recovery_text: 'Type one of the recovery codes you kept. Each works once.',
  recovery_code: 'Recovery code',
  passkey_text: 'The browser asks for the fingerprint, face or PIN of your device.',
  passkey_use: 'Use the passkey',
  passkey_cancelled: 'No passkey was used: you cancelled, or the time ran out.',
  submit: 'Continue',
  other: 'Another way:',
  use_totp: 'the authenticator app',
  use_recovery: 'a recovery code',
  use_passkey: 'the passkey',
  link_title: 'Link the institution’s account',
  link_text: 'The provider’s account will open your HDoc account from now on. Confirm once that it is yours.',
  password_text: 'Enter the password of your HDoc account.',
  password_code: 'HDoc password',
  use_password: 'the password',
  barred:
    'If it was not you who mistyped the password, somebody is guessing at it. On a device from which you signed in before you do not have to wait; here you can use a passkey or a link sent by e-mail.',
  send_link: 'Send me a link by e-mail',
  link_sent:
    'If there is an account with this name, we sent it an e-mail. Open the link on this device, then sign in with your password.',
  lost: 'None of them left? The administrator of your institution can reset your second factor.',
  back: 'Back to the password',
  link_back: 'Back to sign-in',
}
