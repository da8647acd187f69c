import type { OidcFailure } from '@hdoc/contract/access/oidc.ts'

/**
 * The provider's button on the sign-in page, and why the provider sent the person back there. Loaded when
 * needed.
 */
export const oidc_return = {
  button: 'Sign in with the institution’s account',
  closed: 'Signing in with the institution’s account is switched off. Use your user name and password.',
  provider_down:
    'The account provider does not answer now. Try again a little later, or sign in with user name and password.',
  provider_answer:
    'The account provider gave an answer that cannot be accepted. Tell the administrator; meanwhile you can sign in with user name and password.',
  refused: 'The sign-in was refused at the account provider. You can try again.',
  email_unverified:
    'The account provider does not confirm an e-mail address of yours, so we cannot tell who you are.',
  no_account: 'Your e-mail address has no account at this institution. Ask the administrator for one.',
  inactive: 'Your account is not active. Ask the administrator of the institution.',
  waiting: 'Your account waits to be accepted by an administrator. You will get an e-mail.',
  created: 'An account was prepared for you. An administrator has to accept it; you will get an e-mail.',
  other_identity:
    'The account with this e-mail address is linked to another account of the provider. Ask the administrator of the institution.',
  proof_mailed:
    'Confirm once that this account is yours: we sent you an e-mail. Open the link in this browser, then press the button again.',
  expired: 'The attempt has expired or began in another browser. Press the button below once more.',
  too_many: 'Too many attempts in a short time. Wait a few minutes.',
  failed:
    'Signing in with the institution’s account failed. Tell the administrator; you can use user name and password.',
} satisfies Record<OidcFailure | 'button', string>
