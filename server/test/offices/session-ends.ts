import { aLink } from '../browsers/account-link.ts'
import { type Browser, type TestApp, testPassword } from '../browsers/app.ts'
import { freshInstitution } from '../database/database.ts'
import { aPerson } from './person.ts'

type World = Pick<TestApp, 'database' | 'clock' | 'settings'> & { browser: (host: string) => Browser }
type Office = {
  institutionId: number
  gina: number
  admin: Browser
  session: Browser
  other: Browser
  world: World
}
const password = 'ceai verde la fereastra'

async function office(world: World): Promise<Office> {
  const { id, host } = await freshInstitution(world.database)
  const gina = await aPerson(world.database, id, 'gina', { roles: ['Registratură'], isAdmin: true })
  await aPerson(world.database, id, 'sef', { isAdmin: true })
  const signedIn = async (username: string) => {
    const browser = world.browser(host)
    await browser.signIn(username)
    return browser
  }
  return {
    institutionId: id,
    gina,
    admin: await signedIn('sef'),
    session: await signedIn('gina'),
    other: await signedIn('gina'),
    world,
  }
}

/** What ends a session or takes its rights: `other` is the person's second browser. */
export const sessionEnds: Readonly<Record<string, (at: Office) => Promise<{ status: number }>>> = {
  'signing out, with the cookie kept': async ({ session, world }) => {
    const thief = world.browser('')
    for (const [name, value] of session.cookies) thief.cookies.set(name, value)
    const answer = await session.post<unknown>('/api/logout')
    for (const [name, value] of thief.cookies) session.cookies.set(name, value)
    return answer
  },
  'signing out the other sessions': ({ other }) => other.post('/api/profile/close_other_sessions'),
  deactivation: ({ admin, gina }) => admin.post('/api/user/deactivate', { ids: [gina] }),
  'a change of the password elsewhere': ({ other }) =>
    other.post('/api/profile/change_password', {
      current_password: testPassword,
      password,
      password_again: password,
    }),
  'a password set by a link': async ({ world, institutionId, gina, other }) => {
    const token = await aLink(world, institutionId, { userId: gina, purpose: 'reset' })
    return other.post('/api/reset-password', { token, password, password_confirmation: password })
  },
  'the loss of isadmin': ({ admin, gina }) =>
    admin.post('/api/user/update', { id: gina, values: { is_admin: false } }),
  'a confirmed change of the e-mail address': async ({ world, institutionId, gina, other }) => {
    const email = 'alta.adresa@test.example'
    const token = await aLink(world, institutionId, { userId: gina, purpose: 'email_change', email })
    return other.post('/api/confirm-address', { token })
  },
  'second factors taken away': ({ admin, gina }) => admin.post('/api/user/reset_factors', { id: gina }),
}

/** Why a session outlives what should end it; undefined when it is refused on its next call. */
export async function outlives(world: World, name: string): Promise<string | undefined> {
  const end = sessionEnds[name]
  if (!end) throw new Error(`nothing ends a session by ${name}`)
  const at = await office(world)
  const call = () => at.session.get('/api/role/list')
  const before = (await call()).status
  if (before !== 200) return `answered ${before} before`
  const { status } = await end(at)
  if (status !== 200) return `could not be done: ${status}`
  const after = (await call()).status
  return after === 401 ? undefined : `answered ${after} afterwards`
}

/**
 * Tells why rights outlive their loss in an open session; undefined when the next call is refused and the
 * session lives on.
 */
export async function keepsRights(world: World, how: 'role of the person' | 'right of the role') {
  const { id, host } = await freshInstitution(world.database)
  await aPerson(world.database, id, 'sef', { isAdmin: true })
  const dan = await aPerson(world.database, id, 'dan', { roles: ['Registratură'] })
  const [admin, session] = [world.browser(host), world.browser(host)]
  await admin.signIn('sef')
  const { body } = await admin.get<{ id: number; name: string }[]>('/api/role/options')
  const role = body.find(({ name }) => name === 'Registratură')!.id
  const give = (permissions: string[]) =>
    admin.post('/api/role/update', { id: role, values: { permissions } })
  await give(['register.manage'])
  await session.signIn('dan')
  const call = async () => (await session.get('/api/register/list')).status
  const before = await call()
  if (before !== 200) return `answered ${before} before`
  const taken = await (how === 'right of the role'
    ? give([])
    : admin.post('/api/user/update', { id: dan, values: { role_ids: [] } }))
  if (taken.status !== 200) return `could not be done: ${taken.status}`
  const after = await call()
  return after === 403 ? undefined : `answered ${after} afterwards`
}
