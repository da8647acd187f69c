import type { LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aLink, aWaitingPerson } from '../../../test/browsers/account-link.ts'
import { testApp, testPassword } from '../../../test/browsers/app.ts'
import { mailbox, tokenOf } from '../../../test/browsers/mailbox.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
const box = await mailbox(t)
const password = 'ceai verde la fereastra'
const chosen = { password, password_confirmation: password }

async function town(username = 'gina.liliacu') {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, username, { name: 'Gina Liliacu' })
  return { institution, id, email: `${username}@test.example`, browser: t.browser(institution.host) }
}
const reset = (host: string, token: string, address = '127.0.0.1') =>
  t.browser(host, 'ro', address).post<Failure>('/api/reset-password', { token, ...chosen })
const links = (institutionId: number) =>
  t.asSuperuser('select from account_tokens where institution_id = $1', [institutionId])

describe('POST /api/forgot-password', () => {
  it('says the same for known, unknown, disabled and waiting people, and mails only whom it should', async () => {
    const { institution, browser } = await town('a.cunoscut')
    await aPerson(t.database, institution.id, 'plecat', { active: false })
    await aWaitingPerson(t, institution.id, { username: 'asteapta', state: 'pending' })
    const answers = []
    for (const name of ['a.cunoscut', 'nimeni', 'plecat', 'asteapta'])
      answers.push(await browser.post('/api/forgot-password', { email: `${name}@test.example` }))
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, answers[0]?.body])
    await box.settled()
    expect(box.mails.map(({ to }) => to)).toEqual(['a.cunoscut@test.example'])
    expect(await links(institution.id)).toHaveLength(1)
  })

  it('sends a person at most three links in an hour, however they are asked for', async () => {
    const { institution, email } = await town('c.bombardat')
    for (let n = 0; n < 8; n++) {
      const answer = await t
        .browser(institution.host, 'ro', `10.1.0.${n}`)
        .post('/api/forgot-password', { email })
      expect(answer.status).toBe(200)
      await box.settled()
    }
    expect(await box.settled(email)).toHaveLength(3)
    t.clock.advance(3_700_000)
    await t.browser(institution.host).post('/api/forgot-password', { email })
    expect(await box.settled(email)).toHaveLength(4)
  })

  it('limits an address', async () => {
    const { institution } = await town('d.limitat')
    const browser = t.browser(institution.host, 'ro', '10.2.0.1')
    await t.asSuperuser('insert into rate_limits (key, window_start, hits) values ($1, now(), 100)', [
      `forgot|${institution.id}|10.2.0.1`,
    ])
    const answer = await browser.post<Failure>('/api/forgot-password', { email: 'x@test.example' })
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('looks in the institution of the host only', async () => {
    const { email } = await town('e.aici')
    const other = await freshInstitution(t.database)
    await t.browser(other.host).post('/api/forgot-password', { email })
    expect(await box.settled(email)).toEqual([])
  })

  it('needs the token of the page', async () => {
    const { browser, email } = await town('f.fals')
    const answer = await browser.send({ method: 'POST', url: '/api/forgot-password', payload: { email } })
    expect(answer.status).toBe(419)
  })
})

