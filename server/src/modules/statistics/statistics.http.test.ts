import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { caseOffice } from '../../../test/offices/case-office.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { calendarOf } from './calendar/free-weekdays.ts'
import { checkFacts } from './checks/statistics-checks.ts'
import { keepFacts } from './facts/keep-facts.ts'
import { addUp } from './facts/queries/facts.ts'

const TODAY = '2026-11-20'
const t = await testApp({ now: `${TODAY}T10:00:00+02:00` })
const INSTITUTION = '/api/statistics/institution'
const DEPARTMENT = '/api/statistics/department'
const RESTRICTED = '/api/statistics/restricted'
const DEPARTMENT_TABLE = '/api/statistics/department_table'
const INSTITUTION_TABLE = '/api/statistics/institution_table'
const month = 'from=2026-11-01&to=2026-11-30&compare=previous'

let office: Awaited<ReturnType<typeof caseOffice>>
let i: number
beforeEach(async () => {
  t.clock.set(`${TODAY}T10:00:00+02:00`)
  office = await caseOffice(t)
  i = office.institutionId
})

async function as(username: string) {
  const browser = t.browser(office.host)
  await browser.signIn(username)
  return browser
}
const figures = async (username: string, path = INSTITUTION, query = month) =>
  (await as(username)).get<Statistics & Failure>(`${path}?${query}`)
const findings = async () =>
  (await t.database.asPlatform('compare facts', (db) => checkFacts(db, i))).map(({ sentence }) => sentence.en)
const mayor = (permissions: Parameters<typeof aPerson>[3] = {}) =>
  aPerson(t.database, i, 'mayor', { permissions: ['document.list', 'dashboard.statistics'], ...permissions })

it('shows a department to its Director and to who may see its statistics, any to who sees the institution', async () => {
  const { urbanism, legal } = office
  await mayor()
  const own = await figures('sef', DEPARTMENT)
  expect(own.body).toMatchObject({
    group: { id: urbanism, name: 'Urbanism' },
    groups: [],
    complaint_squares: null,
  })
  expect((await figures('sef', DEPARTMENT, `${month}&group_id=${urbanism}`)).status).toBe(200)
  for (const answer of [
    await figures('sef', DEPARTMENT, `${month}&group_id=${legal}`),
    await figures('sef', INSTITUTION),
    await figures('ana', DEPARTMENT),
    await figures('ana', RESTRICTED, `from=2026-11-01&to=2026-11-30&measure=registered&group_id=${urbanism}`),
    await figures('sef', RESTRICTED, 'from=2026-11-01&to=2026-11-30&measure=registered'),
    await figures('ana', `${DEPARTMENT_TABLE}/by_type`),
  ])
    expect([answer.status, answer.body.missing]).toEqual([403, 'dashboard.statistics'])
  const any = await figures('mayor', DEPARTMENT, `${month}&group_id=${legal}`)
  expect(any.body.group?.name).toBe('Juridic')
  expect(any.body.groups.map(({ name }) => name)).toEqual(expect.arrayContaining(['Juridic', 'Urbanism']))
  expect((await figures('mayor', DEPARTMENT, `${month}&group_id=999999`)).status).toBe(404)
  await t.asSuperuser(
    `with role as (insert into group_roles (institution_id, name, permissions) values ($1, 'Statistician', '{permission.view_statistics_in_department}') returning id)
     update group_members m set group_role_id = role.id from role where m.institution_id = $1 and m.user_id = $2`,
    [i, office.ids.dora],
  )
  expect((await figures('dora', DEPARTMENT)).body.group?.name).toBe('Juridic')
  for (const [query, field] of [
    ['from=2026-11-30&to=2026-11-01', 'to'],
    ['from=2020-01-01&to=2026-01-01', 'to'],
    ['from=2026-11-31&to=2026-12-01', 'from'],
    [`${month}&compare=ever`, 'compare'],
  ] as const) {
    const wrong = await figures('mayor', INSTITUTION, query)
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})], query).toEqual([422, [field]])
  }
})

