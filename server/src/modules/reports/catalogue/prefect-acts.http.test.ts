import type { DocType } from '@hdoc/contract/doc-types/doc-types.ts'
import type { CatalogueReport } from '@hdoc/contract/reports/reports.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { reportOffice } from '../../../../test/papers/report-office.ts'

/** A Friday: with the holidays of 30.11 and 01.12 its ten working days end on Tuesday 08.12.2026. */
const ADOPTED = '2026-11-20T10:00:00+02:00'
const PREFECT = 'Instituția Prefectului – Județul Probă'
const t = await testApp({
  now: ADOPTED,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const box = await mailbox(t)
const patient = { timeout: 60_000 }

/** A town hall that adopts acts, sends letters and asks for the report on a day. */
async function townHall() {
  const { i, as, elena, ana, paper, ask, made, csv } = await reportOffice(t, box)
  const plant = (text: string) => t.asSuperuser(`set session_replication_role = replica; ${text}`)
  const { body } = await elena.post<{ data: DocType }>('/api/doc_type/add', {
    name: 'Hotărâre',
    category: 'interne',
    prefect_notice: true,
  })
  const act = (subject: string, more: object = {}) =>
    paper(subject, { category: 'interne', doc_type_id: body.data.id, ...more })
  let cases = 0
  type Sending = { on?: string; to?: string; how?: string; kind?: string; tracking?: string; state?: string }
  /** Something that left, or is to leave, with a document; on a line with its case. */
  const send = async (documentId: number, { on, to = PREFECT, ...more }: Sending, caseId = ++cases) => {
    const { how = 'courier', kind, tracking = '', state = on ? 'sent' : 'prepared' } = more
    const day = on ? `'${on}'` : 'null'
    await plant(
      `insert into dispatches (institution_id, case_id, document_id, status, method, postal_kind, ship_to, address, ship_on, resolution_text,
         tracking_number, sent_on, returned_on, mail_state, prepared_at, prepared_by_institution_id, prepared_by_id, prepared_by_name)
       select ${i}, ${caseId}, ${documentId}, '${state}', '${how}', ${kind ? `'${kind}'` : 'null'}, '${to}', 'Str. Teilor 3', '2026-11-24', 'x',
              '${tracking}', ${day}, ${state === 'returned' ? day : 'null'}, '${how === 'email' && !on ? 'refused' : 'none'}', now(), ${i}, id, name
         from users where institution_id = ${i} limit 1`,
    )
  }
  const ofCase = (documentId: number, caseId: number, role: string, addedOn = '2026-11-20') =>
    plant(
      `insert into case_documents (institution_id, case_id, document_id, role, held, added_at, added_by_name)
       values (${i}, ${caseId}, ${documentId}, '${role}', false, '${addedOn}', 'x')`,
    )
  const link = (from: number, to: number, kind: string) =>
    plant(
      `insert into document_links (institution_id, from_id, to_id, kind, linked_at, linked_by_name) values (${i}, ${from}, ${to}, '${kind}', now(), 'x')`,
    )
  const period = { from: '2026-11-01', to: '2026-12-31' }
  /** What the report says of each act: last day, day it left, how, tracking number, result. */
  const told = async (browser = elena) => {
    const lines = (await csv(browser, (await made(browser, 'prefect_acts', period)).id)).slice(1)
    return Object.fromEntries(
      lines.map((line) => line.split(';')).map((cells) => [cells[3], cells.slice(4).join(' | ')]),
    )
  }
  return { i, as, elena, ana, paper, act, plant, ask, send, ofCase, link, told, period }
}

it('is of the registry, wants the right to the figures, and cites its law', patient, async () => {
  const { as, ask, elena, period } = await townHall()
  expect(await ask(await as('radu'), 'prefect_acts', period)).toMatchObject({
    status: 403,
    body: { missing: 'dashboard.statistics' },
  })
  const { reports } = (await elena.get<{ reports: CatalogueReport[] }>('/api/report/catalogue')).body
  expect(reports.find(({ id }) => id === 'prefect_acts')).toMatchObject({
    group: 'registry',
    title: 'Acte comunicate prefectului',
    law: 'Codul administrativ (OUG 57/2019), art. 197',
    asks: ['period'],
    schedulable: true,
  })
})

it('tells of each act by when it had to leave and when it left for the prefect', patient, async () => {
  const { i, paper, act, plant, send, ofCase, link, told } = await townHall()
  // Of its case: the letter leaves on the last day; a former one went to somebody else.
  const inTime = await act('În termen')
  const letter = await paper('Adresă')
  await ofCase(inTime.id, 101, 'worked')
  await ofCase(letter.id, 101, 'origin')
  await send(letter.id, { on: '2026-11-23', to: 'Ion Pop' }, 101)
  await send(
    letter.id,
    { on: '2026-12-08', how: 'post', kind: 'confirmed', tracking: 'RR 7', state: 'confirmed' },
    101,
  )
  // Itself, a day too late.
  const late = await act('Peste termen')
  await send(late.id, { on: '2026-12-09', how: 'email', to: 'PREFECTURA JUDEȚULUI' })
  // Annexes of one letter, the first of two.
  const annexed = [await act('Anexa 1'), await act('Anexa 2')]
  const [both, again] = [await paper('Adresă'), await paper('Adresă')]
  for (const one of annexed) await link(one.id, both.id, 'annex')
  await link(annexed[0]!.id, again.id, 'annex')
  await send(again.id, { on: '2026-12-09', how: 'in_person' })
  await send(both.id, { on: '2026-11-25', how: 'in_person' })
  // Nothing that counts: an e-mail that could not leave, a letter that came back, one before the act, a link of another kind.
  const failed = await act('Neplecat')
  await send(failed.id, { how: 'email' })
  await send((await act('Întors')).id, { on: '2026-11-24', state: 'returned' })
  await send((await act('Dinainte')).id, { on: '2026-11-19' })
  const named = await act('Numit')
  await link(named.id, both.id, 'continues')
  // A letter of its case that left before the act came there, and one to which it is merely connected.
  await ofCase((await act('Venit după')).id, 101, 'worked', '2026-12-09')
  await ofCase((await act('Legat')).id, 101, 'connected')
  // Not in the report: annulled, for test, of another type, of another period.
  const [annulled, tested, old] = [await act('Anulat'), await act('De probă'), await act('Vechi')]
  await paper('Cerere')
  await plant(`update documents set status = 9, annulled_at = now(), annulled_by_name = 'x', annulled_reason = 'x' where institution_id = ${i} and id = ${annulled.id};
    update documents set is_test = true where institution_id = ${i} and id = ${tested.id};
    update documents set registered_on = '2026-10-30' where institution_id = ${i} and id = ${old.id}`)
  t.clock.set('2026-12-02T10:00:00+02:00')
  await act('Mai nou')

  const left = {
    'În termen':
      '08.12.2026 | 08.12.2026 | Poștă · Recomandată cu confirmare de primire | RR 7 | Comunicat în termen',
    'Peste termen': '08.12.2026 | 09.12.2026 | E-mail |  | Comunicat cu depășirea termenului',
    'Anexa 1': '08.12.2026 | 25.11.2026 | Ridicare personală (ghișeu) |  | Comunicat în termen',
    'Anexa 2': '08.12.2026 | 25.11.2026 | Ridicare personală (ghișeu) |  | Comunicat în termen',
  }
  const open = (said: string) =>
    Object.fromEntries(
      ['Neplecat', 'Întors', 'Dinainte', 'Numit', 'Venit după', 'Legat'].map((name) => [
        name,
        `08.12.2026 |  |  |  | ${said}`,
      ]),
    )
  const newest = { 'Mai nou': '16.12.2026 |  |  |  | De comunicat' }
  t.clock.set('2026-12-08T23:30:00+02:00')
  expect(await told()).toEqual({ ...left, ...open('De comunicat'), ...newest })
  t.clock.set('2026-12-09T00:30:00+02:00')
  expect(await told()).toEqual({ ...left, ...open('Necomunicat, termen depășit'), ...newest })
})

it('shows acts to who sees them, and how a letter left to who sees the letter', patient, async () => {
  const { elena, ana, paper, act, send, link, told } = await townHall()
  const open = await act('Public')
  await act('Restrâns', { access_level: 'restricted' })
  const letter = await paper('Adresă', { access_level: 'restricted' })
  await link(open.id, letter.id, 'annex')
  await send(letter.id, { on: '2026-11-24', how: 'courier', tracking: 'C 1' })
  expect(await told(elena)).toEqual({
    Public: '08.12.2026 | 24.11.2026 | Curier | C 1 | Comunicat în termen',
    Restrâns: '08.12.2026 |  |  |  | De comunicat',
  })
  expect(await told(ana)).toEqual({ Public: '08.12.2026 | 24.11.2026 |  |  | Comunicat în termen' })
})
