import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { connectionBeside } from '../../test/database/cluster.ts'
import { type Added, clerkOffice } from '../../test/offices/clerk-office.ts'
import { databaseUrl } from './embedded-postgres/database-urls.ts'

const t = await testApp()
const [{ name }] = (await t.asSuperuser<{ name: string }>('select current_database() as name')) as [
  { name: string },
]

const other = () => connectionBeside(t.superuserUrl)
async function elsewhere(text: string): Promise<void> {
  const client = await connectionBeside(databaseUrl(t.superuserUrl, 'postgres'))
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
const endConnections = () =>
  elsewhere(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}' and usename in ('hdoc_app', 'hdoc_platform')`,
  )
afterEach(() => elsewhere(`alter database "${name}" allow_connections true`))

describe('connections that are ended', () => {
  it('are answered with success or 503 and when to come back, and are healed by the next call', async () => {
    const { clerk } = await clerkOffice(t)
    for (let round = 0; round < 3; round++) {
      const waiting = Array.from({ length: 20 }, () => clerk.get<Failure>('/api/document/list/20'))
      await endConnections()
      for (const { status, body, headers } of await Promise.all(waiting)) {
        expect([200, 503], JSON.stringify(body)).toContain(status)
        if (status === 503) {
          expect(body.code).toBe('UNAVAILABLE')
          expect(body.message).toBe(
            'Serviciul este ocupat sau oprit pentru moment. Încercați din nou peste câteva secunde.',
          )
          expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        }
      }
      const healed = await clerk.get('/api/document/list/20')
      expect(healed.status).toBe(200)
    }
  })

  it('lose, double and skip no registration: a repeated form with its key gets its one number', async () => {
    const { clerk, paper, institutionId } = await clerkOffice(t)
    const send = (n: number) =>
      clerk.post<Added>('/api/document/add', paper({ short_description: `Lucrarea ${n}` }), {
        'idempotency-key': `fault-${String(n).padStart(4, '0')}`,
      })
    const first = Array.from({ length: 60 }, (_, n) => send(n))
    await endConnections()
    const outcomes = await Promise.all(first)
    for (const { status, body } of outcomes) expect([200, 503], JSON.stringify(body)).toContain(status)
    const again = await Promise.all(outcomes.map((_, n) => send(n)))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    for (const [n, outcome] of outcomes.entries())
      if (outcome.status === 200) expect(again[n]!.body.data).toEqual(outcome.body.data)
    expect(again.map(({ body }) => body.data.number).sort()).toEqual(
      Array.from({ length: 60 }, (_, n) => `RG-${String(n + 1).padStart(4, '0')}/2026`),
    )
    const [ledger] = await t.asSuperuser<{ lines: number; papers: number }>(
      `select count(*)::int as lines, count(distinct document_id)::int as papers from register_ledger where institution_id = $1`,
      [institutionId],
    )
    expect(ledger).toEqual({ lines: 60, papers: 60 })
  })
})

describe('a database that takes nobody', () => {
  it('is told by /readyz and by every call, and is found again without a restart', async () => {
    const { clerk, host } = await clerkOffice(t)
    const ready = () => t.browser(host).get<{ ready: boolean }>('/readyz')
    expect([(await ready()).status, (await ready()).body]).toEqual([200, { ready: true }])
    await elsewhere(`alter database "${name}" allow_connections false`)
    await endConnections()
    const down = await ready()
    expect([down.status, down.body, down.headers['retry-after']]).toEqual([503, { ready: false }, '3'])
    for (const path of ['/api/document/list/20', '/api/user/options']) {
      const answer = await clerk.get<Failure>(path)
      expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([503, 'UNAVAILABLE'])
      expect(answer.headers['retry-after']).toBe('3')
    }
    expect((await t.browser(host).get('/healthz')).status).toBe(200)
    await elsewhere(`alter database "${name}" allow_connections true`)
    expect((await ready()).body).toEqual({ ready: true })
    expect((await clerk.get('/api/document/list/20')).status).toBe(200)
  })
})

describe('work that takes too long', () => {
  /**
   * Sets a setting for the program's role in this database alone. It holds for connections opened from then
   * on.
   */
  async function patience(setting: string): Promise<void> {
    await elsewhere(`alter role hdoc_app in database "${name}" set ${setting}`)
    await endConnections()
  }

  it('behind a lock of somebody else is given up as busy, and nothing is half done', async () => {
    const { clerk, send, register, registerId } = await clerkOffice(t)
    await register()
    const holder = await other()
    await patience(`lock_timeout = '200ms'`)
    try {
      await holder.query('begin')
      await holder.query('select from register_counters where register_id = $1 for update', [registerId])
      const refused = await send()
      expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE'])
    } finally {
      await holder.query('rollback')
      await holder.end()
      await patience(`lock_timeout = '5s'`)
    }
    expect((await register()).number).toBe('RG-0002/2026')
    expect((await clerk.get<{ meta: { total: number } }>('/api/document/list/20')).body.meta.total).toBe(2)
  })
})

describe('a crash between commit and answer', () => {
  it('is made good by sending again with the key: the same number', async () => {
    const { clerk, paper, host } = await clerkOffice(t)
    const key = { 'idempotency-key': 'lost-answer-1' }
    const lost = await clerk.post<Added>('/api/document/add', paper(), key)
    await endConnections()
    const replayed = await clerk.post<Added>('/api/document/add', paper(), key)
    expect(replayed.body.data).toEqual(lost.body.data)
    const [count] = await t.asSuperuser<{ n: number }>(
      `select count(*)::int as n from documents d join hosts h on h.institution_id = d.institution_id where h.host = $1`,
      [host],
    )
    expect(count!.n).toBe(1)
  })
})
