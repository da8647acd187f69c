import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { connectionBeside } from '../../test/database/cluster.ts'
import { type HoldingProxy, openHoldingProxy } from '../../test/database/holding-proxy.ts'
import { waitUntil } from '../../test/load/wait-until.ts'
import { type Added, clerkOffice } from '../../test/offices/clerk-office.ts'

let proxy: HoldingProxy
/**
 * The settings are those of production, but with shorter time limits and with statements that the proxy can
 * read.
 */
const t = await testApp({
  settings: { databaseMs: 700, preparedStatements: false },
  through: async (urls) => {
    proxy = await openHoldingProxy(urls.app)
    return { ...urls, app: proxy.through(urls.app), platform: proxy.through(urls.platform) }
  },
})
afterEach(() => proxy.goOn())

const key = (name: string) => ({ 'idempotency-key': `frozen-${name}` })
const papers = async (institutionId: number) =>
  (
    await t.asSuperuser<{ lines: number; papers: number; next: number }>(
      `select count(*)::int as lines, count(distinct document_id)::int as papers,
         (select max(next_number)::int from register_counters where institution_id = $1) as next
       from register_ledger where institution_id = $1`,
      [institutionId],
    )
  )[0]
/** Counts the program's open transactions in the database. The test's own connections are left out. */
const openTransactions = async () =>
  (
    await t.asSuperuser(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
  ).length

describe('a database that is frozen', () => {
  it('is told by every call as 503 with a time to come back, and by /readyz as no', async () => {
    const { clerk, host } = await clerkOffice(t)
    proxy.freeze()
    const calls = [
      clerk.get<Failure>('/api/document/list/20'),
      clerk.get<Failure>('/api/document/list/20?search=cerere'),
      clerk.get<Failure>('/api/status'),
      clerk.get<Failure>('/api/user/options'),
    ]
    for (const { status, body, headers } of await Promise.all(calls)) {
      expect([status, body.code], JSON.stringify(body)).toEqual([503, 'UNAVAILABLE'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    const ready = await t.browser(host).get('/readyz')
    expect([ready.status, ready.body, ready.headers['retry-after']]).toEqual([503, { ready: false }, '3'])
    expect((await t.browser(host).get('/healthz')).status).toBe(200)
  })

  it('is found again without a restart: no connection of the frozen time is used, none is left behind', async () => {
    const { clerk, host, register } = await clerkOffice(t)
    await register()
    for (const hold of [proxy.freeze, proxy.holdAnswers]) {
      hold()
      const during = Array.from({ length: 30 }, () => clerk.get<Failure>('/api/document/list/20'))
      for (const { status } of await Promise.all(during)) expect(status).toBe(503)
      proxy.goOn()
      await waitUntil('ready again', async () => (await t.browser(host).get('/readyz')).status === 200)
      for (let n = 0; n < 12; n++) expect((await clerk.get('/api/document/list/20')).status).toBe(200)
      await waitUntil('no transaction is left open', async () => (await openTransactions()) === 0)
      expect(proxy.open()).toBeLessThanOrEqual(6 + 4)
    }
  })

  it('loses and doubles no registration: what was sent again under its key has its one number', async () => {
    const { clerk, institutionId, paper } = await clerkOffice(t)
    const send = (n: number) =>
      clerk.post<Added>('/api/document/add', paper({ short_description: `Lucrarea ${n}` }), key(`load-${n}`))
    const first = Array.from({ length: 40 }, (_, n) => send(n))
    await waitUntil('some are registered', async () => ((await papers(institutionId))?.papers ?? 0) > 0)
    proxy.freeze()
    // More calls follow, because all of the first ones may have been answered by now.
    const outcomes = await Promise.all([...first, ...Array.from({ length: 5 }, (_, n) => send(40 + n))])
    for (const { status, body } of outcomes) expect([200, 503], JSON.stringify(body)).toContain(status)
    expect(outcomes.some(({ status }) => status === 503)).toBe(true)
    proxy.goOn()
    const again = []
    for (const n of outcomes.keys()) again.push(await send(n))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    for (const [n, outcome] of outcomes.entries())
      if (outcome.status === 200) expect(again[n]?.body.data).toEqual(outcome.body.data)
    expect(await papers(institutionId)).toEqual({ lines: 45, papers: 45, next: 46 })
  })
})

describe('a search that takes too long', () => {
  it('is given up by the database before the caller gives it up, saying to narrow the filters', async () => {
    const { clerk, register } = await clerkOffice(t)
    await register()
    const holder = await connectionBeside(t.superuserUrl)
    try {
      await holder.query('begin')
      await holder.query('lock table documents in access exclusive mode')
      const answer = await clerk.get<Failure>('/api/document/list/20?search=adeverinta')
      expect([answer.status, answer.body.code]).toEqual([503, 'TIMEOUT'])
      expect(answer.body.message).toBe('Căutarea durează prea mult. Restrângeți filtrele.')
      expect(answer.headers['retry-after']).toBe('3')
    } finally {
      await holder.query('rollback')
      await holder.end()
    }
    expect((await clerk.get('/api/document/list/20?search=adeverinta')).status).toBe(200)
  })
})

describe('a COMMIT without an answer', () => {
  it('is told as unknown, never tried again by itself, and made good under its key', async () => {
    const { clerk, paper, institutionId } = await clerkOffice(t)
    proxy.holdAfterCommitOf('register_documents')
    const lost = await clerk.post<Failure>('/api/document/add', paper(), key('commit'))
    expect([lost.status, lost.body.code], JSON.stringify(lost.body)).toEqual([503, 'OUTCOME_UNKNOWN'])
    expect(lost.body.message).toBe(
      'Baza de date nu a răspuns la timp și nu se știe dacă datele au fost salvate. Verificați acest lucru înainte de a repeta operațiunea.',
    )
    expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0)
    expect(await papers(institutionId)).toMatchObject({ papers: 1 })
    proxy.goOn()
    const again = await clerk.post<Added>('/api/document/add', paper(), key('commit'))
    expect([again.status, again.body.data.number]).toEqual([200, 'RG-0001/2026'])
    expect(await papers(institutionId)).toEqual({ lines: 1, papers: 1, next: 2 })
  })

  it('of a call that only reads is no more than a database that is late', async () => {
    const { clerk } = await clerkOffice(t)
    t.clock.advance(30 * 60_000)
    proxy.holdAfterCommitOf('update sessions')
    const answer = await clerk.get<Failure>('/api/user/options')
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
    proxy.goOn()
    expect((await clerk.get('/api/user/options')).status).toBe(200)
  })
})
