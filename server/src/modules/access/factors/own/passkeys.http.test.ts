import type { Factors } from '@hdoc/contract/access/factors.ts'
import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../../../test/browsers/app.ts'
import { type Authenticator, authenticator } from '../../../../../test/browsers/authenticator.ts'
import {
  addPasskey,
  askForPasskey,
  originOf,
  ticketOf,
  toldChanges,
} from '../../../../../test/browsers/second-factor.ts'
import { freshInstitution } from '../../../../../test/database/database.ts'
import { aPerson } from '../../../../../test/offices/person.ts'

const t = await testApp()

async function townHall() {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, 'gina', { name: 'Gina Liliacu' })
  const browser = t.browser(institution.host)
  await browser.signIn('gina')
  return { institution, host: institution.host, id, browser }
}
const factorsOf = async (browser: Browser) => (await browser.get<Factors>('/api/factor/get')).body
const who = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user
const challengeToAdd = async (browser: Browser) =>
  (await browser.post<{ options: { challenge: string } }>('/api/factor/offer_passkey')).body.options.challenge
type Change = { challenge?: string; origin?: string; counter?: number; verified?: boolean }

/** Signs in with a passkey alone; `change` says what differs from an honest answer. */
async function enter(browser: Browser, host: string, key: Authenticator, change: Change = {}) {
  const challenge = change.challenge ?? (await askForPasskey(browser))
  const credential = key.use({ origin: originOf(t, host), ...change, challenge })
  return browser.post<Failure>('/api/login/passkey', { credential })
}

