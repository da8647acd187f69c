import type { Factors } from '@hdoc/contract/access/factors.ts'
import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../../../test/browsers/app.ts'
import { codeOf } from '../../../../../test/browsers/one-time-code.ts'
import { ticketOf, toldChanges, turnOnTotp } from '../../../../../test/browsers/second-factor.ts'
import { freshInstitution } from '../../../../../test/database/database.ts'
import { aPerson } from '../../../../../test/offices/person.ts'
import { resetFactors } from '../reset-factors.ts'

const t = await testApp({ limits: { loginFailuresDevice: 100, loginFailuresAccount: 500 } })

async function townHall(required = false) {
  const institution = await freshInstitution(t.database)
  if (required)
    await t.asSuperuser(
      'update institution_settings set second_factor_required = true where institution_id = $1',
      [institution.id],
    )
  const id = await aPerson(t.database, institution.id, 'gina', { name: 'Gina Liliacu' })
  const browser = t.browser(institution.host)
  await browser.signIn('gina')
  return { institution, id, browser }
}
const factorsOf = async (browser: Browser) => (await browser.get<Factors>('/api/factor/get')).body
const who = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user
const second = (browser: Browser, ticket: string, code: string, method = 'totp') =>
  browser.post<Failure>('/api/login/second_factor', { ticket, method, code })
const auditOf = (id: number) =>
  t.asSuperuser<{ action: string; payload: string }>(
    `select e.action, p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
      where e.subject_type = 'user' and e.subject_id = $1 order by e.id`,
    [id],
  )

