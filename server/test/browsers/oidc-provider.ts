import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'

/** A person as the provider knows them. The key in the map is the login they type, and also their subject. */
export type ProviderPerson = { email?: string; email_verified?: boolean; name?: string }
export type IdTokenClaims = Record<string, unknown>
type Header = { alg: string; kid: string }
/** Changes an id token before it is handed out, as a broken provider would. */
export type Forge = (
  claims: IdTokenClaims,
  header: Header,
) => { claims?: IdTokenClaims; header?: Header; unsigned?: true }
/** Answers in place of the provider; false = the provider answers. */
export type Interfere = (request: IncomingMessage, response: ServerResponse) => boolean

export const CLIENT = { id: 'hdoc', secret: 'secretul-clientului-de-test-2026' }
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyId = 'cheia-de-test'

function signed(header: Header, claims: IdTokenClaims): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}

function forged(idToken: string, forge: Forge): string {
  const [head = '', body = ''] = idToken.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const was = { header: read(head) as Header, claims: read(body) as IdTokenClaims }
  const { header = was.header, claims = was.claims, unsigned } = forge(was.claims, was.header)
  const token = signed(header, claims)
  return unsigned ? `${token.split('.').slice(0, 2).join('.')}.` : token
}

/** Passes the body of an answer through `change` before it is sent. */
function rewriteBody(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response)
  response.end = ((chunk?: unknown) => {
    const body = change(chunk === undefined ? '' : String(chunk))
    if (!response.headersSent) response.setHeader('content-length', Buffer.byteLength(body))
    return end(body)
  }) as ServerResponse['end']
}

export interface TestProvider {
  issuer: string
  people: Map<string, ProviderPerson>
  /** Set `forge` or `interfere` to break the provider; undefined = it works properly. */
  forge: Forge | undefined
  interfere: Interfere | undefined
  /** How often its description was asked for. */
  described: number
  close(): Promise<void>
}

/**
 * Starts a real OpenID Connect provider on this machine, with its own sign-in pages that accept any password.
 * Redirect addresses are not registered, because each test has its own host.
 */
export async function startProvider(): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>()
  const handlers: { answer?: (request: IncomingMessage, response: ServerResponse) => void } = {}
  const server = createServer((request, response) => handlers.answer?.(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = { ...privateKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://dealuflorilor.localhost/api/oidc/callback'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: ['cheia-biscuitilor-de-test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ ...people.get(id), sub: id }),
    }),
  }
  const provider = new Provider(issuer, configuration)
  provider.Client.prototype.redirectUriAllowed = (address) => new URL(address).hostname.endsWith('localhost')
  const own = provider.callback()
  const state: TestProvider = {
    issuer,
    people,
    forge: undefined,
    interfere: undefined,
    described: 0,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  handlers.answer = (request, response) => {
    if (request.url?.startsWith('/.well-known/')) state.described++
    if (state.interfere?.(request, response)) return
    const { forge } = state
    if (forge && request.url === '/token')
      rewriteBody(response, (body) => {
        const answer = JSON.parse(body) as { id_token?: string }
        return JSON.stringify({
          ...answer,
          ...(answer.id_token && { id_token: forged(answer.id_token, forge) }),
        })
      })
    void own(request, response)
  }
  return state
}

/**
 * Goes through the provider's own pages as a browser without scripts would; gives the address to which they
 * lead back.
 */
export async function signInAtProvider(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url: start }
  for (let step = 0; step < 20; step++) {
    const { url, form } = next
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const location = answer.headers.get('location')
    if (location) {
      const there = new URL(location, url)
      if (there.origin !== new URL(start).origin) return there.href
      next = { url: there.href }
      continue
    }
    const page = await answer.text()
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
    if (answer.status !== 200 || !action)
      throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 300)}`)
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login'
    next = {
      url: new URL(action, url).href,
      form: { prompt, ...(prompt === 'login' && { login, password: 'x' }) },
    }
  }
  throw new Error('the provider leads in a circle')
}