describe('a passkey', () => {
  it('is nobody’s to add, rename or remove but the signed-in person’s', async () => {
    const { browser, host, institution } = await townHall()
    await addPasskey(t, browser, host)
    const [mine] = (await factorsOf(browser)).passkeys
    await aPerson(t.database, institution.id, 'ana')
    const guest = t.browser(host)
    const ana = t.browser(host)
    await ana.signIn('ana')
    const calls = [
      ['offer_passkey', {}],
      ['add_passkey', { name: 'x', credential: authenticator(host).make({ challenge: 'x', origin: 'x' }) }],
      ['rename_passkey', { id: mine!.id, name: 'Furat' }],
      ['remove_passkey', { id: mine!.id, password: testPassword }],
    ] as const
    for (const [call, body] of calls) expect((await guest.post(`/api/factor/${call}`, body)).status).toBe(401)
    for (const [call, body] of calls.slice(2))
      expect((await ana.post(`/api/factor/${call}`, body)).status).toBe(404)
    expect((await factorsOf(browser)).passkeys).toEqual([mine])
  })

  it('is added with a name and recovery codes, renamed and removed; each is in the audit', async () => {
    const { browser, host, id, institution } = await townHall()
    const { codes } = await addPasskey(t, browser, host, 'Telefonul meu')
    expect(codes).toHaveLength(10)
    expect((await addPasskey(t, browser, host, 'Cheie USB')).codes).toBeUndefined()
    const [phone, usb] = (await factorsOf(browser)).passkeys
    expect([phone?.name, phone?.here, phone?.last_used_at]).toEqual(['Telefonul meu', true, null])
    await browser.post('/api/factor/rename_passkey', { id: phone!.id, name: '  Telefon de serviciu ' })
    const { status } = await browser.post('/api/factor/remove_passkey', {
      id: usb!.id,
      password: testPassword,
    })
    expect(status).toBe(200)
    expect((await factorsOf(browser)).passkeys.map(({ name }) => name)).toEqual(['Telefon de serviciu'])
    const audit = await t.asSuperuser<{ action: string }>(
      `select action from audit_entries where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    )
    expect(audit.map(({ action }) => action)).toEqual([
      'session.opened',
      'factor.added',
      'factor.added',
      'factor.renamed',
      'factor.removed',
    ])
    expect(await toldChanges(t, institution.id)).toEqual(
      ['passkey_added', 'passkey_added', 'passkey_removed'].map((change) => ({ user_id: id, change })),
    )
  })

  it('is removed by who says once more who they are; the last one takes the recovery codes along', async () => {
    const { browser, host } = await townHall()
    await addPasskey(t, browser, host)
    const [key] = (await factorsOf(browser)).passkeys
    const bare = await browser.post<Failure>('/api/factor/remove_passkey', { id: key!.id })
    expect(bare.body.code).toBe('PROOF_NEEDED')
    await browser.post('/api/factor/remove_passkey', { id: key!.id, password: testPassword })
    expect(await factorsOf(browser)).toMatchObject({ passkeys: [], recovery_left: 0 })
  })

  it('stays where the institution asks for a factor and it is the only one; of two removed at once one stays', async () => {
    const { browser, host, institution } = await townHall()
    await t.asSuperuser(
      'update institution_settings set second_factor_required = true where institution_id = $1',
      [institution.id],
    )
    await addPasskey(t, browser, host)
    await addPasskey(t, browser, host, 'Al doilea')
    const { passkeys } = await factorsOf(browser)
    const answers = await Promise.all(
      passkeys.map(({ id }) =>
        browser.post<Failure>('/api/factor/remove_passkey', { id, password: testPassword }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await factorsOf(browser)).passkeys).toHaveLength(1)
  })

  it.each<[string, (host: string) => { rp?: string; origin?: string; verified?: boolean }]>([
    ['another origin', () => ({ origin: 'http://fals.localhost' })],
    ['another port', (host) => ({ origin: `http://${host}:9999` })],
    ['another scheme', (host) => ({ origin: `https://${host}` })],
    ['another host’s name', () => ({ rp: 'localhost' })],
    ['a person who was not verified', () => ({ verified: false })],
  ])('is not taken from %s', async (_, change) => {
    const { browser, host } = await townHall()
    const { rp = host, origin = originOf(t, host), verified = true } = change(host)
    const challenge = await challengeToAdd(browser)
    const credential = authenticator(rp).make({ challenge, origin, verified })
    const answer = await browser.post<Failure>('/api/factor/add_passkey', { name: 'x', credential })
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSKEY_REFUSED'])
    expect((await factorsOf(browser)).passkeys).toEqual([])
  })

  it('is not taken for a challenge that was used, is old, is another person’s, or of a sign-in', async () => {
    const { browser, host, institution } = await townHall()
    await aPerson(t.database, institution.id, 'ana')
    const ana = t.browser(host)
    await ana.signIn('ana')
    const add = (challenge: string) =>
      browser.post<Failure>('/api/factor/add_passkey', {
        name: 'x',
        credential: authenticator(host).make({ challenge, origin: originOf(t, host) }),
      })
    const mine = await challengeToAdd(browser)
    expect((await add(mine)).status).toBe(200)
    for (const challenge of [
      mine,
      await challengeToAdd(ana),
      await askForPasskey(t.browser(host)),
      'inventat',
    ])
      expect((await add(challenge)).body.code).toBe('PASSKEY_REFUSED')
    const old = await challengeToAdd(browser)
    t.clock.advance(5 * 60_000)
    expect((await add(old)).status).toBe(422)
  })
})

describe('signing in with a passkey alone', () => {
  it('needs no user name and no password', async () => {
    const { browser, host, id } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    const next = t.browser(host)
    expect((await enter(next, host, key)).status).toBe(200)
    expect((await who(next))?.id).toBe(id)
    expect((await factorsOf(browser)).passkeys[0]?.last_used_at).toBe(t.clock.now().toISOString())
  })

  it('is refused for a use that is repeated, foreign, unverified, or of a stranger', async () => {
    const { browser, host } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    const other = await townHall()
    const challenge = await askForPasskey(t.browser(host))
    const spent = await enter(t.browser(host), host, key, { challenge })
    expect(spent.status).toBe(200)
    const wrong: Change[] = [
      { challenge },
      { challenge: 'inventat' },
      { challenge: await askForPasskey(t.browser(other.host)) },
      { challenge: await challengeToAdd(browser) },
      { origin: originOf(t, other.host) },
      { verified: false },
    ]
    for (const change of wrong) {
      const thief = t.browser(host)
      const answer = await enter(thief, host, key, change)
      expect([answer.status, answer.body.code], JSON.stringify(change)).toEqual([422, 'PASSKEY_REFUSED'])
      expect(await who(thief)).toBeNull()
    }
    const stranger = await enter(t.browser(host), host, authenticator(host))
    expect(stranger.body.code).toBe('PASSKEY_REFUSED')
    // The other institution does not know the passkey, even signed for its own host.
    expect((await enter(t.browser(other.host), other.host, key)).status).toBe(422)
  })

  it('spends a challenge with the first answer, right or wrong', async () => {
    const { browser, host } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    const next = t.browser(host)
    const challenge = await askForPasskey(next)
    expect((await enter(next, host, key, { challenge, verified: false })).status).toBe(422)
    expect((await enter(next, host, key, { challenge })).status).toBe(422)
  })

  it('ends within five minutes, and lets one of fifty simultaneous answers in', async () => {
    const { browser, host, id } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    const late = await askForPasskey(t.browser(host))
    t.clock.advance(5 * 60_000)
    expect((await enter(t.browser(host), host, key, { challenge: late })).status).toBe(422)
    const challenge = await askForPasskey(t.browser(host))
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enter(t.browser(host), host, key, { challenge })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await t.asSuperuser('select from sessions where user_id = $1', [id])).toHaveLength(2)
  })

  it('refuses a counter that does not go on, as that of a copied key', async () => {
    const { browser, host } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    expect((await enter(t.browser(host), host, key, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect((await enter(t.browser(host), host, key, { counter })).body.code, String(counter)).toBe(
        'PASSKEY_REFUSED',
      )
    expect((await enter(t.browser(host), host, key, { counter: 8 })).status).toBe(200)
  })

  it('is closed to a person who was deactivated', async () => {
    const { browser, host, id } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    await t.asSuperuser(`update users set state = 'inactive' where id = $1`, [id])
    expect((await enter(t.browser(host), host, key)).body.code).toBe('PASSKEY_REFUSED')
  })

  it('believes no forwarded host', async () => {
    const { browser, host } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    const thief = t.browser(host)
    const challenge = await askForPasskey(thief)
    const credential = key.use({ challenge, origin: 'http://fals.example' })
    const forged = { 'x-forwarded-host': 'fals.example', 'x-forwarded-proto': 'http' }
    expect((await thief.post('/api/login/passkey', { credential }, forged)).status).toBe(422)
  })
})

describe('a passkey as the second factor', () => {
  it('opens the session of its own person’s ticket only', async () => {
    const { browser, host, institution } = await townHall()
    const { key } = await addPasskey(t, browser, host)
    await aPerson(t.database, institution.id, 'ana')
    const ana = t.browser(host)
    await ana.signIn('ana')
    const { key: anas } = await addPasskey(t, ana, host)
    const next = t.browser(host)
    const { ticket, methods } = await ticketOf(next, 'gina')
    expect(methods).toEqual(['passkey', 'recovery'])
    const show = async (shown: Authenticator, challenge: string) =>
      next.post<Failure>('/api/login/second_factor', {
        ticket,
        method: 'passkey',
        credential: shown.use({ challenge, origin: originOf(t, host) }),
      })
    expect((await show(anas, await askForPasskey(next, ticket))).body.code).toBe('PASSKEY_REFUSED')
    expect((await show(key, await askForPasskey(next))).body.code).toBe('PASSKEY_REFUSED')
    expect((await show(key, await askForPasskey(next, ticket))).status).toBe(200)
    expect((await who(next))?.name).toBe('Gina Liliacu')
  })

  it('made on another host of the institution leaves the recovery codes as the only way', async () => {
    const { browser, host, institution } = await townHall()
    const { codes } = await addPasskey(t, browser, host)
    const alias = `alias-${institution.tag}.localhost`
    await t.asSuperuser(`insert into hosts (host, institution_id, kind) values ($1, $2, 'alias')`, [
      alias,
      institution.id,
    ])
    const next = t.browser(alias)
    const { ticket, methods } = await ticketOf(next, 'gina')
    expect(methods).toEqual(['recovery'])
    const code = codes![0]
    expect((await next.post('/api/login/second_factor', { ticket, method: 'recovery', code })).status).toBe(
      200,
    )
    expect((await factorsOf(next)).passkeys[0]).toMatchObject({ here: false, host })
  })
})
