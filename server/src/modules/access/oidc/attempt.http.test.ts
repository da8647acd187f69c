import type { Status } from '@hdoc/contract/access/session.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { signInAtProvider, startProvider } from '../../../../test/browsers/oidc-provider.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { bringAnswer, oidcOffice, pressButton } from '../../../../test/offices/oidc-office.ts'

const t = await testApp({ settings: { demo: true } })
const provider = await startProvider()
afterAll(() => provider.close())
beforeEach(() => {
  provider.forge = undefined
  provider.interfere = undefined
})

const whoIs = async (browser: Browser) => (await browser.get<Status>('/api/status')).body.user?.name

describe('an attempt', () => {
  it('ends once, also when two callbacks come at the same time', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const answer = await signInAtProvider(await pressButton(guest), 'gina-la-furnizor')
    const both = await Promise.all([bringAnswer(guest, answer), bringAnswer(guest, answer)])
    expect(both.sort()).toEqual(['/#/login', '/#/login?oidc=expired'])
    expect(await bringAnswer(guest, answer)).toBe('/#/login?oidc=expired')
  })

  it('of two tabs lets both end', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const [first, second] = [await pressButton(guest), await pressButton(guest)]
    expect(await bringAnswer(guest, await signInAtProvider(first, 'gina-la-furnizor'))).toBe('/#/login')
    expect(await bringAnswer(guest, await signInAtProvider(second, 'gina-la-furnizor'))).toBe('/#/login')
  })

  it('is worth nothing in another browser, with a forged state, after ten minutes, or without a state', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const answer = await signInAtProvider(await pressButton(guest), 'gina-la-furnizor')
    const victim = t.browser(host)
    expect(await bringAnswer(victim, answer)).toBe('/#/login?oidc=expired')
    await pressButton(victim)
    expect(await bringAnswer(victim, answer)).toBe('/#/login?oidc=expired')
    expect(await whoIs(victim)).toBeUndefined()
    const forged = new URL(answer)
    forged.searchParams.set('state', 'x'.repeat(43))
    expect(await bringAnswer(guest, forged.href)).toBe('/#/login?oidc=expired')
    forged.searchParams.delete('state')
    expect(await bringAnswer(guest, forged.href)).toBe('/#/login?oidc=expired')
    expect(await bringAnswer(guest, `${answer}&state=second`)).toBe('/#/login?oidc=expired')
    t.clock.advance(10 * 60_000)
    expect(await bringAnswer(guest, answer)).toBe('/#/login?oidc=expired')
    expect(await whoIs(guest)).toBeUndefined()
  })

  it('of one institution is worth nothing on the host of another, nor its code with the other’s attempt', async () => {
    const [here, there] = [await oidcOffice(t, provider), await oidcOffice(t, provider)]
    const guest = t.browser(here.host)
    const answer = new URL(await signInAtProvider(await pressButton(guest), 'gina-la-furnizor'))
    const elsewhere = t.browser(there.host)
    for (const [name, value] of guest.cookies) elsewhere.cookies.set(name, value)
    expect(await bringAnswer(elsewhere, answer.href)).toBe('/#/login?oidc=expired')
    const state = new URL(await pressButton(elsewhere)).searchParams.get('state')!
    const mixed = new URL(answer)
    mixed.searchParams.set('state', state)
    expect(await bringAnswer(elsewhere, mixed.href)).toBe('/#/login?oidc=provider_answer')
    expect(await whoIs(elsewhere)).toBeUndefined()
    const bare = await freshInstitution(t.database)
    expect(await bringAnswer(t.browser(bare.host), answer.href)).toBe('/#/login?oidc=expired')
    expect(await bringAnswer(guest, answer.href)).toBe('/#/login')
  })

  it('ends when the provider is set anew or switched off meanwhile', async () => {
    const { host, configure } = await oidcOffice(t, provider)
    for (const change of [{ label: 'Alt buton' }, { enabled: false }]) {
      const guest = t.browser(host)
      const answer = await signInAtProvider(await pressButton(guest), 'gina-la-furnizor')
      await configure(change)
      expect(await bringAnswer(guest, answer)).toBe('/#/login?oidc=expired')
    }
  })

  it('refused at the provider says so, and the password still opens the door', async () => {
    const { host } = await oidcOffice(t, provider)
    const guest = t.browser(host)
    const there = new URL(await pressButton(guest))
    const denied = new URL(there.searchParams.get('redirect_uri')!)
    denied.searchParams.set('state', there.searchParams.get('state')!)
    denied.searchParams.set('iss', provider.issuer)
    denied.searchParams.set('error', 'access_denied')
    expect(await bringAnswer(guest, denied.href)).toBe('/#/login?oidc=refused')
    expect((await guest.signIn('gina')).status).toBe(200)
  })

  it('is not begun more than a thousand times from one address in a quarter of an hour', async () => {
    const { host } = await oidcOffice(t, provider)
    await t.asSuperuser(`insert into rate_limits values ('oidc|10.9.9.9', now(), 1000)`)
    expect(await pressButton(t.browser(host, 'ro', '10.9.9.9'))).toBe('/#/login?oidc=too_many')
  })
})
