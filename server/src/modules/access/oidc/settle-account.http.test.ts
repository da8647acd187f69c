import type { Status } from '@hdoc/contract/access/session.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { startProvider } from '../../../../test/browsers/oidc-provider.ts'
import { oidcOffice, signInByProvider } from '../../../../test/offices/oidc-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ settings: { demo: true } })
const provider = await startProvider()
afterAll(() => provider.close())
beforeEach(() => {
  provider.forge = undefined
  provider.interfere = undefined
})

const whoIs = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user?.name

describe('somebody without an account', () => {
  it('is refused clearly, or waits for an administrator where the institution allows it', async () => {
    const { id, host, configure } = await oidcOffice(t, provider)
    provider.people.set('nou', { email: 'Nou.Venit@test.example', email_verified: true, name: 'Nou Venit' })
    expect(await signInByProvider(t.browser(host), 'nou')).toBe('/#/login?oidc=no_account')
    await configure({ allow_pending: true })
    const guest = t.browser(host)
    expect(await signInByProvider(guest, 'nou')).toBe('/#/login?oidc=created')
    expect(await whoIs(guest)).toBeUndefined()
    const [person] = await t.asSuperuser<{ id: string }>(
      `select id, name, username, state, password_hash from users where institution_id = $1 and email = 'Nou.Venit@test.example'`,
      [id],
    )
    expect(person).toMatchObject({
      name: 'Nou Venit',
      username: 'nou.venit',
      state: 'pending',
      password_hash: '',
    })
    const events = await t.asSuperuser(
      `select payload from outbox_events where institution_id = $1 and type = 'account.pending'`,
      [id],
    )
    expect(events).toEqual([{ payload: { user_id: Number(person!.id) } }])
    expect(await signInByProvider(t.browser(host), 'nou')).toBe('/#/login?oidc=waiting')
    await t.asSuperuser(`update users set state = 'active' where institution_id = $1 and id = $2`, [
      id,
      person!.id,
    ])
    expect(await signInByProvider(t.browser(host), 'nou')).toBe('/#/login')
  })

  it('is nobody without a verified address, whoever has it here', async () => {
    const { host } = await oidcOffice(t, provider, { allow_pending: true })
    const people = {
      neverificat: { email: 'gina@test.example', email_verified: false },
      tacut: { email: 'gina@test.example' },
      'fara adresa': {},
      ciudat: { email: 'gina', email_verified: true },
    }
    for (const [login, person] of Object.entries(people)) {
      provider.people.set(login, person)
      expect(await signInByProvider(t.browser(host), login), login).toBe('/#/login?oidc=email_unverified')
    }
  })

  it('never gets an account on the platform', async () => {
    await aPerson(t.database, 0, 'sefa', { isAdmin: true })
    const sefa = t.browser('admin.localhost')
    await sefa.signIn('sefa')
    const values = {
      enabled: true,
      issuer: provider.issuer,
      client_id: 'hdoc',
      client_secret: 'x',
      allow_pending: true,
    }
    const { status, body } = await sefa.post<{ data: object }>('/api/setting_oidc/update', { values })
    expect([status, body.data]).toMatchObject([
      200,
      {
        values: { allow_pending: false },
        may_allow_pending: false,
        redirect_addresses: ['http://admin.localhost:8080/api/oidc/callback'],
      },
    ])
  })
})
