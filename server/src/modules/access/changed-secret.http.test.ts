import type { Factors } from '@hdoc/contract/access/factors.ts'
import type { Status } from '@hdoc/contract/access/session.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { type Browser, startedAnew, type TestApp, testApp } from '../../../test/browsers/app.ts'
import { signInAtProvider, startProvider } from '../../../test/browsers/oidc-provider.ts'
import { codeOf } from '../../../test/browsers/one-time-code.ts'
import {
  addPasskey,
  askForPasskey,
  originOf,
  ticketOf,
  turnOnTotp,
} from '../../../test/browsers/second-factor.ts'
import { bringAnswer, oidcOffice, pressButton } from '../../../test/offices/oidc-office.ts'
import { sql } from '../../platform/db/sql.ts'
import { silentLog } from '../../platform/log.ts'
import { describeSecrets } from '../../platform/secrets/describe-secrets.ts'
import { holdSecrets } from '../../platform/secrets/hold-secrets.ts'
import { valueMover } from '../../platform/secrets/move-values.ts'
import { movingFactors } from './factors/moving-factors.ts'
import { movingOidc } from './oidc/moving-oidc.ts'

const kinds = [...movingFactors, movingOidc]
const provider = await startProvider()
afterAll(() => provider.close())

const before = await testApp({ settings: { demo: true } })
const former = before.settings.secret
const present = 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3'
const both = await startedAnew(before, { secret: present, oldSecrets: [former] })
const after = await startedAnew(before, { secret: present, oldSecrets: [] })

const moverOf = (t: TestApp) =>
  valueMover({ database: before.worker, settings: t.settings, log: silentLog }, kinds)
const waiting = async (t: TestApp): Promise<string[]> =>
  (await describeSecrets({ database: before.worker, settings: t.settings }, kinds)).map(({ en }) => en)
const holds = (t: TestApp) => holdSecrets(before.database.global, t.settings)

/** A person in a town hall with a provider who has everything that depends on the installation's secret. */
async function gina() {
  const office = await oidcOffice(before, provider)
  const browser = before.browser(office.host)
  await browser.signIn('gina')
  const { key, codes } = await turnOnTotp(before, browser)
  const passkey = await addPasskey(before, browser, office.host)
  return { ...office, browser, key, codes, passkey: passkey.key }
}
type Person = Awaited<ReturnType<typeof gina>>

const second = async (t: TestApp, { host }: Person, method: string, code: string): Promise<number> => {
  const guest = t.browser(host)
  const { ticket } = await ticketOf(guest, 'gina')
  return (await guest.post('/api/login/second_factor', { ticket, method, code })).status
}
const byApplication = (t: TestApp, person: Person): Promise<number> => {
  t.clock.advance(30_000)
  return second(t, person, 'totp', codeOf(person.key, t))
}
const byPasskey = async (t: TestApp, { host, passkey }: Person, handle?: Buffer): Promise<number> => {
  const guest = t.browser(host)
  const credential = passkey.use({ origin: originOf(t, host), challenge: await askForPasskey(guest) })
  if (handle) credential.response.userHandle = handle.toString('base64url')
  return (await guest.post('/api/login/passkey', { credential })).status
}
async function takeOver(from: Browser, to: Browser): Promise<Browser> {
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
  return to
}
const who = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user?.name

describe('another secret with the former one beside it', () => {
  it('is taken only when the former is named, until all has moved; then it stands alone', async () => {
    const person = await gina()
    await before.asSuperuser(`update recovery_codes set key_id = null where institution_id = $1`, [person.id])
    const [handle] = await before.asSuperuser<{ user_handle: Buffer }>(
      `update passkeys set user_handle = null from passkeys old
        where passkeys.institution_id = $1 and old.institution_id = $1 and old.id = passkeys.id returning old.user_handle`,
      [person.id],
    )
    await holds(before)
    await expect(holds(after)).rejects.toThrow(/HDOC_SECRET .* is not the secret this database was used with/)
    await expect(waiting(after)).rejects.toThrow('HDOC_SECRET')
    await holds(both)

    const page = await takeOver(person.browser, both.browser(person.host))
    expect(
      (await page.post('/api/factor/rename_passkey', { id: 999, name: 'x' })).status,
      'its form token',
    ).toBe(404)
    expect(await byApplication(both, person)).toBe(200)
    expect(await byPasskey(both, person, handle!.user_handle)).toBe(200)
    expect(await second(both, person, 'recovery', person.codes[0]!)).toBe(200)

    expect(await waiting(both)).toEqual(
      expect.arrayContaining([
        '  secrets of authenticator applications: 1',
        '  passkeys to be marked: 1',
        '  secrets of OpenID providers: 1',
        expect.stringContaining('People with recovery codes given under a former secret: 1'),
        expect.stringContaining('Still to be named in HDOC_SECRET_OLD'),
      ]),
    )
    await moverOf(both)()
    await expect(holds(after), 'a move that was cut off').rejects.toThrow('HDOC_SECRET')
    const move = moverOf(both)
    while (await move());
    expect(await waiting(both)).toEqual(
      expect.arrayContaining([
        '  secrets of authenticator applications: 0',
        '  recovery codes to be marked: 0',
        '  passkeys to be marked: 0',
        '  secrets of OpenID providers: 0',
        'No former secret is needed at a start.',
      ]),
    )

    await holds(after)
    expect(await byApplication(after, person)).toBe(200)
    expect(await byPasskey(after, person, handle!.user_handle)).toBe(200)
    const guest = after.browser(person.host)
    await bringAnswer(guest, await signInAtProvider(await pressButton(guest), 'gina-la-furnizor'))
    expect(await second(after, person, 'recovery', person.codes[1]!)).toBe(422)
    const own = await takeOver(person.browser, after.browser(person.host))
    expect(
      (await own.get<Factors>('/api/factor/get')).body.recovery_left,
      'codes that are dead do not count',
    ).toBe(0)
    expect(await second(both, person, 'recovery', person.codes[1]!), 'named again').toBe(200)
  })

  it('ends a sign-in at the provider that began before the change', async () => {
    const { host } = await oidcOffice(before, provider)
    const guest = before.browser(host)
    const answer = await signInAtProvider(await pressButton(guest), 'gina-la-furnizor')
    const page = await takeOver(guest, both.browser(host))
    expect(await bringAnswer(page, answer)).toBe('/#/login')
    expect(await who(page)).toBe('Gina Liliacu')
  })

  it('of two processes that start a new database with different secrets, one is refused', async () => {
    await before.asSuperuser('delete from secret_keys')
    const other = { secret: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6', oldSecrets: [] }
    const starts = await Promise.allSettled([
      holdSecrets(before.database.global, before.settings),
      holdSecrets(before.database.global, other),
    ])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [row] = await before.database.global.rows(
      sql<{ count: number }>`select count(*)::int as count from secret_keys`,
    )
    expect(row?.count).toBe(1)
  })
})
