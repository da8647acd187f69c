import type { Profile } from '@hdoc/contract/accounts/profile.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aLink } from '../../../test/browsers/account-link.ts'
import { type Browser, testApp, testPassword } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { whileHeld } from '../../../test/database/while-held.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { linkHash } from './links/link-token.ts'
import { endLinks, findLink, useLink } from './links/queries.ts'
import { lockAccount } from './profile/queries.ts'

const t = await testApp()

async function office() {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, 'gina')
  await aPerson(t.database, institution.id, 'sorin')
  const gina = t.browser(institution.host)
  await gina.signIn('gina')
  const wanted = () =>
    t.asSuperuser(
      `select payload from outbox_events where institution_id = $1 and type = 'account.email_change_wanted'`,
      [institution.id],
    )
  return { institution, id, gina, wanted }
}
const change = (browser: Browser, form: object = {}) =>
  browser.post<Failure>('/api/profile/change_email', {
    email: 'gina.noua@test.example',
    current_password: testPassword,
    ...form,
  })

describe('POST /api/profile/change_email', () => {
  it('is refused to guests, and without the own password', async () => {
    const { institution, gina, wanted } = await office()
    expect((await change(t.browser(institution.host))).status).toBe(401)
    const wrong = await change(gina, { current_password: 'altceva' })
    expect([wrong.status, Object.keys(wrong.body.errors!)]).toEqual([422, ['current_password']])
    expect(await wanted()).toEqual([])
  })

  it('asks for the confirmation of the new address and changes nothing before', async () => {
    const { institution, id, gina, wanted } = await office()
    expect((await change(gina)).status).toBe(200)
    expect(await wanted()).toMatchObject([{ payload: { user_id: id, email: 'gina.noua@test.example' } }])
    const rows = await t.asSuperuser('select email from users where institution_id = $1 and id = $2', [
      institution.id,
      id,
    ])
    expect(rows).toEqual([{ email: 'gina@test.example' }])
  })

  it('refuses no address, the own one and a colleague’s', async () => {
    const { gina, wanted } = await office()
    for (const email of ['gina', 'GINA@test.example', 'sorin@test.example']) {
      const refused = await change(gina, { email })
      expect([refused.status, Object.keys(refused.body.errors!)], email).toEqual([422, ['email']])
    }
    expect(await wanted()).toEqual([])
  })

  it('stops guessing of the password', async () => {
    const { gina } = await office()
    for (let n = 0; n < 5; n += 1) await change(gina, { current_password: `ghicit ${n}` })
    expect((await change(gina)).status).toBe(429)
  })
})

describe('a change of address that waits', () => {
  const pendingOf = async (browser: Browser) =>
    (await browser.get<Profile>('/api/profile/get')).body.pending_email

  it('stands on the profile, and its owner withdraws it before and after the mail', async () => {
    const { institution, id, gina } = await office()
    expect(await pendingOf(gina)).toBeNull()
    await change(gina)
    const email = 'gina.noua@test.example'
    expect(await pendingOf(gina)).toEqual({ email, expires_at: null })
    expect((await gina.post('/api/profile/withdraw_email')).status).toBe(200)
    expect(await pendingOf(gina)).toBeNull()
    const token = await aLink(t, institution.id, { userId: id, purpose: 'email_change', email })
    const until = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
    expect(await pendingOf(gina)).toEqual({ email, expires_at: until })
    await gina.post('/api/profile/withdraw_email')
    await gina.post('/api/profile/withdraw_email')
    const refused = await gina.post<Failure>('/api/confirm-address', { token })
    expect([refused.status, refused.body.code]).toEqual([404, 'LINK_INVALID'])
    const entries = await t.asSuperuser(
      `select p.payload::json->'before' as before from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and e.action = 'account.email_change_withdrawn'`,
      [institution.id],
    )
    expect(entries).toEqual([{ before: { email } }, { before: { email } }])
  })

  it('is not called withdrawn when it is confirmed meanwhile', async () => {
    const { institution, id, gina } = await office()
    const email = 'gina.noua@test.example'
    const token = await aLink(t, institution.id, { userId: id, purpose: 'email_change', email })
    const now = t.clock.now()
    let answer: { status: number; body: unknown } | undefined
    await whileHeld(t, {
      institutionId: institution.id,
      first: async (db) => {
        const link = await findLink(db, linkHash(token), now)
        expect(link && (await useLink(db, link, now))).toBe(true)
      },
      second: async () => {
        answer = await gina.post('/api/profile/withdraw_email')
      },
    })
    expect(answer).toMatchObject({ status: 200, body: { withdrawn: false } })
    const entries = await t.asSuperuser(
      `select from audit_entries where institution_id = $1 and action = 'account.email_change_withdrawn'`,
      [institution.id],
    )
    expect(entries).toEqual([])
  })

  it.each(['email_change', 'reset'] as const)(
    'a link of the purpose %s is ended by whoever holds the account while it is being used',
    async (purpose) => {
      const { institution, id } = await office()
      const token = await aLink(t, institution.id, { userId: id, purpose })
      const guest = t.browser(institution.host)
      const password = 'ceai verde la fereastra'
      let answer: { status: number } | undefined
      await whileHeld(t, {
        institutionId: institution.id,
        first: (db) => lockAccount(db, id),
        second: async () => {
          answer = await (purpose === 'reset'
            ? guest.post('/api/reset-password', { token, password, password_confirmation: password })
            : guest.post('/api/confirm-address', { token }))
        },
        last: async (db) => {
          // Less than it takes to notice that two wait for each other, which is tried again.
          await db.run(sql`set local lock_timeout = '500ms'`)
          expect(await endLinks(db, id, purpose, t.clock.now())).toHaveLength(1)
        },
      })
      expect(answer).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } })
    },
  )

  it('is over by itself when its link is', async () => {
    const { institution, id, gina } = await office()
    await aLink(t, institution.id, { userId: id, purpose: 'email_change', email: 'alta@test.example' })
    t.clock.advance(3_600_001)
    expect(await pendingOf(gina)).toBeNull()
  })

  it.each(['the other sessions are closed', 'an administrator takes the factors away'])(
    'ends when %s, also before its mail',
    async (how) => {
      const { institution, id, gina } = await office()
      await aPerson(t.database, institution.id, 'sef', { isAdmin: true })
      const admin = t.browser(institution.host)
      await admin.signIn('sef')
      const end = () =>
        how.startsWith('the other')
          ? gina.post('/api/profile/close_other_sessions')
          : admin.post('/api/user/reset_factors', { id })
      const token = await aLink(t, institution.id, {
        userId: id,
        purpose: 'email_change',
        email: 'a@b.example',
      })
      expect((await end()).status).toBe(200)
      const refused = await t.browser(institution.host).post<Failure>('/api/confirm-address', { token })
      expect([refused.status, refused.body.code]).toEqual([404, 'LINK_INVALID'])
      await gina.signIn('gina')
      await change(gina)
      expect((await end()).status).toBe(200)
      await gina.signIn('gina')
      expect(await pendingOf(gina)).toBeNull()
    },
  )
})
