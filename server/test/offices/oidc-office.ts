import type { TestApp } from '../browsers/app.ts'
import { CLIENT, signInAtProvider, type TestProvider } from '../browsers/oidc-provider.ts'
import { freshInstitution } from '../database/database.ts'
import { aPerson } from './person.ts'

/** A town hall whose people may sign in through the provider, set up by its administrator over HTTP. */
export async function oidcOffice(t: TestApp, provider: TestProvider, values: object = {}) {
  const { id, host } = await freshInstitution(t.database)
  await aPerson(t.database, id, 'admin', {
    name: 'Ana Crin',
    isAdmin: true,
  })
  const admin = t.browser(host)
  await admin.signIn('admin')
  const configure = (change: object) =>
    admin.post<{ data: { version: number } }>('/api/setting_oidc/update', { values: change })
  const { status, body } = await configure({
    enabled: true,
    issuer: provider.issuer,
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    ...values,
  })
  if (status !== 200) throw new Error(`the provider was not set: ${JSON.stringify(body)}`)
  const gina = await aPerson(t.database, id, 'gina', { name: 'Gina Liliacu' })
  provider.people.set('gina-la-furnizor', {
    email: 'gina@test.example',
    email_verified: true,
    name: 'Gina Liliacu',
  })
  return { id, host, admin, configure, gina }
}

/** Headers of a navigation from the address bar. */
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
type Guest = ReturnType<TestApp['browser']>

/** Presses the sign-in button; gives the address to which it leads. */
export async function pressButton(guest: Guest, query = ''): Promise<string> {
  const { status, headers } = await guest.get(`/api/oidc/start${query}`, {
    ...navigation,
    'sec-fetch-site': 'same-origin',
  })
  if (status !== 302) throw new Error(`the button answered ${status}`)
  return String(headers.location)
}

/**
 * Brings the provider's answer to the callback, as a redirect from the provider's site does; gives the
 * address to which that leads.
 */
export async function bringAnswer(guest: Guest, answer: string): Promise<string> {
  const { pathname, search } = new URL(answer)
  const { status, headers } = await guest.get(`${pathname}${search}`, {
    ...navigation,
    'sec-fetch-site': 'cross-site',
  })
  if (status !== 302) throw new Error(`the callback answered ${status}`)
  return String(headers.location)
}

/** Goes the whole way of a sign-in through the provider; gives the address at which it ends. */
export async function signInByProvider(
  guest: Guest,
  login = 'gina-la-furnizor',
  query = '',
): Promise<string> {
  const there = await pressButton(guest, query)
  if (there.startsWith('/')) return there
  return bringAnswer(guest, await signInAtProvider(there, login))
}
