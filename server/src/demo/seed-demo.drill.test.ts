import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { type TestDatabase, testDatabase } from '../../test/database/database.ts'
import { testSettings } from '../../test/database/settings.ts'
import { findDamage } from '../app/verify/find-damage.ts'
import type { Uncovered } from '../platform/checks/finding.ts'
import { manualClock } from '../platform/clock.ts'
import { demoPassword } from './people/password.ts'
import { demoPeople, introduceDemo } from './people/people.ts'
import { seedDemo } from './seed-demo.ts'

/** A Friday, in the middle of the day. */
const NOW = '2026-11-20T13:00:00+02:00'
const clock = manualClock(NOW)
/** Milliseconds. Two seeds, on a machine that may do other things too. */
const PATIENCE_MS = 90_000

interface Line {
  institution_id: number
  number: string
  registered_at: string
  issuer_name: string
  short_description: string
  status: number
  tracking_code: string
}

const linesOf = (db: TestDatabase): Promise<Line[]> =>
  db.asSuperuser<Line>(`
    select institution_id, number, registered_at, issuer_name, short_description, status, tracking_code
      from documents order by institution_id, id`)

describe('the demo on a fresh database', async () => {
  const program = await testApp({ now: NOW })
  const { settings } = program
  const db: TestDatabase = program
  const count = async (statement: string): Promise<number> => {
    const [row] = await db.asSuperuser<{ n: number }>(`select count(*)::integer as n from ${statement}`)
    return row!.n
  }
  beforeAll(() => seedDemo(settings, clock))

  test('comes once', async () => {
    const before = await linesOf(db)
    await seedDemo(settings, manualClock('2026-12-01T10:00:00+02:00'))
    expect(await linesOf(db)).toEqual(before)
  })

  test('is the same again for the same day, another time', async () => {
    const again = await testDatabase()
    await seedDemo(testSettings(again.urls), clock)
    expect(await linesOf(again)).toEqual(await linesOf(db))
  })

  test('has numbers without a gap, sealed and counted right', async () => {
    const uncovered: Uncovered[] = []
    const onUncovered = (one: Uncovered) => uncovered.push(one)
    expect(await findDamage(db.database, { secrets: settings, onUncovered })).toEqual([])
    expect(uncovered).toEqual([])
  })

  test('has a month up to now in both institutions', async () => {
    const lines = await linesOf(db)
    const of = (id: number) => lines.filter(({ institution_id }) => institution_id === id)
    expect(of(1).length).toBeGreaterThan(300)
    expect(of(2).length).toBeGreaterThan(60)
    for (const { registered_at } of lines) expect(registered_at <= clock.now().toISOString()).toBe(true)
    const today = of(1).filter(({ registered_at }) => registered_at.startsWith('2026-11-20'))
    expect(today.length).toBeGreaterThan(2)
    const statuses = [...new Set(of(1).map(({ status }) => status))].sort((a, b) => a - b)
    expect(statuses).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(await count(`documents where status = 3 and deadline_on < '2026-11-20'`)).toBeGreaterThan(3)
    // The law beside a deadline must be the law of the document's own type.
    expect(
      await count(
        `documents where deadline_on is not null and deadline_reason->'givenBy'->>'docTypeId' is distinct from doc_type_id::text`,
      ),
    ).toBe(0)
    expect(await count(`files where document_id is not null`)).toBeGreaterThan(20)
    for (const status of ['prepared', 'sent', 'confirmed'])
      expect(await count(`dispatches where status = '${status}'`), status).toBeGreaterThan(0)
    expect(await count('dispatches where to_repeat')).toBeGreaterThan(0)
  })

  test('overlaps in names and numbers, so that what leaks is seen', async () => {
    expect(
      await count(`documents a join documents b on b.number = a.number
                    where a.institution_id = 1 and b.institution_id = 2`),
    ).toBeGreaterThan(20)
    const ginas = await db.asSuperuser<{ name: string }>(
      `select name from users where username = 'gina.liliacu' order by institution_id`,
    )
    expect(ginas.map(({ name }) => name)).toEqual(['Gina Liliacu', 'Gina Liliacu-Marin'])
  })

  test('mails nobody', async () => {
    expect(await count(`outbox_events`)).toBe(0)
    expect(await count('notification_deliveries')).toBe(0)
  })

  test('tells the heads of departments of the papers of the last days', async () => {
    expect(await count('notifications where institution_id = 1 and not unread')).toBeGreaterThan(5)
    expect(
      await count(
        `notifications n join documents d on d.institution_id = n.institution_id and d.id = n.subject_id and d.number = n.subject_number`,
      ),
    ).toBe(await count('notifications'))
  })

  test('leaves free ids for institutions that come later', async () => {
    const [row] = await db.asSuperuser<{ id: number }>(
      `insert into institutions (tag, name) values ('noua', 'Noua') returning id`,
    )
    expect(row!.id).toBeGreaterThan(2)
  })

  test('names people who exist', async () => {
    for (const id of [0, 1, 2]) {
      const names = demoPeople(id)!.users.map(({ username }) => `'${username}'`)
      expect(await count(`users where institution_id = ${id} and username in (${names})`)).toBe(names.length)
    }
    expect(demoPeople(3)).toBeUndefined()
    expect(introduceDemo().signInNames).toContain('admin.platforma')
  })

  test('its people sign in, each sees what is theirs', async () => {
    interface List {
      data: { register: { code: string }; can: object }[]
      meta: { total: number }
    }
    const list = async (host: string, username: string): Promise<List> => {
      const browser = program.browser(host)
      expect((await browser.signIn(username, demoPassword)).status).toBe(200)
      const answer = await browser.get<List>('/api/document/list/100')
      expect(answer.status).toBe(200)
      return answer.body
    }
    const clerk = await list('dealuflorilor.localhost', 'gina.liliacu')
    const cashier = await list('localhost', 'petru.artaru')
    const head = await list('127.0.0.1', 'elena.ciresaru')
    const codes = ({ data }: List): string[] => [...new Set(data.map(({ register }) => register.code))].sort()
    expect(codes(head)).toEqual(['IES', 'INT', 'RG', 'SES'])
    expect(codes(cashier)).toEqual(['RG', 'SES'])
    expect(cashier.meta.total).toBeLessThan(clerk.meta.total)
    expect(clerk.meta.total).toBeLessThan(head.meta.total)
    expect((await list('valeaalba.localhost', 'pavel.argintaru')).meta.total).toBeLessThan(30)
  })
})

test(
  'a start that fails half way leaves nothing, and the next one makes it good',
  async () => {
    const db = await testDatabase()
    const settings = testSettings(db.urls)
    await db.asSuperuser(`insert into institutions (id, tag, name) values (77, 'valeaalba', 'Alta')`)
    await expect(seedDemo(settings, clock)).rejects.toThrow(/violates/)
    expect(await linesOf(db)).toEqual([])
    await db.asSuperuser(`update institutions set tag = 'alta' where id = 77`)
    await seedDemo(settings, clock)
    expect((await linesOf(db)).length).toBeGreaterThan(350)
  },
  PATIENCE_MS,
)
