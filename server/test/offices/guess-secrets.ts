import { randomBytes } from 'node:crypto'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { aLink, aSignUp, aWaitingPerson } from '../browsers/account-link.ts'
import type { TestApp } from '../browsers/app.ts'
import type { Browser } from '../browsers/browser.ts'
import { turnOnTotp } from '../browsers/second-factor.ts'
import { testPassword } from '../browsers/test-password.ts'
import { freshOffice, registerPapers } from './office.ts'
import { aPerson } from './person.ts'
import { aWaitingComplaint } from './rows/a-waiting-complaint.ts'

type World = Pick<TestApp, 'database' | 'clock' | 'settings'> & {
  browser: (host: string, address: string) => Browser
}
export interface Guessed {
  kind: string
  guesses: number
  /** Guesses that a limit refused without looking at them. */
  limited: number
  hits: number
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const invented = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte % 36]).join('')
const chosen = { password: 'ceai verde la fereastra', password_confirmation: 'ceai verde la fereastra' }

type Attempt = (browser: Browser, n: number) => Promise<{ status: number; body: unknown }>

/** Plants one secret of every kind; gives how to guess at each. */
async function openSecrets(world: World): Promise<{ host: string; attempts: Record<string, Attempt> }> {
  const office = await freshOffice(world.database)
  const { id, host } = office.institution
  await registerPapers(world.database, office, 20)
  const link = async (purpose: 'reset' | 'invitation', userId: number) =>
    void (await aLink(world, id, { userId, purpose }))
  await link('reset', await aPerson(world.database, id, 'uituc'))
  await aSignUp(world, id, 'cere')
  await link('invitation', await aWaitingPerson(world, id, { username: 'invitat', state: 'invited' }))
  await aWaitingComplaint(world, id, { key: invented(40), link: invented(40), holder: invented(40) })
  await aPerson(world.database, id, 'ana')
  const ana = world.browser(host, '192.0.2.200')
  await ana.signIn('ana')
  await turnOnTotp(world, ana)
  await world.browser(host, '192.0.2.201').signIn('ana')

  const linkAttempt =
    (show: string, use: string, body: object): Attempt =>
    (browser, n) =>
      n % 2 === 0
        ? browser.get(`/api/${show}/${invented(40)}`)
        : browser.post(`/api/${use}`, { token: invented(40), ...body })
  const code = () => String(Number.parseInt(randomBytes(4).toString('hex'), 16) % 1_000_000).padStart(6, '0')
  return {
    host,
    attempts: {
      'links for a new password': linkAttempt('reset-password', 'reset-password', chosen),
      'links that confirm an address': linkAttempt('confirm-address', 'confirm-address', {}),
      invitations: linkAttempt('accept-invitation', 'accept-invitation', chosen),
      'tickets of a second step': (browser) =>
        browser.post('/api/login/second_factor', { ticket: invented(43), method: 'totp', code: code() }),
      'codes of an application, with the password': async (browser) => {
        const login = { username: 'ana', password: testPassword }
        const first = await browser.post<Failure & { second_factor?: { ticket: string } }>(
          '/api/login',
          login,
        )
        const ticket = first.body.second_factor?.ticket
        if (!ticket) return first
        return browser.post('/api/login/second_factor', { ticket, method: 'totp', code: code() })
      },
      'codes for a phone': (browser, n) =>
        n % 2 === 0
          ? browser.get(`/api/phone/show/${invented(40)}`)
          : browser.post('/api/phone/send', { token: invented(40), photo_ids: [1] }),
      'links that confirm a form': linkAttempt('public_form/show', 'public_form/confirm', {}),
      'second secrets of complaints': (browser, n) =>
        n % 2 === 0
          ? browser.get(`/api/portal_complaint/own?k=${invented(40)}`)
          : browser.post('/api/portal_complaint/withdraw_own', { k: invented(40) }),
      'tracking codes': (browser) => browser.get(`/api/tracking/get/${invented(16)}`),
    },
  }
}

/** Guesses at every kind of secret that opens something without a sign-in, from several addresses in turn. */
export async function guessSecrets(
  world: World,
  wanted: { guesses: number; addresses: number; tell?: (sentence: string) => void },
): Promise<Guessed[]> {
  const results: Guessed[] = []
  // Each kind is guessed at in its own institution, so that the limits of one kind do not hide a missing
  // limit of another.
  for (const [k, kind] of Object.keys((await openSecrets(world)).attempts).entries()) {
    const { host, attempts } = await openSecrets(world)
    const browsers = Array.from({ length: wanted.addresses }, (_, n) =>
      world.browser(host, `10.${100 + k}.1.${n}`),
    )
    const result: Guessed = { kind, guesses: 0, limited: 0, hits: 0 }
    for (let n = 0; n < wanted.guesses; n++) {
      const browser = browsers[n % browsers.length]!
      const { status } = await attempts[kind]!(browser, Math.floor(n / browsers.length))
      result.guesses++
      if (status === 429) result.limited++
      else if (status < 400) result.hits++
    }
    results.push(result)
    wanted.tell?.(`${kind}: ${result.guesses} guesses, ${result.limited} refused unseen, ${result.hits} hits`)
  }
  return results
}