it('counts the work of people, what waits for dispatch, and complaints; each table comes along as CSV', async () => {
  const { open, made, shareOf, urbanism, originOf } = office
  await mayor({ permissions: ['document.list', 'dashboard.statistics', 'complaint.view'] })
  const [one, other] = [await open(), await open()]
  for (const row of [one, other])
    await made('ana', '/api/workcase/take', { share_id: shareOf(row, urbanism).id })
  t.clock.set('2026-11-24T10:00:00+02:00')
  // The first sign-in is too long ago.
  const ana = await as('ana')
  expect((await ana.post('/api/workcase/close', { id: one.id, status: 8 })).status).toBe(200)
  await t.asSuperuser(
    `insert into dispatches (institution_id, case_id, document_id, method, postal_kind, ship_to, address, ship_on, resolution_text, prepared_at,
       prepared_by_institution_id, prepared_by_id, prepared_by_name)
     values ($1, $2, $3, 'courier', null, 'Ion', 'Str. Teilor 3', '2026-11-24', 'x', now() - interval '5 hours', $1, $4, 'Ana')`,
    [i, other.id, originOf(other), office.ids.ana],
  )
  await t.asSuperuser(
    `with type as (insert into complaint_types (institution_id, name, icon, color, group_id) values ($1, '=Gropi', 'road', '#aa0000', $2) returning id)
     insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_name, description, lat, lng, locality, name, status)
     select $1, id, 'portal', ('2026-11-0' || n || 'T00:30:00+02:00')::timestamptz, $1, '', 'x', 45000000 + n, 26000000, 'Dealu', 'Ion', case n when 1 then 'resolved' else 'open' end
       from type, generate_series(1, 3) n`,
    [i, urbanism],
  )
  // A type and a place that the compared month alone has.
  await t.asSuperuser(
    `with type as (insert into complaint_types (institution_id, name, icon, color, group_id) values ($1, 'Iluminat', 'bulb', '#aa0000', $2) returning id)
     insert into complaints (institution_id, type_id, origin, confirmed_at, added_by_institution_id, added_by_name, description, lat, lng, locality, name, status)
     select $1, id, 'portal', '2026-10-05T10:00:00+03:00', $1, '', 'x', 45000000, 26000000, 'Vale', 'Ion', 'resolved' from type`,
    [i, urbanism],
  )
  const { body } = await figures('sef', DEPARTMENT)
  expect(body.by_person).toEqual([
    {
      person: { id: office.ids.ana, name: 'Ana Urbanism' },
      open: 1,
      overdue: 0,
      ended: 1,
      ended_in_time: 1,
      ended_before: 0,
      days: 4,
    },
  ])
  expect(body.outcomes).toEqual([{ status: 8, count: 1, before: 0 }])
  expect(body.total).toMatchObject({ registered: 2, answered: 1, days: 4, working_days: 2, open: 1 })
  const waiting = ({ by_step }: Statistics) => by_step.find(({ step }) => step === 'dispatch')
  expect(waiting(body)).toMatchObject({ now: 1, ended: 0 })
  await t.asSuperuser(
    `update dispatches set status = 'sent', sent_on = '2026-11-24' where institution_id = $1`,
    [i],
  )
  const [sent] = await t.asSuperuser<{ hours: number }>(
    `select extract(epoch from until - since)::float8 / 3600 as hours from work_stays where institution_id = $1 and step = 6 and group_id = $2`,
    [i, urbanism],
  )
  expect(sent?.hours).toBeCloseTo(5, 1)
  expect(body.complaint_types).toMatchObject([
    { type: { name: '=Gropi' }, count: 3, resolved: 1, before: 0 },
    { type: { name: 'Iluminat' }, count: 0, resolved: 0, before: 1 },
  ])
  expect(body.complaint_areas).toEqual([
    { area: 'Dealu', count: 3, before: 0 },
    { area: 'Vale', count: 0, before: 1 },
  ])
  expect(body.complaint_squares).toBeNull()
  const whole = (await figures('mayor')).body
  expect(whole.complaint_squares).toEqual([{ lat: 45_001_000, lng: 25_999_500, count: 3 }])
  expect(whole.by_person).toEqual([])
  const asked = 'from=2026-11-01&to=2026-11-30&measure=complaints'
  expect((await figures('mayor', RESTRICTED, asked)).body).toEqual({ all: 3, visible: 3, restricted: 0 })
  expect((await figures('sef', RESTRICTED, `${asked}&group_id=${urbanism}`)).body).toEqual({
    all: 3,
    visible: 0,
    restricted: 3,
  })
  const types = String((await figures('sef', `${DEPARTMENT_TABLE}/complaint_types`)).body)
  expect(types).toBe(`\ufeffTip;Număr;Număr, perioada comparată\r\n'=Gropi;3;0\r\nIluminat;0;1\r\n`)
  const totals = String((await figures('mayor', `${INSTITUTION_TABLE}/totals`)).body)
  expect(totals.split('\r\n')[1]).toMatch(/^Toată instituția;2;1;100,0;4,0;1;0;/)
  const byType = async () =>
    String((await figures('mayor', `${INSTITUTION_TABLE}/by_type`)).body).split('\r\n')
  const [head, row] = await byType()
  expect(head).toContain(';Termen depășit;Durata medie, zile lucrătoare;Înregistrate, perioada comparată;')
  expect(row).toMatch(/^[^;]+;2;1;100,0;4,0;1;0;;/)
  // Of a type whose term counts working days the average in these is told too, as on the screen.
  await t.asSuperuser(`update doc_types set day_type = 'working' where institution_id = $1`, [i])
  expect((await byType())[1]).toMatch(/^[^;]+;2;1;100,0;4,0;1;0;2,0;/)
  for (const table of [
    'bars',
    'by_type',
    'by_department',
    'by_person',
    'by_step',
    'overdue_by_age',
    'outcomes',
    'channels',
    'complaint_areas',
  ])
    expect(
      String((await figures('mayor', `${INSTITUTION_TABLE}/${table}`)).body).split('\r\n').length,
      table,
    ).toBeGreaterThan(1)
})

