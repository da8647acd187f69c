import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { fill } from '@hdoc/contract/texts/languages.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../test/browsers/app.ts'
import { mailbox, tokenOf } from '../../../test/browsers/mailbox.ts'
import { codeOf } from '../../../test/browsers/one-time-code.ts'
import { turnOnTotp } from '../../../test/browsers/second-factor.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
const box = await mailbox(t)
const wrong = 'Nu-este-parola-2026'
let halls = 0

async function townHall() {
  const { id, host } = await freshInstitution(t.database)
  const name = `gina.${++halls}`
  const gina = await aPerson(t.database, id, name, { name: 'Gina Liliacu' })
  return { id, host, name, gina, email: `${name}@test.example` }
}
type Hall = Awaited<ReturnType<typeof townHall>>
const login = (browser: Browser, username: string, password = wrong) =>
  browser.post<Failure>('/api/login', { username, password })
/** From a browser that nobody used before. */
const attempt = (host: string, address: string, username: string, password = wrong) =>
  login(t.browser(host, 'ro', address), username, password)
/** Strangers, each from an address of their own, try passwords. */
const strangers = async ({ host, name }: Hall, count: number, prefix = '192.0.2') => {
  const statuses = []
  for (let n = 0; n < count; n++) statuses.push((await attempt(host, `${prefix}.${n}`, name)).status)
  return statuses
}
const laterWindow = () =>
  t.asSuperuser(`update rate_limits set window_start = now() - interval '15 minutes 1 second'`)