describe('/api/reset-password', () => {
  it('opens by GET as often as one likes, sets the password by POST once, ends sessions, and tells by mail', async () => {
    const { institution, email, browser } = await town('g.resetat')
    expect((await browser.signIn('g.resetat')).status).toBe(200)
    await t.browser(institution.host, 'en').post('/api/forgot-password', { email })
    const [mail] = await box.settled(email)
    expect(mail?.subject).toBe(`Resetarea parolei – ${institution.name}`)
    expect(mail?.text).toContain('60 de minute')
    expect(mail?.html).toContain(`http://${institution.host}:8080/#/reset-password/`)
    const token = tokenOf(mail, 'reset-password')
    for (let n = 0; n < 3; n++) {
      const { status, body, headers } = await browser.get<LinkAnswer>(`/api/reset-password/${token}`)
      expect([status, body.email, body.name, body.username]).toEqual([200, 'g.•••@test.example', '', ''])
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await reset(institution.host, token)).status).toBe(200)
    expect((await browser.get('/api/dashboard/get')).status).toBe(401)
    expect((await t.browser(institution.host).signIn('g.resetat', testPassword)).status).toBe(422)
    expect((await t.browser(institution.host).signIn('g.resetat', password)).status).toBe(200)
    const [, notice] = await box.settled(email)
    expect(notice?.subject).toBe(`Parola a fost schimbată – ${institution.name}`)
    const again = await reset(institution.host, token)
    expect([again.status, again.body.code]).toEqual([404, 'LINK_INVALID'])
  })

  it('of 50 uses at once lets one win', async () => {
    const { institution, id } = await town('h.cursa')
    const token = await aLink(t, institution.id, { userId: id, purpose: 'reset' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => reset(institution.host, token, `10.3.0.${n}`)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(49).fill(404)])
    await box.settled()
    expect(box.mails.filter(({ to }) => to === 'h.cursa@test.example')).toHaveLength(1)
  })

  it('refuses all that is not a link for this, here and now, with one answer', async () => {
    const { institution, id } = await town('i.refuzat')
    const other = await freshInstitution(t.database)
    const invited = await aWaitingPerson(t, institution.id, { username: 'invitat', state: 'invited' })
    const inactive = await aPerson(t.database, institution.id, 'plecat', { active: false })
    const first = await aLink(t, institution.id, { userId: id, purpose: 'reset' })
    const newest = await aLink(t, institution.id, { userId: id, purpose: 'reset' })
    const wrong = {
      replaced: first,
      invitation: await aLink(t, institution.id, { userId: invited, purpose: 'invitation' }),
      inactive: await aLink(t, institution.id, { userId: inactive, purpose: 'reset' }),
      unknown: 'a'.repeat(40),
      nonsense: "x' or 1=1 --",
    }
    const bodies = []
    for (const [name, token] of Object.entries(wrong)) {
      const { status, body } = await reset(institution.host, token)
      expect(status, name).toBe(404)
      bodies.push({ ...body, request_id: '' })
      expect(
        (await t.browser(institution.host).get(`/api/reset-password/${encodeURIComponent(token)}`)).status,
      ).toBe(404)
    }
    for (const body of bodies) expect(body).toEqual(bodies[0])
    expect((await reset(other.host, newest)).status).toBe(404)
    await t.asSuperuser(`update users set email = 'alta@test.example' where id = $1`, [id])
    expect((await reset(institution.host, newest)).status).toBe(404)
    await t.asSuperuser(`update users set email = 'i.refuzat@test.example' where id = $1`, [id])
    t.clock.advance(61 * 60_000)
    expect((await reset(institution.host, newest)).status).toBe(404)
  })

  it('refuses passwords that are short, common, personal or mistyped, and leaves the link for another try', async () => {
    const { institution, id, browser } = await town('ion.popescu')
    const token = await aLink(t, institution.id, { userId: id, purpose: 'reset' })
    const attempt = (one: string, two = one) =>
      browser.post<Failure>('/api/reset-password', { token, password: one, password_confirmation: two })
    for (const bad of ['scurta', 'parola123456', 'ion.popescu.2026']) {
      const { status, body } = await attempt(bad)
      expect([status, Object.keys(body.errors ?? {})], bad).toEqual([422, ['password']])
    }
    const mistyped = await attempt(password, `${password}!`)
    expect(mistyped.body.errors).toEqual({ password_confirmation: ['Cele două parole nu coincid.'] })
    expect((await attempt(password)).status).toBe(200)
  })

  it('works for people of the platform, whose link leads to its own host', async () => {
    await aPerson(t.database, 0, 'platforma.om', { isAdmin: true })
    await t.browser('admin.localhost').post('/api/forgot-password', { email: 'platforma.om@test.example' })
    const [mail] = await box.settled('platforma.om@test.example')
    expect(mail?.text).toContain('http://admin.localhost:8080/#/reset-password/')
    const token = tokenOf(mail, 'reset-password')
    const { institution } = await town('j.altundeva')
    expect((await reset(institution.host, token)).status).toBe(404)
    expect((await reset('admin.localhost', token)).status).toBe(200)
    expect((await t.browser('admin.localhost').signIn('platforma.om', password)).status).toBe(200)
  })
})

describe('guessing tokens', () => {
  it('from many addresses finds nothing, and stops: an address at 30, an institution at 200', async () => {
    const { institution, id } = await town('k.ghicit')
    await aLink(t, institution.id, { userId: id, purpose: 'reset' })
    const guess = async (address: string, n: number) =>
      (
        await t
          .browser(institution.host, 'ro', address)
          .get(`/api/reset-password/${`${n}x${address.replaceAll('.', '')}`.padEnd(40, 'q')}`)
      ).status
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) statuses.push(await guess('10.4.0.1', n))
    expect(statuses).toEqual([...Array(30).fill(404), ...Array(10).fill(429)])
    const many: number[] = []
    for (let address = 0; address < 60; address++)
      for (let n = 0; n < 5; n++) many.push(await guess(`10.5.0.${address}`, n))
    expect(many.filter((status) => status === 200)).toEqual([])
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(100)
    // Who holds a real link and guessed nothing still gets in, on this host and on others.
    const token = await aLink(t, institution.id, { userId: id, purpose: 'reset' })
    const honest = t.browser(institution.host, 'ro', '10.6.0.1')
    expect((await honest.get(`/api/reset-password/${token}`)).status).toBe(200)
  })
})
