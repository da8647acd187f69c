import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { waitUntil } from '../../../test/load/wait-until.ts'
import { findDamage } from '../../app/verify/find-damage.ts'
import type { Uncovered } from '../../platform/checks/finding.ts'
import { openConnection } from '../../platform/db/open-connection.ts'
import { demoPassword } from '../people/password.ts'
import { seedDemo } from '../seed-demo.ts'
import { seedHistory } from './seed-history.ts'

/** A Friday, in the middle of the day. */
const NOW = '2026-11-20T13:00:00+02:00'
const t = await testApp({ now: NOW })
/** Milliseconds. The whole demo, on a machine that may do other things too. */
const PATIENCE_MS = 60_000
const damage = () => findDamage(t.database, { secrets: t.settings, onUncovered: () => undefined })
const papersBefore = async (): Promise<number> => {
  const [row] = await t.asSuperuser<{ n: number }>(
    `select count(*)::integer as n from documents where registered_on < '2026-10-01'`,
  )
  return row!.n
}

beforeAll(() => seedDemo(t.settings, t.clock), PATIENCE_MS)

test(
  'years that are stopped half way leave nothing, and are made by the next start',
  async () => {
    const holder = await openConnection(t.superuserUrl)
    try {
      await holder.query('begin')
      await holder.query('select from users where institution_id = 1 for update')
      const stopping = new AbortController()
      const stopped = expect(seedHistory(t.settings, t.clock, stopping.signal)).rejects.toThrow(
        /canceling statement/,
      )
      await waitUntil('the papers wait for the people who registered them', async () => {
        const waiting = await t.asSuperuser(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return waiting.length > 0
      })
      stopping.abort()
      await stopped
    } finally {
      await holder.end()
    }
    expect(await papersBefore()).toBe(0)
    expect(await damage()).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'two starts make the years once, while a clerk registers',
  async () => {
    const [known] = await t.asSuperuser<{ register_id: string; doc_type_id: string; issuer_id: string }>(`
      select r.id as register_id, d.id as doc_type_id, i.id as issuer_id from registers r, doc_types d, issuers i
       where r.institution_id = 1 and r.code = 'RG' and d.institution_id = 1 and d.category = 'intrare' and i.institution_id = 1
       order by d.id, i.id limit 1`)
    const clerk = t.browser('dealuflorilor.localhost')
    await clerk.signIn('gina.liliacu', demoPassword)
    let isOver = false
    const years = Promise.all([seedHistory(t.settings, t.clock), seedHistory(t.settings, t.clock)]).finally(
      () => {
        isOver = true
      },
    )
    while (!isOver) {
      const answer = await clerk.post('/api/document/add', {
        category: 'intrare',
        register_id: Number(known!.register_id),
        doc_type_id: Number(known!.doc_type_id),
        issuer_id: Number(known!.issuer_id),
        short_description: 'Cerere de adeverință',
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    await years
    expect(await papersBefore()).toBeGreaterThan(7_000)
    const reports = await t.asSuperuser(`select from report_runs where institution_id = 1`)
    expect(reports).toHaveLength(1)
  },
  PATIENCE_MS,
)

test(
  'the demo has two years to compare with, in the numbers that its registers had given, and nothing of them waits',
  async () => {
    const uncovered: Uncovered[] = []
    const onUncovered = (one: Uncovered) => uncovered.push(one)
    expect(await findDamage(t.database, { secrets: t.settings, onUncovered })).toEqual([])
    expect(uncovered).toEqual([])
    const lines = await t.asSuperuser<{
      year: string
      code: string
      first: number
      last: number
      n: number
    }>(`
      select d.series as year, r.code, min(d.counter)::integer as first, max(d.counter)::integer as last, count(*)::integer as n
        from documents d join registers r on r.institution_id = d.institution_id and r.id = d.register_id
       where d.institution_id = 1 and r.code in ('RG', 'INT') group by 1, 2 order by 1, 2`)
    expect(lines.map(({ year, code }) => `${year} ${code}`)).toEqual([
      '2024 INT',
      '2024 RG',
      '2025 INT',
      '2025 RG',
      '2026 INT',
      '2026 RG',
    ])
    for (const { first, last, n } of lines) expect(n).toBe(last - first + 1)
    for (const { year, first } of lines) if (year !== '2024') expect(first).toBe(1)

    const mayor = t.browser('dealuflorilor.localhost')
    await mayor.signIn('mirela.fantanaru', demoPassword)
    const figures = async (from: string, to: string) =>
      (await mayor.get<Statistics>(`/api/statistics/institution?from=${from}&to=${to}&compare=year_before`))
        .body
    const quarter = await figures('2026-07-01', '2026-09-30')
    expect(quarter.total.registered).toBeGreaterThan(500)
    const grown = quarter.total.registered / quarter.total_before!.registered
    expect(grown).toBeGreaterThan(1)
    expect(grown).toBeLessThan(1.2)
    for (const { answered, answered_in_time, open } of [quarter.total, quarter.total_before!]) {
      expect(answered).toBeGreaterThan(500)
      expect(answered_in_time / answered).toBeGreaterThan(0.6)
      expect(answered_in_time).toBeLessThan(answered)
      expect(open).toBeGreaterThan(50)
    }
    const whole = await figures('2025-01-01', '2025-12-31')
    expect(whole.bars).toHaveLength(12)
    expect(Math.min(...whole.bars.map(({ intrare }) => intrare))).toBeGreaterThan(100)
  },
  PATIENCE_MS,
)
