import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const proxy = '10.9.0.1'
const second = '10.9.0.2'
const t = await testApp({ settings: { trustedProxies: [proxy, second] } })
const none = await testApp()
const mine = await freshInstitution(t.database)
const theirs = await freshInstitution(t.database)
await aPerson(t.database, mine.id, 'gina', { name: 'OMUL MEU' })
await aPerson(t.database, theirs.id, 'strain', { name: 'OMUL STRĂIN' })

/** How many of 130 calls in a minute are let in when the client invents another address for each. */
async function letIn(peer: string, forwarded: (n: number) => string, app = t, host = mine.host) {
  const browser = app.browser(host, 'ro', peer)
  let answered = 0
  for (let n = 0; n < 130; n++) {
    const headers = { 'x-forwarded-for': forwarded(n), 'x-real-ip': forwarded(n) }
    if ((await browser.post('/api/contact_message/send', {}, headers)).status !== 429) answered++
  }
  return answered
}

describe('the address of the caller', () => {
  it('behind a trusted proxy is the last hop that is not trusted, whatever the client wrote before it', async () => {
    expect(await letIn(proxy, (n) => `198.51.100.${n}, 203.0.113.1`)).toBe(120)
    expect(await letIn(proxy, (n) => `198.51.100.${n}, 127.0.0.1, 203.0.113.2`)).toBe(120)
    expect(await letIn(proxy, (n) => `198.51.100.${n}, 203.0.113.3, ${second}`)).toBe(120)
  })

  it('behind a trusted proxy is each one’s own: one busy address shuts nobody else out', async () => {
    expect(await letIn(proxy, (n) => `203.0.113.${100 + n}`)).toBe(130)
  })

  it('of somebody who is not the proxy is the one that connects', async () => {
    expect(await letIn('203.0.113.50', (n) => `198.51.100.${n}`)).toBe(120)
    // A client that names the proxy as a hop is not believed either.
    expect(await letIn('203.0.113.51', (n) => `198.51.100.${n}, ${proxy}`)).toBe(120)
  })

  it('without a configured proxy is the one that connects', async () => {
    const { host } = await freshInstitution(none.database)
    expect(await letIn(proxy, (n) => `198.51.100.${n}`, none, host)).toBe(120)
  })
})

describe('the host of the call', () => {
  const people = async (host: string, headers: Record<string, string>) => {
    const gina = t.browser(mine.host, 'ro', proxy)
    await gina.signIn('gina')
    const through = t.browser(host, 'ro', proxy)
    for (const [name, value] of gina.cookies) through.cookies.set(name, value)
    const answer = await through.get('/api/user/options', headers)
    return [answer.status, answer.raw.toString().includes('MEU'), answer.raw.toString().includes('STRĂIN')]
  }

  it('is never the forwarded one, which a proxy may hand on as the client wrote it', async () => {
    const other = { 'x-forwarded-host': theirs.host, forwarded: `host=${theirs.host}` }
    expect(await people(mine.host, other)).toEqual([200, true, false])
    expect(await people(theirs.host, { 'x-forwarded-host': mine.host })).toEqual([401, false, false])
    expect(await people('admin.localhost', { 'x-forwarded-host': mine.host })).toEqual([401, false, false])
    const stranger = t.browser('nimeni.localhost', 'ro', proxy)
    const answer = await stranger.get<{ code: string }>('/api/status', { 'x-forwarded-host': mine.host })
    expect(answer.body.code).toBe('uknown_host')
  })
})

describe('the scheme', () => {
  const cookies = async (peer: string, proto: string) => {
    const browser = t.browser(mine.host, 'ro', peer)
    const answer = await browser.get('/api/csrf-cookie', { 'x-forwarded-proto': proto })
    return String(answer.headers['set-cookie']).includes('Secure')
  }

  it('is believed from the proxy alone', async () => {
    expect(await cookies(proxy, 'https')).toBe(true)
    expect(await cookies(proxy, 'http')).toBe(false)
    expect(await cookies('203.0.113.60', 'https')).toBe(false)
  })
})
