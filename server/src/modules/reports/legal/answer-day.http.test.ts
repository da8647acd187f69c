import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'
import { aRegister } from '../../../../test/offices/factories.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { type Run, reportOffice } from '../../../../test/papers/report-office.ts'

const START = '2026-11-20T10:00:00+02:00'
/** 30 days from 20.11.2026 end on Sunday 20.12.2026, so on Monday 21.12.2026. */
const END = '2026-12-31T12:00:00+02:00'
const t = await testApp({
  now: START,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const box = await mailbox(t)
const patient = { timeout: 60_000 }
const half = { year: 2026, half: 2 }

/** A town hall whose papers of the usual type are petitions. */
async function townHall() {
  const { office, i, elena, paper, made } = await reportOffice(t, box)
  await elena.post('/api/doc_type/update', { id: office.docTypeId, values: { legal_report: 'petition' } })
  const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)
  const close = (id: number, day: string) =>
    plant(`update documents set status = 8, closed_on = '${day}' where institution_id = ${i} and id = ${id}`)
  /** A letter of that day that is connected to a paper as its answer. */
  const letter = async (to: number, day: string) => {
    const { id } = await paper('Scrisoare')
    await plant(
      `update documents set category = 'iesire', registered_on = '${day}' where institution_id = ${i} and id = ${id};
       insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name) values (${i}, ${id}, ${to}, 'answers', now(), 'x')`,
    )
    return id
  }
  const waits = (id: number) =>
    plant(
      `insert into dispatches (institution_id, case_id, document_id, method, ship_to, address, ship_on, resolution_text, prepared_at,
         prepared_by_institution_id, prepared_by_id, prepared_by_name)
       select ${i}, 1, ${id}, 'courier', 'Ion', 'Str. Teilor 3', '2026-12-28', 'x', now(), ${i}, id, name from users where institution_id = ${i} limit 1`,
    )
  /** The figures at the end of the year, and the days on which the granted petitions were settled. */
  const report = async () => {
    t.clock.set(END)
    const run = await made(elena, 'petitions', half)
    const { body } = await elena.get<{ papers: { cells: string[] }[] }>(
      `/api/report/papers/${run.id}/favourable`,
    )
    const figures = Object.fromEntries(run.lines.map(({ key, value }) => [key, value]))
    return { figures, gaps: run.gaps, days: body.papers.map(({ cells }) => cells[3]) }
  }
  return { i, elena, paper, plant, close, letter, waits, report }
}

it('an answer on the line of the incoming paper counts on the day it left', patient, async () => {
  t.clock.set(START)
  const { institutionId, institution, host, docTypeId, atWork, close, made, originOf } =
    await dispatchOffice(t)
  await t.asSuperuser(
    `update doc_types set legal_report = 'petition' where institution_id = $1 and id = $2`,
    [institutionId, docTypeId],
  )
  const register_id = await aRegister(
    { ...institution, database: t.database },
    { category: 'intrare', pattern: 'R-###', answers_on_line: true },
  )
  const work = await atWork({ register_id, doc_type_id: docTypeId })
  const { body } = await close(work.id)
  expect(body.dispatch.document.id).toBe(originOf(work))
  await aPerson(t.database, institutionId, 'raport', {
    permissions: ['dashboard.statistics'],
    roles: ['DocAdmin'],
  })
  const browser = t.browser(host)
  await browser.signIn('raport')
  t.clock.set(END)
  const settled = async () => {
    const asked = await browser.post<Run>('/api/report/ask', { report: 'petitions', parameters: half })
    await box.settled()
    const found = await browser.get<{ papers: { cells: string[] }[] }>(
      `/api/report/papers/${asked.body.id}/favourable`,
    )
    return found.body.papers.map(({ cells }) => cells[3])
  }
  expect(await settled()).toEqual(['20.11.2026'])
  await t.asSuperuser(
    `update dispatches set status = 'sent', sent_on = '2026-11-25' where institution_id = $1 and id = $2`,
    [institutionId, body.dispatch.id],
  )
  expect(await settled()).toEqual(['25.11.2026'])
  expect((await browser.get(`/api/legal_fact/get/${originOf(work)}`)).body).toMatchObject({
    answered_on: '2026-11-25',
    asks: { settled_on: false },
  })
  // Opened again and closed with another answer on the line: that one counts, on the day it left.
  t.clock.set('2026-12-10T10:00:00+02:00')
  await made('primar', '/api/workcase/reopen', { id: work.id, reason: 'Contestație' })
  const again = (await close(work.id)).body.dispatch
  t.clock.set(END)
  expect(await settled()).toEqual(['10.12.2026'])
  await t.asSuperuser(
    `update dispatches set status = 'sent', sent_on = '2026-12-15' where institution_id = $1 and id = $2`,
    [institutionId, again.id],
  )
  expect(await settled()).toEqual(['15.12.2026'])
})

it(
  'of several letters the last one by the day of closing is the answer, also while it waits to leave',
  patient,
  async () => {
    const { paper, close, letter, waits, report } = await townHall()
    const [late, waiting] = [await paper('Amânată'), await paper('Neexpediată')]
    await letter(late.id, '2026-11-27')
    await letter(late.id, '2026-12-23')
    await letter(late.id, '2026-12-30')
    await close(late.id, '2026-12-28')
    await letter(waiting.id, '2026-11-27')
    await waits(await letter(waiting.id, '2026-12-22'))
    await close(waiting.id, '2026-12-29')
    const after = await paper('Închisă înainte de a răspunde')
    await close(after.id, '2026-12-10')
    await letter(after.id, '2026-12-12')
    await letter(after.id, '2026-12-30')
    const { days, figures } = await report()
    expect(days).toEqual(['23.12.2026', '29.12.2026', '12.12.2026'])
    expect(figures).toMatchObject({ in_term: 1, late: 2 })
  },
)

it(
  'a prolongation is what the head said before the term was over, and not the days for which it stood',
  patient,
  async () => {
    const { i, paper, plant, close, report } = await townHall()
    const extend = (id: number, at: string, days: readonly [string, string], more = 'null, false') =>
      plant(
        `insert into document_extensions (institution_id, document_id, at, deadline_before, deadline_after, reason, by_name, undone_at, stopped)
         values (${i}, ${id}, '${at}', '${days[0]}', '${days[1]}', 'x', 'x', ${more})`,
      )
    const prolonged = async (subject: string, settled: string, at: string, more?: string) => {
      const { id } = await paper(subject)
      await close(id, settled)
      await extend(id, at, ['2026-12-21', '2026-12-28'], more)
      return id
    }
    await prolonged('Prelungită', '2026-12-28', '2026-12-21T16:00:00+02:00')
    expect((await report()).figures).toMatchObject({ extended: 1, late: 0 })
    t.clock.set(START)
    await prolonged('Prelungită cu prea puțin', '2026-12-29', '2026-12-10T10:00:00+02:00')
    await prolonged('Prelungită prea târziu', '2026-12-28', '2026-12-22T10:00:00+02:00')
    await prolonged('A stat', '2026-12-28', '2026-12-10T10:00:00+02:00', 'null, true')
    await prolonged('Anulată', '2026-12-28', '2026-12-10T10:00:00+02:00', 'now(), false')
    const chained = await prolonged(
      'Prelungită târziu, de două ori',
      '2026-12-30',
      '2026-12-22T10:00:00+02:00',
    )
    await extend(chained, '2026-12-26T10:00:00+02:00', ['2026-12-28', '2026-12-31'])
    expect((await report()).figures).toMatchObject({ extended: 1, late: 5 })
  },
)

it(
  'what came closed of another system without its day was settled on a day that nobody knows',
  patient,
  async () => {
    const { elena, paper, close, report } = await townHall()
    const [old, here] = [await paper('Din istoric'), await paper('Închisă pe loc')]
    await close(old.id, '2026-11-20')
    expect((await elena.post('/api/document/change_status', { id: here.id, status: 8 })).status).toBe(200)
    const { days, figures, gaps } = await report()
    expect(days).toEqual(['', '20.11.2026'])
    expect(figures).toMatchObject({ in_term: 1, unknown_day: 1 })
    expect(gaps.map(({ key, count }) => [key, count])).toContainEqual(['gap_day', 1])
  },
)
