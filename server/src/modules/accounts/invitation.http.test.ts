import type { LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aSignUp, aWaitingPerson } from '../../../test/browsers/account-link.ts'
import { testApp, testPassword } from '../../../test/browsers/app.ts'
import { mailbox, tokenOf } from '../../../test/browsers/mailbox.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { emit } from '../../platform/events/emit.ts'
import { accountInvited } from './events/index.ts'
import { handle as forgetLinks } from './jobs/forget-links.handler.ts'
import { endLinks } from './links/queries.ts'
import { wantEmailChange } from './want-email-change.ts'

const t = await testApp()
const box = await mailbox(t)
const password = 'ceai verde la fereastra'
const chosen = { password, password_confirmation: password }
let towns = 0

async function town() {
  const institution = await freshInstitution(t.database)
  const n = ++towns
  await aPerson(t.database, institution.id, `administrator.${n}`, { isAdmin: true })
  const username = `invitat.${n}`
  const id = await aWaitingPerson(t, institution.id, { username, state: 'invited', name: 'Ion Invitatu' })
  const invite = () =>
    t.database.inInstitution(institution.id, (db) => emit(db, accountInvited, { user_id: id }, t.clock.now()))
  const admin = t.browser(institution.host)
  await admin.signIn(`administrator.${n}`)
  return {
    institution,
    id,
    username,
    email: `${username}@test.example`,
    invite,
    admin,
    browser: t.browser(institution.host),
  }
}
const services = () => ({
  database: t.worker,
  clock: t.clock,
  log: { info: () => undefined } as never,
  mailer: undefined as never,
  files: undefined as never,
  settings: t.settings,
  filled: () => [],
})