describe('an authenticator application', () => {
  it('is nobody’s to set up but the signed-in person’s', async () => {
    const { institution } = await townHall()
    const guest = t.browser(institution.host)
    expect((await guest.get('/api/factor/get')).status).toBe(401)
    for (const call of ['start_totp', 'confirm_totp', 'remove_totp', 'renew_codes'])
      expect((await guest.post(`/api/factor/${call}`, { code: '123456' })).status, call).toBe(401)
  })

  it('is on once a first code confirms it, with ten recovery codes; nothing secret is stored as it is', async () => {
    const { id, browser } = await townHall()
    expect(await factorsOf(browser)).toMatchObject({
      totp: { on: false },
      recovery_left: 0,
      proof_to_add: false,
    })
    const { body } = await browser.post<{ key: string; uri: string; qr: string }>('/api/factor/start_totp')
    expect(body.uri).toContain(`secret=${body.key}`)
    expect(body.qr).toMatch(/^<svg/)
    const wrong = await browser.post<Failure>('/api/factor/confirm_totp', { code: codeOf(body.key, t, 5) })
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual([
      422,
      'SECOND_FACTOR_WRONG',
      ['code'],
    ])
    expect((await factorsOf(browser)).totp.on).toBe(false)
    const right = await browser.post<{ recovery_codes: string[] }>('/api/factor/confirm_totp', {
      code: codeOf(body.key, t),
    })
    expect(right.status).toBe(200)
    expect(new Set(right.body.recovery_codes).size).toBe(10)
    expect(await factorsOf(browser)).toMatchObject({ totp: { on: true }, recovery_left: 10 })
    const stored = JSON.stringify([
      await t.asSuperuser(`select encode(secret, 'escape') as secret from totp_factors where user_id = $1`, [
        id,
      ]),
      await t.asSuperuser(
        `select encode(code_hash, 'escape') as hash from recovery_codes where user_id = $1`,
        [id],
      ),
      await auditOf(id),
    ])
    expect(stored).not.toContain(body.key)
    for (const code of right.body.recovery_codes) expect(stored).not.toContain(code)
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['session.opened', 'factor.added'])
  })

  it('opens no session by the password alone, and one by the code', async () => {
    const { id, institution, browser } = await townHall()
    const { key } = await turnOnTotp(t, browser)
    const next = t.browser(institution.host)
    const step = await ticketOf(next, 'gina')
    expect(step.methods).toEqual(['totp', 'recovery'])
    expect(next.cookies.has('hdoc_session')).toBe(false)
    expect(await who(next)).toBeNull()
    expect((await second(next, step.ticket, codeOf(key, t))).status).toBe(200)
    expect((await who(next))?.name).toBe('Gina Liliacu')
    const last = (await auditOf(id)).at(-1)
    expect([last?.action, last?.payload]).toEqual([
      'session.opened',
      expect.stringContaining('password+totp'),
    ])
  })

  it.each([-1, 0, 1])('accepts a phone %i steps off', async (off) => {
    const { institution, browser } = await townHall()
    const { key } = await turnOnTotp(t, browser)
    t.clock.advance(60_000)
    const next = t.browser(institution.host)
    const { ticket } = await ticketOf(next, 'gina')
    expect((await second(next, ticket, codeOf(key, t, off))).status).toBe(200)
  })

  it.each([-2, 2])('refuses a phone %i steps off', async (off) => {
    const { institution, browser } = await townHall()
    const { key } = await turnOnTotp(t, browser)
    t.clock.advance(60_000)
    const next = t.browser(institution.host)
    const { ticket } = await ticketOf(next, 'gina')
    expect((await second(next, ticket, codeOf(key, t, off))).body.code).toBe('SECOND_FACTOR_WRONG')
    expect(await who(next)).toBeNull()
  })

  it('refuses a code that was used, and those before it', async () => {
    const { institution, browser } = await townHall()
    const { key } = await turnOnTotp(t, browser)
    t.clock.advance(60_000)
    const first = t.browser(institution.host)
    expect((await second(first, (await ticketOf(first, 'gina')).ticket, codeOf(key, t))).status).toBe(200)
    const thief = t.browser(institution.host)
    for (const off of [0, -1]) {
      const answer = await second(thief, (await ticketOf(thief, 'gina')).ticket, codeOf(key, t, off))
      expect([answer.status, answer.body.code]).toEqual([422, 'SECOND_FACTOR_USED'])
    }
    t.clock.advance(30_000)
    const later = t.browser(institution.host)
    expect((await second(later, (await ticketOf(later, 'gina')).ticket, codeOf(key, t))).status).toBe(200)
  })

  it('lets one of fifty simultaneous uses of one code in', async () => {
    const { id, institution, browser } = await townHall()
    const { key } = await turnOnTotp(t, browser)
    const code = codeOf(key, t)
    const browsers = Array.from({ length: 50 }, (_, n) =>
      t.browser(institution.host, 'ro', `198.51.100.${n}`),
    )
    const tickets = await Promise.all(browsers.map((one) => ticketOf(one, 'gina')))
    const answers = await Promise.all(browsers.map((one, n) => second(one, tickets[n]!.ticket, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((one) => one.status !== 200))
      expect([status, body.code]).toEqual([422, 'SECOND_FACTOR_USED'])
    const sessions = await t.asSuperuser('select from sessions where user_id = $1', [id])
    expect(sessions).toHaveLength(2)
  })

  it('moves to another phone: the old one works until the first code of the new one', async () => {
    const { institution, browser } = await townHall()
    const old = await turnOnTotp(t, browser)
    const { body } = await browser.post<{ key: string }>('/api/factor/start_totp')
    const between = t.browser(institution.host)
    expect((await second(between, (await ticketOf(between, 'gina')).ticket, codeOf(old.key, t))).status).toBe(
      200,
    )
    const moved = await browser.post<{ recovery_codes?: string[] }>('/api/factor/confirm_totp', {
      code: codeOf(body.key, t),
    })
    expect([moved.status, moved.body.recovery_codes]).toEqual([200, undefined])
    t.clock.advance(30_000)
    const after = t.browser(institution.host)
    expect((await second(after, (await ticketOf(after, 'gina')).ticket, codeOf(old.key, t))).status).toBe(422)
    expect((await second(after, (await ticketOf(after, 'gina')).ticket, codeOf(body.key, t))).status).toBe(
      200,
    )
  })

  it('asks who one is before it is changed, but not right after signing in', async () => {
    const { browser } = await townHall()
    t.clock.advance(11 * 60_000)
    expect((await factorsOf(browser)).proof_to_add).toBe(true)
    for (const [body, code] of [
      [{}, 'PROOF_NEEDED'],
      [{ password: 'Nu-este-parola-2026' }, 'PROOF_WRONG'],
      [{ code: '000000' }, 'PROOF_WRONG'],
    ] as const)
      expect((await browser.post<Failure>('/api/factor/start_totp', body)).body.code).toBe(code)
    expect((await browser.post('/api/factor/start_totp', { password: testPassword })).status).toBe(200)
  })

  it('is turned off by the password or by a fresh code, never without', async () => {
    const { browser, id, institution } = await townHall()
    const first = await turnOnTotp(t, browser)
    expect((await browser.post<Failure>('/api/factor/remove_totp')).body.code).toBe('PROOF_NEEDED')
    const fresh = codeOf(first.key, t)
    expect((await browser.post('/api/factor/renew_codes', { code: fresh })).status).toBe(200)
    const used = await browser.post<Failure>('/api/factor/remove_totp', { code: fresh })
    expect(used.body.code).toBe('SECOND_FACTOR_USED')
    t.clock.advance(30_000)
    expect((await browser.post('/api/factor/remove_totp', { code: codeOf(first.key, t) })).status).toBe(200)
    expect(await factorsOf(browser)).toMatchObject({ totp: { on: false }, recovery_left: 0 })
    expect((await browser.post('/api/factor/remove_totp', { password: testPassword })).status).toBe(404)
    expect((await t.browser(institution.host).signIn('gina')).body).not.toHaveProperty('second_factor')
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['factor.added', 'recovery_codes.renewed', 'factor.removed']),
    )
  })
})

