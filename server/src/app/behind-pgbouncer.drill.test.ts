import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { mailbox } from '../../test/browsers/mailbox.ts'
import { type Pooler, startPgbouncer } from '../../test/database/pgbouncer.ts'
import { type Added, clerkOffice } from '../../test/offices/clerk-office.ts'
import { verifyAll } from './verify/verify-all.ts'

let pooler: Pooler
/** Six connections of the program take turns on three of PostgreSQL. */
const t = await testApp({
  settings: { preparedStatements: false },
  through: async (urls) => {
    pooler = await startPgbouncer(urls.app, 3)
    return { ...urls, app: pooler.through(urls.app), platform: pooler.through(urls.platform) }
  },
})
afterAll(() => pooler.stop())
const box = await mailbox(t)

type List = { meta: { total: number }; data: { number: string }[] }
const key = (n: number) => ({ 'idempotency-key': `pooled-${String(n).padStart(4, '0')}` })

describe('behind a pgbouncer in transaction mode', () => {
  it('people sign in, register, list and search, each in their institution, all at once', async () => {
    const offices = await Promise.all([clerkOffice(t), clerkOffice(t)])
    for (let round = 0; round < 3; round++)
      await Promise.all(
        offices.flatMap((office, n) =>
          Array.from({ length: 8 }, () => office.register({ short_description: `Adeverință casa ${n}` })),
        ),
      )
    const calls = offices.flatMap(({ clerk }, n) =>
      Array.from({ length: 10 }, async () => ({
        n,
        list: await clerk.get<List>('/api/document/list/20'),
        found: await clerk.get<List>('/api/document/list/20?search=adeverinta'),
        number: await clerk.get<List>('/api/document/list/20?search=RG-0007'),
      })),
    )
    for (const { list, found, number } of await Promise.all(calls)) {
      expect([list.status, list.body.meta.total]).toEqual([200, 24])
      expect([found.status, found.body.meta.total]).toEqual([200, 24])
      expect(number.body.data.map((one) => one.number)).toEqual(['RG-0007/2026'])
    }
    const head = await offices[0].as('elena')
    expect((await head.get('/api/status')).status).toBe(200)
  })

  it('jobs are done: a link for a new password is mailed, entries are sealed', async () => {
    const { host } = await clerkOffice(t)
    const [person] = await t.asSuperuser<{ email: string }>(
      `select u.email from users u join hosts h using (institution_id) where h.host = $1 and u.username = 'ghiseu'`,
      [host],
    )
    const to = person?.email ?? ''
    expect((await t.browser(host).post('/api/forgot-password', { email: to })).status).toBe(200)
    expect((await box.settled(to)).length).toBe(1)
    await expect
      .poll(async () => (await t.asSuperuser('select from audit_unsealed')).length, { timeout: 15_000 })
      .toBe(0)
  })

  it('a kill -9 of the pooler in the middle of registrations loses, doubles and skips nothing', async () => {
    const { clerk, paper, institutionId } = await clerkOffice(t)
    const send = (n: number) =>
      clerk.post<Added>('/api/document/add', paper({ short_description: `Lucrarea ${n}` }), key(n))
    const told: (Added['data'] | undefined)[] = []
    for (let round = 0; round < 3; round++) {
      const sent = Array.from({ length: 20 }, (_, n) => send(round * 20 + n))
      await Promise.race(sent)
      await pooler.killAndStart()
      for (const { status, body } of await Promise.all(sent)) {
        expect([200, 503], JSON.stringify(body)).toContain(status)
        if (status === 503) expect(['UNAVAILABLE', 'OUTCOME_UNKNOWN']).toContain((body as Failure).code)
        told.push(status === 200 ? body.data : undefined)
      }
    }
    const again = await Promise.all(told.map((_, n) => send(n)))
    for (const [n, { status, body }] of again.entries()) {
      expect(status, JSON.stringify(body)).toBe(200)
      if (told[n]) expect(body.data).toEqual(told[n])
    }
    expect(again.map(({ body }) => body.data.number).sort()).toEqual(
      Array.from({ length: 60 }, (_, n) => `RG-${String(n + 1).padStart(4, '0')}/2026`),
    )
    const [ledger] = await t.asSuperuser(
      `select count(*)::int as lines, count(distinct document_id)::int as papers from register_ledger where institution_id = $1`,
      [institutionId],
    )
    expect(ledger).toEqual({ lines: 60, papers: 60 })
    expect((await verifyAll(t.settings, undefined, () => undefined)).findings).toEqual([])
  })
})