describe('an invitation', () => {
  it('shows where to and whom, sets the password, and the person signs in', async () => {
    const { institution, invite, email, username, browser } = await town()
    await t.asSuperuser(
      `update institution_settings set mail_from_name = 'Primăria "X" <y>', mail_reply_to = 'contact@test.example' where institution_id = $1`,
      [institution.id],
    )
    await invite()
    const [mail] = await box.settled(email)
    expect(mail?.subject).toBe(`Invitație în HDoc – ${institution.name}`)
    expect(mail?.text).toContain('7 zile')
    expect([mail?.from, mail?.replyTo]).toEqual(['Primăria  X   y <hdoc@localhost>', 'contact@test.example'])
    const token = tokenOf(mail, 'accept-invitation')
    const { body } = await browser.get<LinkAnswer>(`/api/accept-invitation/${token}`)
    expect([body.institution, body.name, body.username]).toEqual([institution.name, 'Ion Invitatu', username])
    expect((await browser.signIn(username, password)).status).toBe(422)
    expect((await browser.post('/api/accept-invitation', { token, ...chosen })).status).toBe(200)
    expect((await browser.signIn(username, password)).status).toBe(200)
    const again = await browser.post<Failure>('/api/accept-invitation', { token, ...chosen })
    expect([again.status, again.body.code]).toEqual([404, 'LINK_INVALID'])
  })

  it('is good for seven days from its mailing', async () => {
    const { invite, email, browser } = await town()
    await invite()
    const [mail] = await box.settled(email)
    const address = `/api/accept-invitation/${tokenOf(mail, 'accept-invitation')}`
    t.clock.advance(7 * 86_400_000 - 1000)
    expect((await browser.get(address)).status).toBe(200)
    t.clock.advance(2000)
    expect((await browser.get(address)).status).toBe(404)
  })

  it('is sent again by /api/user/invite_again, three times an hour; a person who forgot a password never had gets it too', async () => {
    const { id, invite, email, admin, browser } = await town()
    await invite()
    const [first] = await box.settled(email)
    expect((await admin.post('/api/user/invite_again', { id })).status).toBe(200)
    await box.settled()
    await browser.post('/api/forgot-password', { email })
    const mails = await box.settled(email)
    expect(mails).toHaveLength(3)
    const tokens = mails.map((mail) => tokenOf(mail, 'accept-invitation'))
    expect(new Set(tokens).size).toBe(3)
    expect((await browser.get(`/api/accept-invitation/${tokenOf(first, 'accept-invitation')}`)).status).toBe(
      404,
    )
    expect((await browser.get(`/api/accept-invitation/${tokens[2]}`)).status).toBe(200)
    const much = await admin.post<Failure>('/api/user/invite_again', { id })
    expect([much.status, much.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    await browser.post('/api/accept-invitation', { token: tokens[2], ...chosen })
    expect((await admin.post('/api/user/invite_again', { id })).status).toBe(409)
  })

  it('is the same mail with the same link when its job is done again after a crash', async () => {
    const { invite, email, institution } = await town()
    await invite()
    await box.settled()
    const [link] = await t.asSuperuser<{ id: string }>(
      'select id from account_tokens where institution_id = $1',
      [institution.id],
    )
    const job = { institution: institution.id, payload: { link_id: Number(link!.id) } }
    await t.asSuperuser(`select graphile_worker.add_job('accounts.mail-link', $1::json)`, [
      JSON.stringify(job),
    ])
    const mails = await box.settled(email)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toEqual(mails[0])
  })

  it('waits for a mail server that is down: the link counts from its mailing, and lies nowhere meanwhile', async () => {
    const { invite, email, browser, institution } = await town()
    box.down = true
    await invite()
    t.database.wake()
    const failure = async () =>
      (await t.asSuperuser<{ last_error: string }>('select last_error from graphile_worker._private_jobs'))[0]
        ?.last_error
    await expect.poll(failure, { timeout: 10_000, interval: 20 }).toContain('no connection')
    expect(await browser.get(`/api/status`)).toMatchObject({ status: 200 })
    box.down = false
    t.clock.advance(3 * 86_400_000)
    await t.asSuperuser('update graphile_worker._private_jobs set run_at = now()')
    const [mail] = await box.settled(email)
    const token = tokenOf(mail, 'accept-invitation')
    t.clock.advance(6 * 86_400_000)
    expect((await browser.get(`/api/accept-invitation/${token}`)).status).toBe(200)
    const rows = await t.asSuperuser<{ all: string }>(
      `select (select coalesce(string_agg(a::text, ''), '') from account_tokens a where institution_id = $1)
            || (select coalesce(string_agg(a::text, ''), '') from audit_payloads a where institution_id = $1) as all`,
      [institution.id],
    )
    expect(rows[0]?.all).toMatch(/invitation/)
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'))
  })
})

describe('another address', () => {
  const want = (place: Awaited<ReturnType<typeof town>>, userId: number, address: string) =>
    t.database.inInstitution(place.institution.id, (db) => wantEmailChange(db, t, userId, address))

  it.each(['its owner changes the password', 'an administrator corrects the address'])(
    'that somebody asked for is not confirmed any more once %s',
    async (how) => {
      const place = await town()
      const id = await aPerson(t.database, place.institution.id, `luat.${towns}`)
      const fresh = `hot.${towns}@test.example`
      await want(place, id, fresh)
      const [mail] = await box.settled(fresh)
      const token = tokenOf(mail, 'confirm-address')
      expect((await place.browser.get(`/api/confirm-address/${token}`)).status).toBe(200)
      const owner = t.browser(place.institution.host)
      await owner.signIn(`luat.${towns}`)
      const ended = how.startsWith('its owner')
        ? await owner.post('/api/profile/change_password', {
            current_password: testPassword,
            password,
            password_again: password,
          })
        : await place.admin.post('/api/user/update', { id, values: { email: `drept.${towns}@test.example` } })
      expect(ended.status, JSON.stringify(ended.body)).toBe(200)
      const refused = await place.browser.post<Failure>('/api/confirm-address', { token })
      expect([refused.status, refused.body.code]).toEqual([404, 'LINK_INVALID'])
    },
  )

  it('that was withdrawn before its mail is mailed to nobody', async () => {
    const place = await town()
    const id = await aPerson(t.database, place.institution.id, `retras.${towns}`)
    await t.database.inInstitution(place.institution.id, async (db) => {
      await wantEmailChange(db, t, id, `nicaieri.${towns}@test.example`)
      await endLinks(db, id, 'email_change', t.clock.now())
    })
    t.database.wake()
    expect(await box.settled(`nicaieri.${towns}@test.example`)).toEqual([])
    expect(await box.settled(`retras.${towns}@test.example`)).toEqual([])
  })

  it('counts once a link sent to it is confirmed; the old one is told twice', async () => {
    const place = await town()
    const id = await aPerson(t.database, place.institution.id, `mutat.${towns}`)
    const old = `mutat.${towns}@test.example`
    const fresh = `nou.${towns}@test.example`
    await want(place, id, fresh)
    const [mail] = await box.settled(fresh)
    expect((await box.settled(old)).map(({ text }) => text.includes(fresh))).toEqual([true])
    const token = tokenOf(mail, 'confirm-address')
    const shown = await place.browser.get<LinkAnswer>(`/api/confirm-address/${token}`)
    expect(shown.body.email).toMatch(/^no•••@/)
    expect((await place.browser.signIn(fresh)).status).toBe(422)
    const { body } = await place.browser.post<{ outcome: string }>('/api/confirm-address', { token })
    expect(body.outcome).toBe('changed')
    expect((await place.browser.signIn(fresh)).status).toBe(200)
    expect((await box.settled(old)).map(({ subject }) => subject.split(' –')[0])).toEqual([
      'Schimbarea adresei de e-mail',
      'Adresa de e-mail a fost schimbată',
    ])
  })

  it('is refused when a colleague has it, at once or by the time it is confirmed', async () => {
    const place = await town()
    const id = await aPerson(t.database, place.institution.id, `mutat.${towns}`)
    await expect(want(place, id, place.email.toUpperCase())).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { email: [{ key: 'taken' }] },
    })
    const fresh = `disputat.${towns}@test.example`
    await want(place, id, fresh)
    const [mail] = await box.settled(fresh)
    await aPerson(t.database, place.institution.id, `disputat.${towns}`)
    const token = tokenOf(mail, 'confirm-address')
    const answer = await place.browser.post<Failure>('/api/confirm-address', { token })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['email']])
  })
})

describe('the hourly job', () => {
  it('forgets ended links and requests nobody confirmed, and nothing else', async () => {
    const place = await town()
    const { institution, invite } = place
    await invite()
    await box.settled()
    await aSignUp(t, institution.id, 'neconfirmat')
    await t.asSuperuser(`update users set created_at = $2 where institution_id = $1`, [
      institution.id,
      t.clock.now(),
    ])
    const counts = async () => {
      const [row] = await t.asSuperuser<{ links: number; requests: number; people: number }>(
        `select (select count(*)::int from account_tokens where institution_id = $1) as links,
                (select count(*)::int from sign_ups where institution_id = $1) as requests,
                (select count(*)::int from users where institution_id = $1) as people`,
        [institution.id],
      )
      return row
    }
    t.clock.advance(2 * 3_600_000)
    await forgetLinks(services())
    expect(await counts()).toEqual({ links: 1, requests: 1, people: 2 })
    t.clock.advance(8 * 86_400_000)
    await forgetLinks(services())
    expect(await counts()).toEqual({ links: 0, requests: 0, people: 2 })
  })
})