describe('each change', () => {
  it('is told to the person by mail: the event stands in the outbox with the change', async () => {
    const { id, institution, browser } = await townHall()
    const { codes } = await turnOnTotp(t, browser)
    const next = t.browser(institution.host)
    await second(next, (await ticketOf(next, 'gina')).ticket, codes[0]!, 'recovery')
    await browser.post('/api/factor/renew_codes', { password: testPassword })
    await browser.post('/api/factor/remove_totp', { password: testPassword })
    expect(await toldChanges(t, institution.id)).toEqual(
      ['totp_added', 'recovery_used', 'recovery_renewed', 'totp_removed'].map((change) => ({
        user_id: id,
        change,
      })),
    )
  })
})

describe('recovery codes', () => {
  it('open a session once each, however they are typed', async () => {
    const { institution, browser } = await townHall()
    const { codes } = await turnOnTotp(t, browser)
    const next = t.browser(institution.host)
    const typed = codes[0]!.toUpperCase().replace('-', ' ')
    expect((await second(next, (await ticketOf(next, 'gina')).ticket, typed, 'recovery')).status).toBe(200)
    expect((await factorsOf(next)).recovery_left).toBe(9)
    const again = await second(next, (await ticketOf(next, 'gina')).ticket, codes[0]!, 'recovery')
    expect(again.body.code).toBe('SECOND_FACTOR_WRONG')
  })

  it('are one person’s only, and one of fifty simultaneous uses wins', async () => {
    const { institution, browser } = await townHall()
    const { codes } = await turnOnTotp(t, browser)
    await aPerson(t.database, institution.id, 'ana')
    const ana = t.browser(institution.host)
    await ana.signIn('ana')
    await turnOnTotp(t, ana)
    const thief = t.browser(institution.host)
    const foreign = await second(thief, (await ticketOf(thief, 'ana')).ticket, codes[1]!, 'recovery')
    expect(foreign.body.code).toBe('SECOND_FACTOR_WRONG')
    const browsers = Array.from({ length: 50 }, (_, n) => t.browser(institution.host, 'ro', `203.0.113.${n}`))
    const tickets = await Promise.all(browsers.map((one) => ticketOf(one, 'gina')))
    const answers = await Promise.all(
      browsers.map((one, n) => second(one, tickets[n]!.ticket, codes[1]!, 'recovery')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('made anew end the old ones', async () => {
    const { institution, browser } = await townHall()
    const { codes } = await turnOnTotp(t, browser)
    const { body } = await browser.post<{ recovery_codes: string[] }>('/api/factor/renew_codes', {
      password: testPassword,
    })
    const next = t.browser(institution.host)
    const old = await second(next, (await ticketOf(next, 'gina')).ticket, codes[0]!, 'recovery')
    expect(old.status).toBe(422)
    const fresh = body.recovery_codes[0]!
    expect((await second(next, (await ticketOf(next, 'gina')).ticket, fresh, 'recovery')).status).toBe(200)
  })

  it('are not given to who has no factor', async () => {
    const { browser } = await townHall()
    expect((await browser.post('/api/factor/renew_codes', { password: testPassword })).status).toBe(404)
  })
})

describe('a factor that the institution requires', () => {
  it('comes before everything else, and opens the rest once it is there', async () => {
    const { browser } = await townHall(true)
    expect((await who(browser))?.must).toBe('second_factor')
    const refused = await browser.get<Failure>('/api/user/options')
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    expect((await browser.post('/api/preference/update', { language: 'en' })).status).toBe(200)
    await turnOnTotp(t, browser)
    expect((await who(browser))?.must).toBeUndefined()
    expect((await browser.get('/api/user/options')).status).toBe(200)
  })

  it('acts on a session that is open, and is the account’s institution’s', async () => {
    const { institution, browser } = await townHall()
    expect((await browser.get('/api/user/options')).status).toBe(200)
    await t.asSuperuser(
      'update institution_settings set second_factor_required = true where institution_id = $1',
      [institution.id],
    )
    expect((await browser.get('/api/user/options')).status).toBe(403)
    const elsewhere = await townHall()
    expect((await elsewhere.browser.get('/api/user/options')).status).toBe(200)
  })

  it('cannot be turned off as the last one', async () => {
    const { browser } = await townHall(true)
    await turnOnTotp(t, browser)
    const kept = await browser.post<Failure>('/api/factor/remove_totp', { password: testPassword })
    expect([kept.status, kept.body.code]).toEqual([409, 'LAST_SECOND_FACTOR'])
    expect(await factorsOf(browser)).toMatchObject({ totp: { on: true }, recovery_left: 10 })
  })

  it('has to be set up anew after an administrator reset it', async () => {
    const { institution, id, browser } = await townHall(true)
    await turnOnTotp(t, browser)
    const had = await t.database.inInstitution(institution.id, (db) => resetFactors(db, id))
    expect(had).toEqual({ totp: true, passkeys: 0 })
    expect((await who(browser))?.must).toBe('second_factor')
    const next = t.browser(institution.host)
    expect((await next.signIn('gina')).body).not.toHaveProperty('second_factor')
    expect((await who(next))?.must).toBe('second_factor')
  })
})
