import type { OidcSection } from '@hdoc/contract/access/oidc.ts'
import type { Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../../test/browsers/app.ts'
import { authenticator } from '../../../../test/browsers/authenticator.ts'
import { mailbox, tokenOf } from '../../../../test/browsers/mailbox.ts'
import { CLIENT, startProvider } from '../../../../test/browsers/oidc-provider.ts'
import { codeOf } from '../../../../test/browsers/one-time-code.ts'
import { addPasskey, askForPasskey, originOf, turnOnTotp } from '../../../../test/browsers/second-factor.ts'
import { oidcOffice, signInByProvider } from '../../../../test/offices/oidc-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ settings: { demo: true } })
const box = await mailbox(t)
const provider = await startProvider()
afterAll(() => provider.close())

const whoIs = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user?.name
const identities = (id: number) =>
  t.asSuperuser<{ user_id: number; proved: boolean }>(
    'select user_id, proved_at is not null as proved from user_identities where institution_id = $1 order by id',
    [id],
  )
const stepOf = (address: string) =>
  /^\/#\/login\?step=([\w-]{43})&methods=([a-z.]+)(&link=1)?$/.exec(address) ?? []
const prove = (guest: Browser, ticket: string | undefined, password: string) =>
  guest.post<Failure>('/api/login/second_factor', { ticket, method: 'password', password })
/** The provider vouches for everybody's address to whoever asks as `rau`. */
const vouchFor = (email: string) => provider.people.set('rau', { email, email_verified: true, name: 'Rău' })

/** A town hall with a provider, and somebody who holds `settings.security` alone. */
async function office(values: object = {}) {
  const made = await oidcOffice(t, provider, values)
  await aPerson(t.database, made.id, 'sef', { permissions: ['settings.security'] })
  const chief = t.browser(made.host)
  await chief.signIn('sef')
  return {
    ...made,
    chief,
    change: (change: object) => chief.post<Failure>('/api/setting_oidc/update', { values: change }),
  }
}

describe('who holds settings.security alone', () => {
  it('cannot name a provider of their own, nor its client or secret', async () => {
    const { chief, change } = await office()
    for (const values of [
      { issuer: 'https://rau.example' },
      { client_id: 'altul' },
      { client_secret: 'altul' },
      { client_secret: null },
    ]) {
      const { status, body } = await change(values)
      expect([status, body.code], JSON.stringify(values)).toEqual([403, 'PROVIDER_ADMIN_ONLY'])
    }
    const { body } = await chief.get<OidcSection>('/api/setting_oidc/get')
    expect(body).toMatchObject({
      values: { issuer: provider.issuer },
      has_secret: true,
      may_change_provider: false,
    })
  })

  it('still turns sign-in through it off and on, and changes its text', async () => {
    const { chief, change, admin } = await office()
    const { values } = (await chief.get<OidcSection>('/api/setting_oidc/get')).body
    expect((await change({ ...values, enabled: false, label: 'Cont' })).status).toBe(200)
    expect((await change({ enabled: true })).status).toBe(200)
    expect((await admin.get<OidcSection>('/api/setting_oidc/get')).body.may_change_provider).toBe(true)
  })
})

describe('a provider that vouches for the address of an administrator', () => {
  it('opens nothing without what the administrator knows', async () => {
    const { id, host } = await office()
    vouchFor('admin@test.example')
    const thief = t.browser(host)
    const [, ticket, methods] = stepOf(await signInByProvider(thief, 'rau'))
    expect(methods).toBe('password')
    expect(await whoIs(thief)).toBeUndefined()
    const wrong = await prove(thief, ticket, 'ghicit')
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual([
      422,
      'PASSWORD_WRONG',
      ['password'],
    ])
    expect(await whoIs(thief)).toBeUndefined()
    expect(await identities(id)).toEqual([])
    // The next sign-in through it knows nothing of the first.
    expect(stepOf(await signInByProvider(t.browser(host), 'rau'))[2]).toBe('password')
  })

  it('links for the administrator after their password, once, and the administrator is told', async () => {
    const { id, host } = await office()
    vouchFor('admin@test.example')
    const guest = t.browser(host)
    const [, ticket] = stepOf(await signInByProvider(guest, 'rau'))
    expect((await prove(guest, ticket, testPassword)).status).toBe(200)
    expect(await whoIs(guest)).toBe('Ana Crin')
    expect(await identities(id)).toMatchObject([{ proved: true }])
    const told = (await box.settled('admin@test.example')).filter(({ html }) => html.includes('furnizor'))
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cont de furnizor legat')])
    const again = t.browser(host)
    expect(await signInByProvider(again, 'rau')).toBe('/#/login')
    expect(await whoIs(again)).toBe('Ana Crin')
  })

  it('is not believed for a link that was made on its word before, when the person had no rights yet', async () => {
    const { id, host, gina } = await office()
    expect(await signInByProvider(t.browser(host))).toBe('/#/login')
    expect(await identities(id)).toEqual([{ user_id: gina, proved: false }])
    await t.asSuperuser('update users set is_admin = true where institution_id = $1 and id = $2', [id, gina])
    const guest = t.browser(host)
    const [, ticket] = stepOf(await signInByProvider(guest))
    expect(await whoIs(guest)).toBeUndefined()
    expect((await prove(guest, ticket, testPassword)).status).toBe(200)
    expect(await identities(id)).toEqual([{ user_id: gina, proved: true }])
    expect(await signInByProvider(t.browser(host))).toBe('/#/login')
  })

  it('needs the second factor of who has one: their password is no second step', async () => {
    const { id, host } = await office()
    const desk = t.browser(host)
    await desk.signIn('admin')
    const { key } = await turnOnTotp(t, desk)
    vouchFor('admin@test.example')
    const guest = t.browser(host)
    const [, ticket, methods] = stepOf(await signInByProvider(guest, 'rau'))
    expect(methods).toBe('totp.recovery')
    expect((await prove(guest, ticket, testPassword)).status).toBe(422)
    expect(await identities(id)).toEqual([])
    const code = { ticket, method: 'totp', code: codeOf(key, t) }
    expect((await guest.post('/api/login/second_factor', code)).status).toBe(200)
    expect(await identities(id)).toMatchObject([{ proved: true }])
  })

  it('links by a passkey of who has one, and by no other', async () => {
    const { id, host, admin } = await office()
    const { key } = await addPasskey(t, admin, host)
    vouchFor('admin@test.example')
    const guest = t.browser(host)
    const [, ticket, methods] = stepOf(await signInByProvider(guest, 'rau'))
    expect(methods).toBe('passkey.recovery')
    const use = async (from: typeof key) => {
      const challenge = await askForPasskey(guest, ticket)
      const credential = from.use({ challenge, origin: originOf(t, host) })
      return (await guest.post('/api/login/second_factor', { ticket, method: 'passkey', credential })).status
    }
    expect(await use(authenticator(host))).toBe(422)
    expect([await whoIs(guest), await identities(id)]).toEqual([undefined, []])
    expect(await use(key)).toBe(200)
    expect(await whoIs(guest)).toBe('Ana Crin')
    expect(await identities(id)).toMatchObject([{ proved: true }])
  })

  it('gives the password no place in a sign-in that began with the password', async () => {
    const { host, gina, id } = await office()
    const desk = t.browser(host)
    await desk.signIn('gina')
    await turnOnTotp(t, desk)
    const guest = t.browser(host)
    const { body } = await guest.post<{ second_factor: { ticket: string } }>('/api/login', {
      username: 'gina',
      password: testPassword,
    })
    await t.asSuperuser('delete from totp_factors where institution_id = $1 and user_id = $2', [id, gina])
    expect((await prove(guest, body.second_factor.ticket, testPassword)).status).toBe(422)
    expect(await whoIs(guest)).toBeUndefined()
  })
})

describe('a provider that vouches for the address of somebody with rights', () => {
  it.each([
    ['one by one', { permissions: ['document.list' as const] }, undefined],
    ['by the name of a role', { roles: ['DocAdmin'] }, undefined],
    ['by a department', {}, 'Membru'],
    ['by a role in a department', {}, 'Director'],
  ])('opens nothing on its word when the rights come %s', async (_how, wishes, groupRole) => {
    const { id, host } = await office()
    await aPerson(t.database, id, 'radu', {
      name: 'Radu Arin',
      ...wishes,
      ...(groupRole && { groupIds: [await aGroup(t.database, id, 'Urbanism')], groupRole }),
    })
    vouchFor('radu@test.example')
    const thief = t.browser(host)
    const [, ticket, methods, isLink] = stepOf(await signInByProvider(thief, 'rau'))
    expect([methods, isLink]).toEqual(['password', '&link=1'])
    expect([await whoIs(thief), await identities(id)]).toEqual([undefined, []])
    expect((await prove(thief, ticket, testPassword)).status).toBe(200)
    expect(await whoIs(thief)).toBe('Radu Arin')
    expect(await identities(id)).toMatchObject([{ proved: true }])
  })
})

describe('a person with rights and neither password nor second factor', () => {
  it('is linked by a mailed link, in the browser that began and in no other', async () => {
    const { id, host } = await office()
    const email = `fara.parola.${id}@test.example`
    await t.asSuperuser(
      `update users set password_hash = '', email = $2 where institution_id = $1 and username = 'sef'`,
      [id, email],
    )
    vouchFor(email)
    const guest = t.browser(host)
    expect(await signInByProvider(guest, 'rau')).toBe('/#/login?oidc=proof_mailed')
    expect([await whoIs(guest), await identities(id)]).toEqual([undefined, []])
    const [mail] = await box.settled(email)
    const token = tokenOf(mail, 'confirm-address')
    const confirm = (browser: Browser) => browser.post<Failure>('/api/confirm-address', { token })
    // The owner opens a link that somebody else asked for: it links nothing.
    const elsewhere = await confirm(t.browser(host))
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'LINK_OTHER_BROWSER'])
    expect(await identities(id)).toEqual([])
    const here = await confirm(guest)
    expect([here.status, here.body]).toEqual([200, expect.objectContaining({ outcome: 'linked' })])
    expect((await confirm(guest)).status).toBe(404)
    expect(await identities(id)).toMatchObject([{ proved: true }])
    expect(await signInByProvider(guest, 'rau')).toBe('/#/login')
    expect(await whoIs(guest)).toBe('sef')
  })

  it('who waited for an administrator and got rights enters by the account it was made for', async () => {
    const { id, host } = await office({ allow_pending: true })
    provider.people.set('nou', { email: `nou.${id}@test.example`, email_verified: true, name: 'Nou' })
    expect(await signInByProvider(t.browser(host), 'nou')).toBe('/#/login?oidc=created')
    await t.asSuperuser(
      `update users set state = 'active', is_admin = true where institution_id = $1 and name = 'Nou'`,
      [id],
    )
    expect(await signInByProvider(t.browser(host), 'nou')).toBe('/#/login')
  })
})

it('the secret of the client is not kept for who changes it without being allowed', async () => {
  const { id, change } = await office()
  await change({ client_secret: CLIENT.secret, issuer: 'https://rau.example' })
  const [row] = await t.asSuperuser<{ issuer: string }>(
    'select issuer from oidc_settings where institution_id = $1',
    [id],
  )
  expect(row?.issuer).toBe(provider.issuer)
})