describe('devices from which an account did not sign in yet', () => {
  it('share 20 guesses at it, whatever their addresses, and are told when to come back', async () => {
    const hall = await townHall()
    expect(await strangers(hall, 20)).toEqual(Array(20).fill(422))
    const next = await attempt(hall.host, '198.51.100.1', hall.name, testPassword)
    expect([next.status, next.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const seconds = Number(next.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    expect(next.body.message).toBe(
      fill('Prea multe încercări. Încercați din nou peste {seconds de} secunde.', { seconds }),
    )
    await laterWindow()
    expect((await attempt(hall.host, '198.51.100.1', hall.name, testPassword)).status).toBe(200)
  })

  it('count both names of a person as one account and answer alike, also for names nobody has', async () => {
    const { host, name, email } = await townHall()
    const outcomes = async (names: string[]) => {
      const seen = []
      for (let n = 0; n < 21; n++) {
        const { status, body } = await attempt(host, `198.51.100.${n}`, names[n % names.length]!)
        seen.push([status, body.code])
      }
      return seen
    }
    const known = await outcomes([name, email.toUpperCase()])
    expect(known).toEqual([...Array(20).fill([422, 'LOGIN_FAILED']), [429, 'TOO_MANY_REQUESTS']])
    expect(await outcomes(['nimeni'])).toEqual(known)
    for (const one of [name, email])
      expect((await attempt(host, '203.0.113.77', one, testPassword)).status).toBe(429)
  })

  it('are counted also when they guess at the same time', async () => {
    const { host, name } = await townHall()
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, n) => attempt(host, `198.51.100.${n}`, name)),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })
})

describe('a device from which the account signed in', () => {
  it('is let in while strangers guess at the account, second factor included', async () => {
    const hall = await townHall()
    const desk = t.browser(hall.host)
    await desk.signIn(hall.name)
    const { key } = await turnOnTotp(t, desk)
    t.clock.advance(60_000)
    await strangers(hall, 25)
    expect((await attempt(hall.host, '127.0.0.1', hall.name, testPassword)).status).toBe(429)
    expect((await login(desk, hall.email)).status).toBe(422)
    const first = await desk.post<{ second_factor: { ticket: string } }>('/api/login', {
      username: hall.name,
      password: testPassword,
    })
    const { ticket } = first.body.second_factor
    const second = (code: string) => desk.post('/api/login/second_factor', { ticket, method: 'totp', code })
    expect((await second('000000')).status).toBe(422)
    expect((await second(codeOf(key, t))).status).toBe(200)
  })

  it('has five guesses of its own, which a success gives back', async () => {
    const hall = await townHall()
    const desk = t.browser(hall.host)
    await desk.signIn(hall.name)
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) expect((await login(desk, hall.name)).status).toBe(422)
      expect((await login(desk, hall.name, testPassword)).status).toBe(200)
    }
    for (let n = 0; n < 5; n++) expect((await login(desk, hall.name)).status).toBe(422)
    expect((await login(desk, hall.name, testPassword)).status).toBe(429)
    // The failures are the device's alone: a browser without the cookie still has the attempts of the
    // account.
    expect((await attempt(hall.host, '127.0.0.1', hall.name, testPassword)).status).toBe(200)
  })

  it('is worth nothing for another account, after a change of the password, or on another institution', async () => {
    const hall = await townHall()
    await aPerson(t.database, hall.id, 'radu')
    const desk = t.browser(hall.host)
    await desk.signIn(hall.name)
    const cookie = desk.cookies.get('hdoc_device')!
    expect(cookie).toMatch(new RegExp(`^${hall.gina}\\.`))
    const withCookie = (host: string) => {
      const browser = t.browser(host, 'ro', '198.51.100.200')
      browser.cookies.set('hdoc_device', cookie)
      return browser
    }
    await strangers({ ...hall, name: 'radu' }, 21)
    expect((await login(withCookie(hall.host), 'radu', testPassword)).status).toBe(429)
    await strangers(hall, 21)
    expect((await login(withCookie(hall.host), hall.name, testPassword)).status).toBe(200)
    await desk.post('/api/profile/change_password', {
      current_password: testPassword,
      password: 'ceai verde la fereastra',
      password_again: 'ceai verde la fereastra',
    })
    const late = await login(withCookie(hall.host), hall.name, 'ceai verde la fereastra')
    expect(late.status).toBe(429)
  })

  it('keeps its cookie where no script reads it, and is given no new one at each sign-in', async () => {
    const hall = await townHall()
    const desk = t.browser(hall.host)
    const { cookies } = await desk.signIn(hall.name)
    expect(cookies.find(({ name }) => name === 'hdoc_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect((await desk.signIn(hall.name)).cookies.map(({ name }) => name)).not.toContain('hdoc_device')
  })
})

describe('a clerk on an unknown device while others guess at the account', () => {
  it('is mailed a link that gives the device guesses of its own; the password is still asked for', async () => {
    const hall = await townHall()
    await strangers(hall, 25)
    const phone = t.browser(hall.host, 'ro', '198.51.100.50')
    expect((await login(phone, hall.name, testPassword)).status).toBe(429)
    const ask = (username: string) => phone.post('/api/login/link', { username })
    const [known, unknown] = [await ask(hall.name), await ask('nimeni')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const mails = await box.settled(hall.email)
    expect(mails).toHaveLength(1)
    const token = tokenOf(mails[0], 'confirm-address')
    expect((await phone.get(`/api/confirm-address/${token}`)).body).toMatchObject({ purpose: 'device' })
    const confirmed = await phone.post('/api/confirm-address', { token })
    expect([confirmed.status, confirmed.body]).toEqual([200, expect.objectContaining({ outcome: 'device' })])
    expect((await phone.post('/api/confirm-address', { token })).status).toBe(404)
    expect((await phone.get<{ user: unknown }>('/api/status')).body.user).toBeNull()
    expect((await login(phone, hall.email)).status).toBe(422)
    expect((await login(phone, hall.name, testPassword)).status).toBe(200)
  })

  it('fills no mailbox, and somebody who is not active gets no link', async () => {
    const hall = await townHall()
    await aPerson(t.database, hall.id, `plecat.${halls}`, { active: false })
    for (let n = 0; n < 5; n++) {
      await t.browser(hall.host).post('/api/login/link', { username: hall.name })
      await box.settled()
    }
    await t.browser(hall.host).post('/api/login/link', { username: `plecat.${halls}` })
    expect(await box.settled(hall.email)).toHaveLength(3)
    expect(await box.settled(`plecat.${halls}@test.example`)).toHaveLength(0)
  })
})
