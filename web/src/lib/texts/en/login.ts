import type { English } from '../english.ts'
import type { login as ro } from '../ro/login.ts'

export const login: English<typeof ro> = {
  title: 'Sign in',
  username: 'User name or e-mail',
  password: 'Password',
  show_password: 'Show the password',
  hide_password: 'Hide the password',
  remember: 'Remember me on this computer',
  required: 'This field is required.',
  submit: 'Sign in',
  passkey: 'Sign in with a passkey',
  forgot: 'Forgot your password?',
  register: 'Ask for an account',
  demo: 'Demonstration: choose a user, the password is',
  kept: 'The session has expired. Sign in again; what you wrote is kept.',
  too_many: 'Too many attempts.',
  wait_one: 'You can try again in one second.',
  wait_other: 'You can try again in {{figure}} seconds.',
  wait_minutes_one: 'You can try again in one minute.',
  wait_minutes_other: 'You can try again in {{figure}} minutes.',
  portal: 'Public page',
  county: '{{county}} county',
  platform: 'Platform administration',
}
