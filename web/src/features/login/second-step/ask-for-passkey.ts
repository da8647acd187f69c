import './step-texts.ts'
import { loginStepCalls } from '@hdoc/contract/access/login-step-calls.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { call } from '../../../lib/calls/call.ts'
import { renewCsrf } from '../../../lib/calls/csrf.ts'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Credential = Awaited<ReturnType<typeof startAuthentication>>

/** Asks the browser for a passkey; undefined when the person gave up or the time ran out. */
async function askBrowser(ticket: string | undefined): Promise<Credential | undefined> {
  const { options } = await call(loginStepCalls.askPasskey, {
    body: ticket === undefined ? {} : { ticket },
    quiet: true,
  })
  return startAuthentication({ optionsJSON: options as unknown as Options }).catch(() => undefined)
}

/** Signs in without user name and password; false when no passkey was used. */
export async function signInByPasskey(remember: boolean): Promise<boolean> {
  // The page's CSRF token may belong to a session that has ended, so it is renewed first, as before a sign-in
  // by password.
  await renewCsrf()
  const credential = await askBrowser(undefined)
  if (!credential) return false
  await call(loginStepCalls.passkey, { body: { credential, remember } })
  return true
}

/** The second step by a passkey; false when none was used. */
export async function showPasskey(ticket: string): Promise<boolean> {
  const credential = await askBrowser(ticket)
  if (!credential) return false
  await call(loginStepCalls.secondFactor, { body: { ticket, method: 'passkey', credential } })
  return true
}
