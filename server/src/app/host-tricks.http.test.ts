import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../test/browsers/app.ts'
import { freshInstitution } from '../../test/database/database.ts'
import { aPerson } from '../../test/offices/person.ts'

const t = await testApp()
const mine = await freshInstitution(t.database)
const theirs = await freshInstitution(t.database)
await aPerson(t.database, mine.id, 'gina', { name: 'OMUL MEU' })
await aPerson(t.database, theirs.id, 'strain', { name: 'OMUL STRĂIN' })
await aPerson(t.database, 0, 'platforma', { name: 'OMUL PLATFORMEI', isAdmin: true })
const gina = t.browser(mine.host)
const platform = t.browser('admin.localhost')

let port = 0
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
  await gina.signIn('gina')
  await platform.signIn('platforma')
})

/** Sends the bytes of a request as they are; gives the whole answer. */
async function raw(head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(head.replaceAll('\n', '\r\n'), 'latin1')
  return text(socket).catch(() => '')
}
const cookieOf = (browser: Browser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

type Hosts = { a: string; b: string; admin: string; cookie: string }
const call = (line: string, headers: string, cookie: string) =>
  `${line}\n${headers}X-Requested-With: XMLHttpRequest\nCookie: ${cookie}\nConnection: close\n\n`
const path = '/api/user/options'
const get = `GET ${path} HTTP/1.1`

/**
 * Ways to name another host to the server than the session's. `own` = the host is still the session's own,
 * only spelt differently, so the answer may show its people. Every other trick must be refused or show
 * nobody.
 */
const tricks: Readonly<Record<string, { own?: true; head: (hosts: Hosts) => string }>> = {
  'the other host': { head: ({ b, cookie }) => call(get, `Host: ${b}\n`, cookie) },
  'the admin host': { head: ({ admin, cookie }) => call(get, `Host: ${admin}\n`, cookie) },
  'own host in capitals': {
    own: true,
    head: ({ a, cookie }) => call(get, `Host: ${a.toUpperCase()}\n`, cookie),
  },
  'own host with a dot': { own: true, head: ({ a, cookie }) => call(get, `Host: ${a}.\n`, cookie) },
  'own host with a port': { own: true, head: ({ a, cookie }) => call(get, `Host: ${a}:81\n`, cookie) },
  'own host with two dots': { head: ({ a, cookie }) => call(get, `Host: ${a}..\n`, cookie) },
  'the other host in capitals': { head: ({ b, cookie }) => call(get, `Host: ${b.toUpperCase()}\n`, cookie) },
  'the other host with a dot and port': { head: ({ b, cookie }) => call(get, `Host: ${b}.:8080\n`, cookie) },
  'two hosts, own first': { head: ({ a, b, cookie }) => call(get, `Host: ${a}\nHost: ${b}\n`, cookie) },
  'two hosts, other first': { head: ({ a, b, cookie }) => call(get, `Host: ${b}\nHost: ${a}\n`, cookie) },
  'hosts joined by a comma': { head: ({ a, b, cookie }) => call(get, `Host: ${a}, ${b}\n`, cookie) },
  'hosts joined by a blank': { head: ({ a, b, cookie }) => call(get, `Host: ${a} ${b}\n`, cookie) },
  'user information before the host': { head: ({ a, b, cookie }) => call(get, `Host: ${a}@${b}\n`, cookie) },
  'user information of the other': { head: ({ a, b, cookie }) => call(get, `Host: ${b}@${a}\n`, cookie) },
  'the other as a path': { head: ({ a, b, cookie }) => call(get, `Host: ${a}/${b}\n`, cookie) },
  'the other as a fragment': { head: ({ a, b, cookie }) => call(get, `Host: ${a}#${b}\n`, cookie) },
  'the other as a query': { head: ({ a, b, cookie }) => call(get, `Host: ${a}?${b}\n`, cookie) },
  'a backslash': { head: ({ a, b, cookie }) => call(get, `Host: ${a}\\${b}\n`, cookie) },
  'a port that is the other': { head: ({ a, b, cookie }) => call(get, `Host: ${a}:${b}\n`, cookie) },
  'a subdomain of the own host': { head: ({ a, cookie }) => call(get, `Host: x.${a}\n`, cookie) },
  'the own host inside another domain': {
    head: ({ a, cookie }) => call(get, `Host: ${a}.rau.example\n`, cookie),
  },
  'a folded line': { head: ({ a, b, cookie }) => call(get, `Host: ${a}\n ${b}\n`, cookie) },
  'a blank before the colon': { head: ({ b, cookie }) => call(get, `Host : ${b}\n`, cookie) },
  'no host': { head: ({ cookie }) => call(get, '', cookie) },
  'an empty host': { head: ({ cookie }) => call(get, 'Host:\n', cookie) },
  'an old request without host': { head: ({ cookie }) => call(`GET ${path} HTTP/1.0`, '', cookie) },
  'an absolute address of the other': {
    own: true,
    head: ({ a, b, cookie }) => call(`GET http://${b}${path} HTTP/1.1`, `Host: ${a}\n`, cookie),
  },
  'an absolute address of the own host, sent to the other': {
    head: ({ a, b, cookie }) => call(`GET http://${a}${path} HTTP/1.1`, `Host: ${b}\n`, cookie),
  },
  'X-Forwarded-Host': {
    own: true,
    head: ({ a, b, cookie }) => call(get, `Host: ${a}\nX-Forwarded-Host: ${b}\n`, cookie),
  },
  'X-Forwarded-Host of the own host': {
    head: ({ a, b, cookie }) => call(get, `Host: ${b}\nX-Forwarded-Host: ${a}\n`, cookie),
  },
  'X-Host and X-Original-Host': {
    own: true,
    head: ({ a, b, cookie }) => call(get, `Host: ${a}\nX-Host: ${b}\nX-Original-Host: ${b}\n`, cookie),
  },
  Forwarded: {
    own: true,
    head: ({ a, b, cookie }) => call(get, `Host: ${a}\nForwarded: host=${b};proto=https\n`, cookie),
  },
  'X-Original-URL and X-Rewrite-URL': {
    own: true,
    head: ({ a, b, cookie }) =>
      call(
        get,
        `Host: ${a}\nX-Original-URL: http://${b}${path}\nX-Rewrite-URL: http://${b}${path}\n`,
        cookie,
      ),
  },
  'X-Forwarded-Server and X-Forwarded-Port': {
    own: true,
    head: ({ a, b, cookie }) =>
      call(get, `Host: ${a}\nX-Forwarded-Server: ${b}\nX-Forwarded-Port: 443\n`, cookie),
  },
  'the number of the institution in headers': {
    own: true,
    head: ({ a, cookie }) =>
      call(
        get,
        `Host: ${a}\nX-Institution: ${theirs.id}\nX-Tenant-Id: ${theirs.id}\nX-Hdoc-Id: ${theirs.id}\n`,
        cookie,
      ),
  },
  'a null byte': { head: ({ a, b, cookie }) => call(get, `Host: ${a}\0${b}\n`, cookie) },
  'letters that look alike': {
    head: ({ a, cookie }) => call(get, `Host: ${a.replace('o', '\u00f2')}\n`, cookie),
  },
  brackets: { head: ({ b, cookie }) => call(get, `Host: [${b}]\n`, cookie) },
}

describe('a session and the ways to name another host', () => {
  it('has at least thirty of them', () => {
    expect(Object.keys(tricks).length).toBeGreaterThanOrEqual(30)
  })

  it.each(Object.entries(tricks))('%s', async (_name, { own, head }) => {
    const hosts = { a: mine.host, b: theirs.host, admin: 'admin.localhost', cookie: cookieOf(gina) }
    const answer = await raw(head(hosts))
    expect(answer).not.toContain('STRĂIN')
    expect(answer).not.toContain('PLATFORMEI')
    const status = Number(answer.split(' ')[1])
    if (own) expect([status, answer.includes('OMUL MEU')], answer).toEqual([200, true])
    else {
      expect(answer).not.toContain('OMUL MEU')
      expect([400, 401, 403], answer).toContain(status)
    }
  })

  it.each([
    ['of the platform on an institution', () => platform, () => mine.host],
    ['of an institution on the platform', () => gina, () => 'admin.localhost'],
    ['of an institution on another', () => gina, () => theirs.host],
  ])('a session %s is nobody’s', async (_name, whose, host) => {
    const stranger = t.browser(host())
    for (const [name, value] of whose().cookies) stranger.cookies.set(name, value)
    expect((await stranger.get(path)).status).toBe(401)
    const { body } = await stranger.get<{ check: boolean; user: unknown }>('/api/status')
    expect(body).toMatchObject({ check: false, user: null })
    expect((await stranger.post('/api/document/add', {})).status).not.toBe(200)
  })
})

describe('an address forged by headers', () => {
  it('is not believed: limits count the one that connects', async () => {
    const guess = (n: number) =>
      t.browser(mine.host, 'ro', '203.0.113.7').send<{ code: string }>({
        method: 'GET',
        url: '/api/tracking/get/nimic',
        headers: {
          'x-forwarded-for': `198.51.100.${n}`,
          forwarded: `for=198.51.100.${n}`,
          'x-real-ip': `198.51.100.${n}`,
        },
      })
    const statuses: number[] = []
    for (let n = 1; n <= 121; n += 1) statuses.push((await guess(n)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
