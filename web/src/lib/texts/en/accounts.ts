import type { English } from '../english.ts'
import type { accounts as ro } from '../ro/accounts.ts'

export const accounts: English<typeof ro> = {
  to_login: 'Back to sign-in',
  sign_in: 'Sign in',
  slow_mail: 'The message may take a few minutes. Look in the folder for unwanted mail too.',
  email: 'E-mail',
  password: 'Password',
  new_password: 'New password',
  password_again: 'Repeat the password',
  password_help_one:
    'At least {{count}} character. A few unrelated words are easy to remember and hard to guess.',
  password_help_other:
    'At least {{count}} characters. A few unrelated words are easy to remember and hard to guess.',
  show_password: 'Show what you type',
  hide_password: 'Hide what you type',
  account: 'Account',
  username: 'User name',
  institution: 'Institution',
  person: 'Name',

  forgot_title: 'Forgot your password?',
  forgot_intro: 'Enter the e-mail address of your account. We send you a link to choose a new password.',
  forgot_submit: 'Send the link',
  forgot_sent_title: 'Check your e-mail',
  forgot_sent:
    'If the address {{email}} has an account here, you will get a link for a new password. The link can be used once.',
  forgot_again: 'Another address',

  reset_title: 'Choose a new password',
  reset_for: 'For the account with the address {{email}}. After the change all open sessions end.',
  reset_submit: 'Change the password',
  reset_done_title: 'The password was changed',
  reset_done: 'Open sessions were ended. Sign in with the new password.',

  link_title: 'The link is no longer valid',
  link_text: 'It has expired, was used, or was replaced by a newer one. Use the link of the latest message.',
  link_reset: 'Ask for a new link',
  link_confirmation: 'If the address is not confirmed yet, send the request for an account again.',
  link_invitation: 'Ask the person who invited you to send the invitation again.',

  confirm_title: 'Confirm your e-mail address',
  confirm_intro: 'The address is confirmed only when you press the button.',
  confirm_request_intro:
    'Type the password of your request again: so only the request that you wrote is confirmed, not that of somebody else with this address.',
  confirm_password: 'Password of the request',
  confirm_submit: 'Confirm the address',
  link_identity_title: 'Confirm that this account is yours',
  link_identity_intro:
    'From now on the account of the institution’s provider will open this account. Confirm only if it was you who pressed the button, in this browser.',
  link_identity_submit: 'This is my account',
  link_identity_done: 'The account is confirmed',
  confirmed_linked: 'Now sign in with the button of the institution’s account.',
  link_device_title: 'Confirm this device',
  link_device_intro:
    'Signing in from this device no longer waits for the attempts of others. Press only if this is the device from which you want to sign in; the password is asked for as usual.',
  link_device_submit: 'This is my device',
  link_device_done: 'The device is confirmed',
  confirmed_device: 'Now sign in with your password.',
  confirmed_title: 'The address was confirmed',
  confirmed_pending:
    'An administrator now decides on your request. Your user name is “{{username}}”. We will write to this address; until then you cannot sign in.',
  confirmed_changed: 'From now on this is the address of your account.',

  invitation_title: 'Welcome, {{name}}',
  invitation_intro:
    'The institution has made you an account in HDoc. Choose the password you will sign in with.',
  invitation_submit: 'Activate the account',
  invitation_done_title: 'The account is active',
  invitation_done: 'Now sign in with the user name {{username}} and the password you chose.',

  register_title: 'Ask for an account',
  register_intro:
    'You then confirm your e-mail address, and an administrator of the institution accepts the request.',
  register_name: 'Full name',
  register_email: 'E-mail',
  register_email_again: 'Repeat the e-mail',
  register_username: 'User name',
  register_username_help: 'Letters, digits, full stop, hyphen.',
  register_phone: 'Phone',
  register_terms: 'I agree that the institution uses this data for my account.',
  register_terms_short: 'Agreement',
  register_terms_more: 'What happens to the data?',
  register_terms_text:
    'The data serves only your account in the registry of the institution, which processes it. A request whose address is not confirmed is deleted after 7 days. You may ask the institution for your data, its correction or deletion.',
  register_submit: 'Send the request',
  register_sent_title: 'Check your e-mail',
  register_sent:
    'We wrote to {{email}}. Open the message and confirm the address; only then does the request reach the administrator.',
  closed_title: 'Accounts are made by the institution',
  closed_platform_title: 'Accounts are made by the administrator',
  closed_text: 'For an account in the electronic registry please ask the institution:',
  closed_platform: 'For an account please ask the administrator of the platform.',
  phone: 'Phone',
}
