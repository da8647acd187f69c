import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Status } from '@hdoc/contract/access/session.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import {
  CLIENT,
  type Forge,
  signInAtProvider,
  startProvider,
} from '../../../../test/browsers/oidc-provider.ts'
import { oidcOffice, pressButton, signInByProvider } from '../../../../test/offices/oidc-office.ts'

const t = await testApp({ settings: { demo: true } })
const provider = await startProvider()
afterAll(() => provider.close())
beforeEach(() => {
  provider.forge = undefined
  provider.interfere = undefined
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const html: Answer = (_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Bine ați venit</body></html>')
const broken: Answer = (_request, response) => response.writeHead(500).end('{}')
const silent: Answer = () => undefined
const away =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end()
const json =
  (body: object): Answer =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const huge: Answer = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(1_000_000)}"`)

const described = (change: object) =>
  json({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/auth`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/jwks`,
    ...change,
  })
/** Replaces the provider's answer at one of its addresses. */
const instead = (path: string, answer: Answer) => {
  provider.interfere = (request, response) => {
    if (!request.url?.startsWith(path)) return false
    answer(request, response)
    return true
  }
}
const discovery = '/.well-known/openid-configuration'

async function refusedWith(failure: string) {
  const { host } = await oidcOffice(t, provider)
  const guest = t.browser(host)
  const began = performance.now()
  expect(await signInByProvider(guest)).toBe(`/#/login?oidc=${failure}`)
  expect(performance.now() - began).toBeLessThan(8_000)
  expect((await guest.get<Status>('/api/status')).body.check).toBe(false)
  expect((await guest.signIn('gina')).status).toBe(200)
}

describe('a provider whose description cannot be had', () => {
  it.each([
    ['answers a page', html, 'provider_answer'],
    ['answers 500', broken, 'provider_down'],
    ['never answers', silent, 'provider_down'],
    ['leads to a private address', away('http://169.254.169.254/latest/meta-data'), 'provider_answer'],
    ['answers without end', huge, 'provider_answer'],
  ])('%s: the person is told, and the password works', async (_title, answer, failure) => {
    instead(discovery, answer)
    await refusedWith(failure)
  })

  it('calls itself another issuer, names addresses without TLS, or lacks some', async () => {
    for (const change of [
      { issuer: 'https://altul.example' },
      { token_endpoint: 'http://10.0.0.1/token' },
      { jwks_uri: 'file:///etc/passwd' },
      { token_endpoint: undefined },
    ]) {
      instead(discovery, described(change))
      await refusedWith('provider_answer')
    }
  })

  it('is not there at all', async () => {
    const gone = await startProvider()
    const { host } = await oidcOffice(t, gone)
    await gone.close()
    const guest = t.browser(host)
    expect(await pressButton(guest)).toBe('/#/login?oidc=provider_down')
    expect((await guest.signIn('gina')).status).toBe(200)
  })

  it('is asked for its description once for many who come, and not at all while it fails', async () => {
    const { host } = await oidcOffice(t, provider)
    const before = provider.described
    await Promise.all(Array.from({ length: 5 }, () => pressButton(t.browser(host))))
    await pressButton(t.browser(host))
    expect(provider.described).toBe(before + 1)
    instead(discovery, broken)
    const other = await oidcOffice(t, provider)
    for (let n = 0; n < 4; n++)
      expect(await pressButton(t.browser(other.host))).toBe('/#/login?oidc=provider_down')
    expect(provider.described).toBe(before + 2)
  })
})

describe('a provider that names a private address', () => {
  it('for its tokens is not followed there', async () => {
    const { host } = await oidcOffice(t, provider)
    instead(discovery, described({ token_endpoint: 'https://192.168.1.1/token' }))
    const guest = t.browser(host)
    const there = new URL(await pressButton(guest))
    const back = new URL(there.searchParams.get('redirect_uri')!)
    back.searchParams.set('state', there.searchParams.get('state')!)
    back.searchParams.set('code', 'oarecare')
    const { headers } = await guest.get(`${back.pathname}${back.search}`)
    expect(headers.location).toBe('/#/login?oidc=provider_answer')
  })

  it('as issuer is not asked outside of a demonstration', async () => {
    const real = await testApp()
    const { admin } = await oidcOffice(real, provider)
    for (const [issuer, problem] of [
      [provider.issuer, 'insecure'],
      ['https://127.0.0.1', 'private_address'],
      ['https://169.254.169.254', 'private_address'],
      ['https://localhost', 'private_address'],
    ]) {
      const { body } = await admin.post<{ problem: string }>('/api/setting_oidc/test', { issuer })
      expect(body.problem, issuer).toBe(problem)
    }
  })
})

describe('an id token', () => {
  const hour = 3600
  const seconds = () => Math.floor(performance.timeOrigin / 1000 + performance.now() / 1000)
  const forgeries: [string, Forge][] = [
    ['for another attempt', (claims) => ({ claims: { ...claims, nonce: 'alt-nonce' } })],
    ['without a nonce', ({ nonce: _, ...claims }) => ({ claims })],
    ['for another client', (claims) => ({ claims: { ...claims, aud: 'altcineva' } })],
    ['of another issuer', (claims) => ({ claims: { ...claims, iss: 'https://altul.example' } })],
    ['that has ended', (claims) => ({ claims: { ...claims, exp: seconds() - hour } })],
    ['without a signature', (_claims, header) => ({ header: { ...header, alg: 'none' }, unsigned: true })],
    ['with its signature cut off', () => ({ unsigned: true })],
    [
      'signed by a key the provider does not publish',
      (_claims, header) => ({ header: { ...header, kid: 'alta' } }),
    ],
    ['without a subject', ({ sub: _, ...claims }) => ({ claims })],
  ]
  it.each(forgeries)('%s opens nothing', async (_title, forge) => {
    provider.forge = forge
    await refusedWith('provider_answer')
  })

  it('changed in nothing opens the door: what is refused above is refused for its change', async () => {
    provider.forge = (claims) => ({ claims: { ...claims } })
    const { host } = await oidcOffice(t, provider)
    expect(await signInByProvider(t.browser(host))).toBe('/#/login')
  })

  it('is not there, or comes from a token address that answers nonsense, fails or is silent', async () => {
    for (const [answer, failure] of [
      [json({ access_token: 'x', token_type: 'Bearer' }), 'provider_answer'],
      [html, 'provider_answer'],
      [broken, 'provider_down'],
      [silent, 'provider_down'],
    ] as const) {
      instead('/token', answer)
      await refusedWith(failure)
    }
  })

  it('cannot be checked without the keys of the provider', async () => {
    instead('/jwks', json({ keys: [] }))
    await refusedWith('provider_answer')
  })

  it('is not given for a wrong secret of the client', async () => {
    const { host, configure } = await oidcOffice(t, provider)
    await configure({ client_secret: `${CLIENT.secret}x` })
    const guest = t.browser(host)
    const there = await pressButton(guest)
    const { pathname, search } = new URL(await signInAtProvider(there, 'gina-la-furnizor'))
    expect((await guest.get(`${pathname}${search}`)).headers.location).toBe('/#/login?oidc=provider_answer')
  })
})
