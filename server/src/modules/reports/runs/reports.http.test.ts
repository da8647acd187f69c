import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { CatalogueReport, ReportRun } from '@hdoc/contract/reports/reports.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { aGroup } from '../../../../test/offices/person.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { REPORT_START, type Run, reportOffice } from '../../../../test/papers/report-office.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { removeReports } from '../jobs/remove-reports.ts'

const t = await testApp({
  now: REPORT_START,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const box = await mailbox(t)
const patient = { timeout: 60_000 }
const townHall = () => reportOffice(t, box)

const figuresOf = ({ lines }: Run) =>
  Object.fromEntries(lines.filter(({ value }) => value > 0).map(({ key, value }) => [key, value]))

describe('the catalogue', () => {
  it('shows every report to everybody, with the right it wants; none is made without it', async () => {
    const { as, ana, ask } = await townHall()
    const radu = await as('radu')
    const { reports } = (await radu.get<{ reports: CatalogueReport[] }>('/api/report/catalogue')).body
    expect(reports.find(({ id }) => id === 'petitions')).toMatchObject({
      law: 'OG 27/2002, art. 14',
      right: 'dashboard.statistics',
      right_label: 'Vede statisticile instituției',
      asks: ['half'],
      can: { run: false },
    })
    expect(reports.find(({ id }) => id === 'register_book')).toMatchObject({ made_at: '/registers' })
    expect(await ask(radu, 'overdue')).toMatchObject({
      status: 403,
      body: { missing: 'dashboard.statistics' },
    })
    expect((await ask(ana, 'nimic')).status).toBe(404)
    expect((await ask(ana, 'register_book')).status).toBe(404)
    expect((await ask(ana, 'petitions')).body.errors).toHaveProperty('year')
    expect((await ask(ana, 'public_information', { year: 2027 })).body.errors).toEqual({
      year: ['Perioada nu a început încă.'],
    })
    expect((await ask(ana, 'workload', { from: '2026-02-01', to: '2026-01-01' })).body.errors).toEqual({
      to: ['Ultima zi nu poate fi înaintea celei dintâi.'],
    })
    expect((await ask(ana, 'workload', { from: '2006-01-01', to: '2026-01-01' })).body.errors).toEqual({
      to: ['Perioada poate avea cel mult zece ani.'],
    })
    expect((await ask(ana, 'overdue', { group_id: 999_999 })).status).toBe(404)
  })
})

describe('a report of the law', () => {
  it(
    'counts all documents of its types, shows those one may see, and takes remarks for the print',
    patient,
    async () => {
      const { office, i, as, elena, ana, paper, made, csv } = await townHall()
      await elena.post('/api/doc_type/update', {
        id: office.docTypeId,
        values: { legal_report: 'petition' },
      })
      const [first, second, third] = [
        await paper('Cerere veche', { arrival: 'email' }),
        await paper('Sesizare', { arrival: 'in_person', access_level: 'restricted' }),
        await paper('A doua'),
      ]
      const annulled = await paper('Greșit')
      await t.asSuperuser(
        'update documents set status = 9, annulled_at = now(), annulled_by_name = $3, annulled_reason = $3 where institution_id = $1 and id = $2',
        [i, annulled.id, 'x'],
      )
      t.clock.set('2026-12-21T12:00:00+02:00')
      const close = (id: number, status: number) =>
        elena.post<Failure>('/api/document/change_status', { id, status })
      expect((await close(first.id, 8)).status).toBe(200)
      expect((await close(second.id, 13)).status).toBe(200)
      const facts = await elena.get<{ version: number; filing_ground: string }>(
        `/api/legal_fact/get/${second.id}`,
      )
      expect(facts.body).toMatchObject({ filing_ground: '', version: 0 })

      // 30 days from 20.11.2026 end on Sunday 20.12.2026, so on Monday 21.12.2026.
      const run = await made(elena, 'petitions', { year: 2026, half: 2 })
      expect(run).toMatchObject({
        state: 'done',
        of: 'Semestrul II 2026, până la 21.12.2026',
        period: { year: 2026, half: 2 },
        law: 'OG 27/2002, art. 14',
        kept_until: '2027-01-20',
      })
      expect(figuresOf(run)).toEqual({
        received: 3,
        by_mail: 1,
        on_paper: 1,
        unknown_way: 1,
        favourable: 1,
        filed_other: 1,
        in_work: 1,
        answered: 1,
        in_term: 1,
      })
      expect(run.gaps.map(({ key, count }) => [key, count])).toEqual([
        ['gap_ground', 1],
        ['gap_arrival', 1],
      ])

      // Ana sees the figures over everything, and behind them what she may see.
      type Papers = { papers: { document_id: number }[]; hidden: number; meta: { total: number } }
      const papers = async (browser: Browser, line: string) =>
        (await browser.get<Papers>(`/api/report/papers/${run.id}/${line}`)).body
      expect((await ana.get<Run>(`/api/report/get/${run.id}`)).body.lines).toEqual(run.lines)
      expect((await papers(elena, 'received')).papers.map((one) => one.document_id)).toEqual([
        first.id,
        second.id,
        third.id,
      ])
      expect(await papers(elena, 'received')).toMatchObject({ hidden: 0, meta: { total: 3 } })
      expect(await papers(ana, 'received?rows=1&page=2')).toMatchObject({
        papers: [{ document_id: third.id }],
        hidden: 1,
        meta: { total: 2, from: 2, to: 2, last_page: 2 },
      })
      expect(await papers(ana, 'received')).toMatchObject({
        papers: [{ document_id: first.id }, { document_id: third.id }],
        hidden: 1,
      })
      const radu = await as('radu')
      expect(await radu.get(`/api/report/get/${run.id}`)).toMatchObject({
        status: 403,
        body: { missing: 'dashboard.statistics' },
      })

      // What could not be filled is filled in, by whoever sees the document.
      const fill = (browser: Browser, id: number, more: object) =>
        browser.post<Failure>('/api/legal_fact/save', { id, ...more })
      expect((await fill(ana, second.id, { filing_ground: 'anonymous' })).status).toBe(404)
      expect((await fill(radu, second.id, { filing_ground: 'anonymous' })).status).toBe(403)
      expect((await fill(elena, second.id, { filing_ground: 'anonymous', version: 0 })).status).toBe(200)
      expect((await fill(elena, second.id, { filing_ground: 'joined', version: 0 })).body.code).toBe(
        'STALE_VERSION',
      )
      const again = await made(elena, 'petitions', { year: 2026, half: 2 })
      expect(figuresOf(again)).toMatchObject({ filed_anonymous: 1 })
      expect(again.gaps.map(({ key }) => key)).toEqual(['gap_arrival'])

      const remark = (remarks: string, version?: number) =>
        ana.post<Failure>('/api/report/remark', {
          id: again.id,
          remarks,
          ...(version !== undefined && { version }),
        })
      expect((await remark('Toate la timp.', again.version)).status).toBe(200)
      expect((await remark('Altceva', again.version)).status).toBe(409)
      const printed = await ana.get(`/api/report/pdf/${again.id}/1`)
      expect(printed.headers['content-disposition']).not.toContain('Cre')
      const text = (await readPdf(printed.raw)).text
      for (const said of [
        'Raport semestrial de petiții',
        'art. 8 alin. (1)',
        'Toate la timp.',
        'Conducătorul',
      ])
        expect(text).toContain(said)
      const table = await csv(ana, again.id)
      expect(table.slice(0, 2)).toEqual([
        'Capitol;Rubrica;Legea și articolul;Număr',
        'Petiții primite;Petiții înregistrate;OG 27/2002, art. 6 și art. 14;3',
      ])
      // Below the table stands what the paper says around it.
      expect(table.slice(-4)).toEqual([
        'Raport semestrial de petiții;Semestrul II 2026, până la 21.12.2026;OG 27/2002, art. 14;',
        'Observații;Toate la timp.;;',
        'Ce nu s-a putut completa și de ce;1 document nu are canalul pe care a sosit.;;',
        ';Întocmit la 21.12.2026, ora 12:00, de Elena Cireșaru.;;',
      ])
      const kept = (await elena.get<Run>(`/api/report/get/${again.id}`)).body
      expect(kept.downloads.map(({ by, format }) => [by, format])).toEqual([
        ['Ana Crin', 'csv'],
        ['Ana Crin', 'pdf'],
      ])
    },
  )
})

describe('the day on which a paper was settled', () => {
  it('is that of an answer that left, else that of its closing', patient, async () => {
    const { office, i, elena, paper, made, csv, pdf } = await townHall()
    await elena.post('/api/doc_type/update', { id: office.docTypeId, values: { legal_report: 'petition' } })
    const papers = [await paper('Fără urmă'), await paper('Neexpediat'), await paper('De probă')]
    const [, waiting, tested] = papers
    const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)
    const answer = async (to: number, isTest: boolean) => {
      const { id } = await paper('Răspuns')
      await plant(
        `update documents set category = 'iesire', is_test = ${isTest} where institution_id = ${i} and id = ${id}`,
      )
      await t.asSuperuser(
        `insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name) values ($1, $2, $3, 'answers', now(), 'x')`,
        [i, id, to],
      )
      return id
    }
    const unsent = await answer(waiting!.id, false)
    await answer(tested!.id, true)
    await plant(
      `insert into dispatches (institution_id, case_id, document_id, method, ship_to, address, ship_on, resolution_text, prepared_at,
         prepared_by_institution_id, prepared_by_id, prepared_by_name)
       select ${i}, 1, ${unsent}, 'courier', 'Ion', 'Str. Teilor 3', '2026-11-24', 'x', now(), ${i}, id, name from users where institution_id = ${i} limit 1`,
    )
    await t.asSuperuser(
      `update documents set status = 8, closed_on = '2026-11-27' where institution_id = $1 and id = any($2::bigint[])`,
      [i, papers.map(({ id }) => id)],
    )
    const settled = async () => {
      const run = await made(elena, 'petitions', { year: 2026, half: 2 })
      const shown = await elena.get<{ papers: { cells: string[] }[] }>(
        `/api/report/papers/${run.id}/favourable`,
      )
      return { run, days: shown.body.papers.map(({ cells }) => cells[3]) }
    }
    // Half past midnight here; the day before in Greenwich.
    t.clock.set('2026-12-01T00:30:00+02:00')
    const { run, days } = await settled()
    expect(days).toEqual(['27.11.2026', '27.11.2026', '27.11.2026'])
    expect((await elena.get(`/api/report/table/${run.id}/csv`)).headers['content-disposition']).toContain(
      'hdoc-petitions-2026-12-01-',
    )
    await plant(`update dispatches set status = 'sent', sent_on = '2026-11-24' where institution_id = ${i}`)
    expect((await settled()).days).toEqual(['27.11.2026', '24.11.2026', '27.11.2026'])

    // On average, reports and statistics count days to the closing, whatever left before.
    const november = { from: '2026-11-01', to: '2026-11-30' }
    const { id } = await made(elena, 'outcomes', november)
    expect((await csv(elena, id))[1]?.split(';').slice(10)).toEqual(['3', '7', ''])
    const { total } = (
      await elena.get<Statistics>(`/api/statistics/institution?${new URLSearchParams(november)}`)
    ).body
    expect([total.answered, total.days / total.answered]).toEqual([3, 7])
    // On paper an average has the comma that it has on the screen.
    await t.asSuperuser(
      `update documents set closed_on = '2026-11-28' where institution_id = $1 and id = $2`,
      [i, papers[0]!.id],
    )
    const uneven = await made(elena, 'outcomes', november)
    const cells = (await readPdf((await pdf(elena, uneven.id)).raw)).text.split(/\s+/)
    expect(cells).toContain('7,3')
    expect(cells).not.toContain('7.3')

    // Of what came before the half year: settled before it, answered in it, and still open.
    const old = [await paper('Închisă'), await paper('Răspunsă'), await paper('Deschisă')]
    await plant(`update documents set registered_on = '2026-06-10', status = 8, closed_on = '2026-06-20'
       where institution_id = ${i} and id in (${old.map((one) => one.id).join()});
       update documents set status = 1, closed_on = null where id = ${old[2]!.id} and institution_id = ${i}`)
    await answer(old[1]!.id, false)
    const later = await settled()
    expect(figuresOf(later.run)).toMatchObject({
      received: 3,
      left_before: 2,
      left_settled: 1,
      left_late: 2,
      left_open: 1,
    })
    const { body } = await elena.get<{ papers: { document_id: number }[] }>(
      `/api/report/papers/${later.run.id}/left_before`,
    )
    expect(body.papers.map((one) => one.document_id)).toEqual([old[1]!.id, old[2]!.id])

    // What a status and the trail do not tell is said for the report; what they tell is not said twice.
    const [first] = papers
    await plant(`update documents set status = 6 where institution_id = ${i} and id = ${first!.id}`)
    const save = (to: { id: number } | undefined, facts: object) =>
      elena.post<Failure>('/api/legal_fact/save', { id: to!.id, ...facts })
    expect((await save(first, { outcome: 'partly', settled_on: '2026-11-25' })).status).toBe(200)
    for (const [to, facts, said] of [
      [
        waiting,
        { outcome: 'partly' },
        'Rezultatul se precizează numai la documentele închise ca „Soluționat”',
      ],
      [waiting, { settled_on: '2026-11-25' }, 'Răspunsul a plecat'],
      [old[2], { settled_on: '2026-11-25' }, 'Documentul este în lucru'],
      [first, { settled_on: '2026-12-02' }, 'Ziua răspunsului este între înregistrare și astăzi.'],
    ] as const) {
      const { status, body: refused } = await save(to, facts)
      expect([status, Object.values(refused.errors ?? {}).flat()[0]], said).toEqual([
        422,
        expect.stringContaining(said),
      ])
    }
    const filled = await made(elena, 'petitions', { year: 2026, half: 2 })
    expect(figuresOf(filled)).toMatchObject({ partly: 1, favourable: 2 })
    expect(filled.gaps.map(({ key }) => key)).not.toContain('gap_outcome')
    const answered = await elena.get<{ papers: { cells: string[] }[] }>(
      `/api/report/papers/${filled.id}/partly`,
    )
    expect(answered.body.papers[0]?.cells[3]).toBe('25.11.2026')
    expect((await elena.get(`/api/legal_fact/get/${waiting!.id}`)).body).toMatchObject({
      answered_on: '2026-11-24',
      asks: { outcome: false, settled_on: false },
    })
  })
})

describe('a list', () => {
  it(
    'holds what the person may see; rights are read again at each download, and cells are no formulas',
    patient,
    async () => {
      const { i, elena, ana, paper, made, ask, csv, pdf } = await townHall()
      const groupId = await aGroup(t.database, i, '=HYPERLINK("x")')
      const late = await paper('Târziu', { group_id: groupId, access_level: 'department' })
      const other = await paper('Altul')
      await t.asSuperuser(`update documents set deadline_on = '2026-11-10' where institution_id = $1`, [i])
      const all = await made(elena, 'overdue')
      expect(all).toMatchObject({ state: 'done', rows: 2, total: 2, pdfs: 1 })
      const lines = await csv(elena, all.id)
      expect(lines[1]).toBe(`${late.number};20.11.2026;Cerere;"'=HYPERLINK(""x"")";;10.11.2026;10`)
      const narrowed = await made(elena, 'overdue', { group_id: groupId })
      expect(narrowed).toMatchObject({ rows: 1, of: '=HYPERLINK("x")' })
      expect((await readPdf((await pdf(elena, all.id)).raw)).text).toContain(late.number)
      // Another person's run is not there, and hers has only what she may see.
      expect((await ana.get(`/api/report/get/${all.id}`)).status).toBe(404)
      expect((await ana.get(`/api/report/table/${all.id}/xlsx`)).status).toBe(404)
      expect((await made(ana, 'overdue')).rows).toBe(1)

      await t.asSuperuser(
        `delete from user_roles where institution_id = $1 and user_id = (select id from users where institution_id = $1 and username = 'elena')`,
        [i],
      )
      await t.asSuperuser('delete from document_access where institution_id = $1', [i])
      const masked = await csv(elena, all.id)
      expect(masked.slice(1).map((line) => line.split(';')[0])).toEqual([
        '[acces restricționat]',
        other.number,
      ])
      expect((await readPdf((await pdf(elena, all.id)).raw)).text).not.toContain(late.number)

      // Whoever lost the right meanwhile gets nothing, neither made nor made before.
      const { body } = await ask(ana, 'workload', { from: '2026-11-01', to: '2026-11-30' })
      await t.asSuperuser(
        `delete from user_permissions where institution_id = $1 and permission = 'dashboard.statistics'`,
        [i],
      )
      await box.settled()
      const [failed] = await t.asSuperuser<{ state: string; failure: string }>(
        'select state, failure from report_runs where institution_id = $1 and id = $2',
        [i, body.id],
      )
      expect(failed).toEqual({ state: 'failed', failure: 'right' })
      expect((await elena.get(`/api/report/table/${all.id}/csv`)).status).toBe(403)
    },
  )

  it('is stopped by its person, and removed after thirty days', patient, async () => {
    const { i, elena, ana, ask, made } = await townHall()
    const { body } = await ask(elena, 'workload', { from: '2026-11-01', to: '2026-11-30' })
    expect((await ana.post('/api/report/cancel', { id: body.id })).status).toBe(404)
    const stopped = await elena.post<Failure>('/api/report/cancel', { id: body.id })
    const run = await made(elena, 'undischarged')
    expect(['REPORT_ENDED', undefined]).toContain(stopped.body.code)
    expect(run).toMatchObject({ state: 'done', kept_until: '2026-12-20' })
    const services = await workerServices(t)
    const stateAt = async (at: string) => {
      t.clock.set(at)
      await removeReports.run(services, {})
      return (await elena.get<Run>(`/api/report/get/${run.id}`)).body.state
    }
    expect(await stateAt('2026-12-20T09:00:00+02:00')).toBe('done')
    expect(await stateAt('2026-12-20T11:00:00+02:00')).toBe('removed')
    expect((await elena.get<Failure>(`/api/report/table/${run.id}/csv`)).body.code).toBe('REPORT_NOT_READY')
    expect(
      await t.asSuperuser('select 1 from report_rows where institution_id = $1 and run_id = $2', [i, run.id]),
    ).toEqual([])
    const { runs } = (await elena.get<{ runs: ReportRun[] }>('/api/report/runs')).body
    expect(runs.map(({ id }) => id)).toEqual([run.id, body.id])
  })
})