it('loses nothing that is committed late, renews what other free days count, and names what does not agree', async () => {
  await mayor()
  const registered = async () => (await figures('mayor')).body.total.registered
  const { id } = await office.register()
  await keepFacts(t.database, i)
  await t.database.inInstitution(i, async (db) => {
    await db.run(
      sql`update documents set status = 6, closed_on = '2026-11-25' where institution_id = ${i} and id = ${id}`,
    )
    // Facts are added up while this change is not committed yet.
    await office.register()
    await keepFacts(t.database, i)
  })
  t.clock.set('2026-11-26T10:00:00+02:00')
  expect((await figures('mayor')).body.total).toMatchObject({
    registered: 2,
    answered: 1,
    days: 5,
    working_days: 3,
  })
  await keepFacts(t.database, i)
  expect((await figures('mayor')).body.total).toMatchObject({ registered: 2, answered: 1, open: 1 })
  const left = await t.asSuperuser('select from statistic_changes where institution_id = $1', [i])
  expect(left).toEqual([])
  // A page of the institution reads its own sums, a few hundred facts, not each type of each department.
  await t.asSuperuser(
    `update statistic_facts set n = n + 1000 where institution_id = $1 and grain in (1, 2, 3)`,
    [i],
  )
  expect((await figures('mayor')).body).toMatchObject({ total: { registered: 2, answered: 1, open: 1 } })
  expect((await findings()).length).toBeGreaterThan(0)
  await t.asSuperuser(
    `update statistic_facts set n = n - 1000 where institution_id = $1 and grain in (1, 2, 3)`,
    [i],
  )

  await t.asSuperuser(
    `update institutions set free_days = '[{"date":"2026-11-24","name":"Ziua comunei"}]' where id = $1`,
    [i],
  )
  await keepFacts(t.database, i)
  expect((await figures('mayor')).body.total.working_days).toBe(2)
  expect(await findings()).toEqual([])

  await t.asSuperuser(
    `set session_replication_role = replica; update documents set closed_on = null where institution_id = ${i} and id = ${id}`,
  )
  expect(
    (await findings()).some((text) =>
      text.includes('documents answered, 2026-11-25: 1 is kept, the documents say 0'),
    ),
  ).toBe(true)
  // As after the migration: closed before the day was kept.
  await t.asSuperuser(`update statistic_states set built = false where institution_id = $1`, [i])
  // Who began to add up before that was said does not say otherwise.
  await t.database.inInstitution(i, (db) => addUp(db, calendarOf([])))
  expect((await figures('mayor')).body.building).toBe(true)
  await keepFacts(t.database, i)
  const { body } = await figures('mayor')
  expect(body.building).toBe(false)
  expect(body.total).toMatchObject({ registered: 2, answered: 1, days: 0 })
  expect(await findings()).toEqual([])
  expect(await registered()).toBe(2)
})
