import type { Identity } from '@hdoc/contract/access/oidc.ts'
import type { Status } from '@hdoc/contract/access/session.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, testApp, testPassword } from '../../../../test/browsers/app.ts'
import { signInAtProvider, startProvider } from '../../../../test/browsers/oidc-provider.ts'
import { codeOf } from '../../../../test/browsers/one-time-code.ts'
import { toldChanges, turnOnTotp } from '../../../../test/browsers/second-factor.ts'
import { oidcOffice, pressButton, signInByProvider } from '../../../../test/offices/oidc-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ settings: { demo: true } })
const provider = await startProvider()
afterAll(() => provider.close())
beforeEach(() => {
  provider.forge = undefined
  provider.interfere = undefined
})

const whoIs = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user?.name
const identities = (id: number) =>
  t.asSuperuser<{ user_id: number; subject: string; email: string }>(
    'select user_id, subject, email from user_identities where institution_id = $1 order by id',
    [id],
  )

describe('the button of the provider', () => {
  it('is told to guests only while the provider is on', async () => {
    const { host, configure } = await oidcOffice(t, provider, { label: 'Cont de primărie' })
    const guest = t.browser(host)
    expect((await guest.get<Status>('/api/status')).body.oidc).toEqual({ label: 'Cont de primărie' })
    await configure({ enabled: false })
    expect((await guest.get<Status>('/api/status')).body.oidc).toBeUndefined()
    expect(await pressButton(guest)).toBe('/#/login?oidc=closed')
  })

  it('leads to the provider with state, nonce and PKCE, and names the browser by a cookie no script reads', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const answer = await guest.get('/api/oidc/start')
    const url = new URL(String(answer.headers.location))
    expect(url.origin).toBe(provider.issuer)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `http://${host}:8080/api/oidc/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(answer.cookies).toHaveLength(1)
    expect(answer.cookies[0]).toMatchObject({
      name: 'hdoc_attempt',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 600,
    })
    const kept = await t.asSuperuser<object>('select * from oidc_attempts where host = $1', [host])
    expect(kept).toHaveLength(1)
    for (const secret of [
      url.searchParams.get('state')!,
      url.searchParams.get('nonce')!,
      answer.cookies[0]!.value,
    ])
      expect(JSON.stringify(kept)).not.toContain(secret)
  })

  it('is followed from our own pages only, and the way back is a navigation', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const asks = [
      ['/api/oidc/start', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
      ['/api/oidc/start', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
      ['/api/oidc/callback?state=x', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
      ['/api/oidc/callback?state=x', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ] as const
    for (const [path, headers] of asks) expect((await guest.get(path, { ...headers })).status, path).toBe(419)
    expect(await t.asSuperuser('select from oidc_attempts where host = $1', [host])).toHaveLength(0)
  })
})

describe('a person of the institution', () => {
  it('comes in by the verified address, with a session like any other, and may post at once', async () => {
    const { id, host, gina } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    await guest.get('/api/csrf-cookie')
    expect(await signInByProvider(guest)).toBe('/#/login')
    expect(await whoIs(guest)).toBe('Gina Liliacu')
    expect((await guest.post('/api/preference/update', { theme: 'dark' })).status).toBe(200)
    expect(await identities(id)).toEqual([
      { user_id: gina, subject: 'gina-la-furnizor', email: 'gina@test.example' },
    ])
    const trail = await t.asSuperuser<{ action: string; payload: string }>(
      `select action, payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and e.actor_id = $2 order by e.id`,
      [id, gina],
    )
    expect(trail.map(({ action }) => action)).toEqual(['identity.linked', 'session.opened'])
    expect(JSON.parse(trail[1]!.payload)).toMatchObject({ after: { method: 'openid' } })
  })

  it('is remembered where they asked for it', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const answer = await signInAtProvider(await pressButton(guest, '?remember=1'), 'gina-la-furnizor')
    const { pathname, search } = new URL(answer)
    const { cookies } = await guest.get(`${pathname}${search}`)
    expect(cookies.find(({ name }) => name === 'hdoc_session')?.maxAge).toBe(30 * 86_400)
  })

  it('stays who they are when their address changes at the provider, and nobody comes in by it', async () => {
    const { id, host } = await oidcOffice(t, provider)
    await aPerson(t.database, id, 'radu', { name: 'Radu Brad' })
    expect(await signInByProvider(t.browser(host))).toBe('/#/login')
    // Gina now has Radu's address there; and somebody new has hers.
    provider.people.set('gina-la-furnizor', { email: 'radu@test.example', email_verified: true })
    provider.people.set('altcineva', { email: 'gina@test.example', email_verified: true })
    const guest = t.browser(host)
    expect(await signInByProvider(guest)).toBe('/#/login')
    expect(await whoIs(guest)).toBe('Gina Liliacu')
    const other = t.browser(host)
    expect(await signInByProvider(other, 'altcineva')).toBe('/#/login?oidc=other_identity')
    expect(await whoIs(other)).toBeUndefined()
    expect(await identities(id)).toHaveLength(1)
  })

  it('is not let in while the account is inactive, linked or not', async () => {
    const { id, host, gina } = await oidcOffice(t, provider)
    const setState = (state: string) =>
      t.asSuperuser('update users set state = $3 where institution_id = $1 and id = $2', [id, gina, state])
    for (const state of ['inactive', 'invited', 'refused']) {
      await setState(state)
      expect(await signInByProvider(t.browser(host)), state).toBe('/#/login?oidc=inactive')
    }
    expect(await identities(id)).toEqual([])
    await setState('active')
    expect(await signInByProvider(t.browser(host))).toBe('/#/login')
    await setState('inactive')
    const guest = t.browser(host)
    expect(await signInByProvider(guest)).toBe('/#/login?oidc=inactive')
    expect(await whoIs(guest)).toBeUndefined()
  })

  it('is asked for the second factor they have, whatever the provider says about its own', async () => {
    const { id, host, gina } = await oidcOffice(t, provider)
    const desk = t.browser(host)
    await desk.signIn('gina')
    const { key } = await turnOnTotp(t, desk)
    provider.forge = (claims) => ({ claims: { ...claims, amr: ['mfa', 'otp'], acr: 'gold' } })
    const guest = t.browser(host)
    const [, ticket] =
      /^\/#\/login\?step=([\w-]{43})&methods=totp.recovery&link=1$/.exec(await signInByProvider(guest)) ?? []
    expect(await whoIs(guest)).toBeUndefined()
    const second = (code: string) => guest.post('/api/login/second_factor', { ticket, method: 'totp', code })
    expect((await second('000000')).status).toBe(422)
    expect((await second(codeOf(key, t))).status).toBe(200)
    expect(await whoIs(guest)).toBe('Gina Liliacu')
    const opened = await t.asSuperuser<{ payload: string }>(
      `select payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and e.actor_id = $2 and action = 'session.opened' order by e.id`,
      [id, gina],
    )
    expect(opened.map(({ payload }) => JSON.parse(payload).after.method)).toEqual(['password', 'openid+totp'])
  })

  it('must set a second factor up where the institution requires one', async () => {
    const { id, host } = await oidcOffice(t, provider)
    await t.asSuperuser(
      'update institution_settings set second_factor_required = true where institution_id = $1',
      [id],
    )
    const guest = t.browser(host)
    expect(await signInByProvider(guest)).toBe('/#/login')
    expect((await guest.get<Status>('/api/status')).body.user?.must).toBe('second_factor')
  })

  it('sees the linked account, and unlinks it with a password only', async () => {
    const { id, host, gina } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    expect((await guest.get('/api/identity/list')).status).toBe(401)
    await signInByProvider(guest)
    const { body } = await guest.get<Identity[]>('/api/identity/list')
    expect(body).toMatchObject([{ issuer: provider.issuer, email: 'gina@test.example' }])
    const remove = (proof: object) => guest.post('/api/identity/remove', { id: body[0]!.id, ...proof })
    expect((await remove({})).status).toBe(422)
    expect((await remove({ password: 'gresita' })).status).toBe(422)
    expect(await identities(id)).toHaveLength(1)
    expect((await remove({ password: testPassword })).status).toBe(200)
    expect(await identities(id)).toEqual([])
    expect((await remove({ password: testPassword })).status).toBe(404)
    const told = await toldChanges(t, id)
    expect(told.map(({ change }) => change)).toEqual(['identity_linked', 'identity_removed'])
    await signInByProvider(t.browser(host))
    await t.asSuperuser(`update users set password_hash = '' where institution_id = $1 and id = $2`, [
      id,
      gina,
    ])
    const linked = (await guest.get<Identity[]>('/api/identity/list')).body[0]!
    const refused = await guest.post<{ code: string }>('/api/identity/remove', {
      id: linked.id,
      password: 'x',
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'IDENTITY_NEEDS_PASSWORD'])
  })
})
