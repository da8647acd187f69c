import type { SecondFactorMethod } from '@hdoc/contract/access/session.ts'
import type { Answer, Browser, TestApp } from './app.ts'
import { type Authenticator, authenticator } from './authenticator.ts'
import { codeOf, STEP_MS } from './one-time-code.ts'

/** Turns the application on for the signed-in person and moves the clock past the step of its first code. */
export async function turnOnTotp(
  t: Pick<TestApp, 'clock'>,
  browser: Browser,
): Promise<{ key: string; codes: string[] }> {
  const { body: setup } = await browser.post<{ key: string }>('/api/factor/start_totp')
  const confirmed = await browser.post<{ recovery_codes?: string[] }>('/api/factor/confirm_totp', {
    code: codeOf(setup.key, t),
  })
  if (confirmed.status !== 200) throw new Error(`no application: ${JSON.stringify(confirmed.body)}`)
  t.clock.advance(STEP_MS)
  return { key: setup.key, codes: confirmed.body.recovery_codes ?? [] }
}

/** The origin of a host, as the test settings form it. */
export const originOf = (t: Pick<TestApp, 'settings'>, host: string): string => {
  const { publicScheme, publicPort } = t.settings
  return `${publicScheme}://${host}${publicPort === undefined ? '' : `:${publicPort}`}`
}

type Offer = { options: { challenge: string } }

/** Makes a passkey for who is signed in. */
export async function addPasskey(
  t: TestApp,
  browser: Browser,
  host: string,
  name = 'Telefon',
): Promise<{ key: Authenticator; codes: string[] | undefined }> {
  const key = authenticator(host)
  const { body } = await browser.post<Offer>('/api/factor/offer_passkey')
  const added = await browser.post<{ recovery_codes?: string[] }>('/api/factor/add_passkey', {
    name,
    credential: key.make({ challenge: body.options.challenge, origin: originOf(t, host) }),
  })
  if (added.status !== 200) throw new Error(`no passkey: ${JSON.stringify(added.body)}`)
  return { key, codes: added.body.recovery_codes }
}

export async function askForPasskey(browser: Browser, ticket?: string): Promise<string> {
  const { body } = await browser.post<Offer>('/api/login/ask_passkey', ticket ? { ticket } : {})
  return body.options.challenge
}

export type Step = { ticket: string; methods: SecondFactorMethod[] }

/** Does the first step of a sign-in; throws when no second step follows. */
export async function ticketOf(browser: Browser, username: string, password?: string): Promise<Step> {
  const { body } = (await browser.signIn(username, password)) as Answer<{ second_factor?: Step }>
  if (!body.second_factor) throw new Error(`no second step: ${JSON.stringify(body)}`)
  return body.second_factor
}

/** The changes of factors that people of an institution are told of, as they wait to be mailed. */
export const toldChanges = (t: Pick<TestApp, 'asSuperuser'>, institutionId: number) =>
  t.asSuperuser<{ user_id: number; change: string }>(
    `select (payload ->> 'user_id')::int as user_id, payload ->> 'change' as change
       from outbox_events where institution_id = $1 and type = 'account.factor_changed' order by id`,
    [institutionId],
  )
