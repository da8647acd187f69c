import type { Registered } from '@hdoc/contract/documents/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { type Book, LINES_OF_A_VOLUME } from '@hdoc/contract/registers/register-books.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, testApp } from '../../../../test/browsers/app.ts'
import { aRegister } from '../../../../test/offices/factories.ts'
import { freshOffice, registerPapers } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { startWorker, type Worker } from '../../../app/worker.ts'
import { silentLog } from '../../../platform/log.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))
const workers: Worker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close()
})
const startWork = async () => {
  const worker = await startWorker(t.settings, { log: silentLog, clock: t.clock })
  workers.push(worker)
}
type Books = Failure & { today: string; books: Book[] }
const within = { timeout: 60_000, interval: 50 }
/** Each test starts a worker of its own, on a machine that may do much else. */
const patient = { timeout: 120_000 }
const year = { from: '2026-01-01', to: '2026-12-31' }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id: i, host } = office.institution
  const rights = ['register.manage', 'document.register', 'number.reserve', 'document.annul'] as const
  await aPerson(t.database, i, 'elena', {
    name: 'Elena Cireșaru',
    roles: ['DocAdmin'],
    permissions: [...rights],
  })
  await aPerson(t.database, i, 'ana', { name: 'Ana Crin', permissions: [...rights] })
  await aPerson(t.database, i, 'radu', { permissions: ['document.list'] })
  const as = async (username: string): Promise<Browser> => {
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const elena = await as('elena')
  const paper = async (subject: string, more: object = {}) =>
    (
      await elena.post<Failure & { data: Registered }>('/api/document/add', {
        category: 'intrare',
        register_id: office.registerId,
        doc_type_id: office.docTypeId,
        issuer_id: office.issuerId,
        short_description: subject,
        ...more,
      })
    ).body.data
  const ask = (browser: Browser, more: object = {}) =>
    browser.post<Failure & { id: number }>('/api/register_book/add', {
      register_id: office.registerId,
      ...year,
      ...more,
    })
  const books = async (browser: Browser, registerId = office.registerId) =>
    (await browser.get<Books>(`/api/register_book/list/${registerId}`)).body.books
  const whenDone = async (browser: Browser, registerId = office.registerId): Promise<Book> => {
    await expect.poll(async () => (await books(browser, registerId))[0]?.state, within).toBe('done')
    return (await books(browser, registerId))[0]!
  }
  const rows = async (browser: Browser, id: number) =>
    (await browser.get<string>(`/api/register_book/table/${id}/csv`)).raw
      .toString()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  return { office, i, as, elena, paper, ask, books, whenDone, rows }
}

describe('POST /api/register_book/add', () => {
  it('is for who manages registers, about a register of the institution and a period that ends after it begins', async () => {
    const { as, ask, elena } = await townHall()
    expect(await ask(await as('radu'))).toMatchObject({ status: 403, body: { missing: 'register.manage' } })
    expect((await ask(elena, { to: '2025-12-31' })).body.errors).toEqual({
      to: ['Ultima zi nu poate fi înaintea celei dintâi.'],
    })
    expect((await ask(elena, { register_id: 999_999 })).status).toBe(404)
  })

  it(
    'makes the book of every number in its place, with what the person who asks may see',
    patient,
    async () => {
      const { office, as, elena, paper, ask, whenDone, rows, i } = await townHall()
      const first = await paper('Cerere de adeverință', {
        external_number: '77',
        external_date: '2026-11-18',
      })
      await elena.post('/api/number_reservation/add', {
        register_id: office.registerId,
        count: 3,
        confirmed: true,
        note: 'Ședință',
      })
      const secret = await paper('=SECRET()', { access_level: 'restricted' })
      const wrong = await paper('Greșit')
      await elena.post('/api/document/annul', { id: wrong.id, reason: 'De două ori' })
      const reserved = await t.asSuperuser<{ id: number; number: string }>(
        'select id::int, number from number_reservations where institution_id = $1 order by counter',
        [i],
      )
      await elena.post('/api/number_reservation/release', {
        ids: [reserved[1]!.id],
        reason: 'Nu mai trebuie',
      })
      const used = await paper('Pe număr rezervat', { reservation_id: reserved[2]!.id })
      await elena.post('/api/document_link/add', {
        id: wrong.id,
        other_id: first.id,
        kind: 'continues',
        direction: 'from',
      })
      await startWork()
      const ana = await as('ana')

      expect((await ask(elena)).status).toBe(200)
      const whole = await whenDone(elena)
      expect(whole).toMatchObject({ lines: 6, volumes: 1, masked: 0, kept_until: '2026-12-04' })
      const [head, ...lines] = await rows(elena, whole.id)
      expect(head).toContain('Nr. de înregistrare;Data;Nr. și data emitentului;Emitent')
      expect(lines.map((line) => line.split(';')[1])).toEqual([
        first.number,
        ...reserved.map(({ number }) => number),
        secret.number,
        wrong.number,
      ])
      expect(used.number).toBe(reserved[2]?.number)
      expect(lines[0]).toBe(
        `1;${first.number};20.11.2026;77 / 18.11.2026;Popescu Ion;Cerere de adeverință;;;Nerezolvat;;;`,
      )
      expect(lines[1]).toContain(
        'Număr rezervat de Elena Cireșaru la 20.11.2026: Ședință;;;Rezervat, nefolosit',
      )
      expect(lines[2]).toContain('Anulat la 20.11.2026 de Elena Cireșaru: Nu mai trebuie')
      expect(lines[3]).toContain('Pe număr rezervat')
      expect(lines[4]).toContain(`'=SECRET()`)
      expect(lines[5]).toContain('Anulat la 20.11.2026 de Elena Cireșaru: De două ori')
      expect(
        (await elena.get(`/api/register_book/table/${whole.id}/xlsx`)).raw.subarray(0, 2).toString(),
      ).toBe('PK')

      // The restricted paper is Elena's alone: Ana's book has its number, and Elena's volume is not for her.
      const forAna = await rows(ana, whole.id)
      expect(forAna[5]).toBe(`5;${secret.number};20.11.2026;;;[acces restricționat];;;;;;`)
      expect((await ana.get<Failure>(`/api/register_book/volume/${whole.id}/1`)).body.code).toBe(
        'BOOK_RIGHTS_CHANGED',
      )
      await ask(ana)
      const own = await whenDone(ana)
      expect(own).toMatchObject({ lines: 6, masked: 1, asked_by: 'Ana Crin' })
      const { pages, text } = await readPdf((await ana.get(`/api/register_book/volume/${own.id}/1`)).raw)
      expect(pages).toBe(own.ready[0]?.pages)
      for (const number of [first, secret, wrong].map((paper) => paper.number)) expect(text).toContain(number)
      expect(text).toContain('Cerere de adeverință')
      expect(text).toContain('[acces restricționat]')
      expect(text).not.toContain('SECRET')
      expect(text).toContain('EXTRAS DIN REGISTRU')

      const trail = await t.asSuperuser<{ action: string }>(
        `select action from audit_entries where institution_id = $1 and action like 'register.book%' order by id`,
        [i],
      )
      expect(trail.map(({ action }) => action.replace('register.book_', ''))).toEqual([
        'asked',
        'made',
        'downloaded',
        'downloaded',
        'downloaded',
        'asked',
        'made',
        'downloaded',
      ])
    },
  )

  it(
    'has what a reply answers under the connected numbers, and on the petition the day it was answered',
    patient,
    async () => {
      const { elena, paper, ask, whenDone, rows, i } = await townHall()
      const [letter] = await t.asSuperuser<{ id: number }>(
        `insert into doc_types (institution_id, name, category) values ($1, 'Adresă', 'iesire') returning id::int`,
        [i],
      )
      const outgoing = { category: 'iesire', doc_type_id: letter!.id }
      const petition = await paper('Petiție')
      const reply = await paper('Răspuns', { ...outgoing, answers_id: petition.id })
      const toOthers = await paper('Răspuns altora', {
        ...outgoing,
        external_number: '3605',
        external_date: '2026-11-18',
      })
      await startWork()
      await ask(elena, { kind: 'table' })
      const [, ...lines] = await rows(elena, (await whenDone(elena)).id)
      const cells = lines.map((line) => line.split(';'))
      // Issuer's number, day of dispatch, connected numbers.
      expect(cells.map((cell) => [cell[1], cell[3], cell[7], cell[10]])).toEqual([
        [petition.number, '', '20.11.2026', `${reply.number} / 20.11.2026`],
        [reply.number, '', '20.11.2026', `${petition.number} / 20.11.2026`],
        [toOthers.number, '', '20.11.2026', '3605 / 18.11.2026'],
      ])
    },
  )

  it(
    'gives further numbers in the book of their register and in that of the document, and closes a period that is over',
    patient,
    async () => {
      const { office, elena, paper, ask, whenDone, rows } = await townHall()
      const place = { ...office.institution, database: t.database }
      const decisions = await aRegister(place, { code: 'HCL', pattern: 'HCL-#', secondary: true })
      const main = await paper('Hotărâre', { secondary_register_ids: [decisions] })
      await startWork()
      t.clock.set('2026-11-21T09:00:00+02:00')
      await ask(elena, { register_id: decisions, from: '2026-11-20', to: '2026-11-20' })
      const book = await whenDone(elena, decisions)
      const [, ...lines] = await rows(elena, book.id)
      expect(lines).toEqual([
        `1;HCL-1;20.11.2026;;Popescu Ion;Hotărâre;;;Nerezolvat;;nr. principal ${main.number} / 20.11.2026 (RG);`,
      ])
      await ask(elena, { from: '2026-11-20', to: '2026-11-20', kind: 'table' })
      const [, own] = await rows(elena, (await whenDone(elena)).id)
      expect(own).toBe(`1;${main.number};20.11.2026;;Popescu Ion;Hotărâre;;;Nerezolvat;;și cu nr. HCL-1;`)
      const { text } = await readPdf((await elena.get(`/api/register_book/volume/${book.id}/1`)).raw)
      expect(text).toContain('PROCES-VERBAL DE ÎNCHIDERE')
      expect(text).toContain('În total: 1 poziție.')
      expect(text).toContain('de la nr. HCL-1 la nr. HCL-1, 1 poziție, fără numere lipsă')
      await ask(elena, { register_id: decisions, from: '2026-11-21', to: '2026-11-21', kind: 'table' })
      const empty = await whenDone(elena, decisions)
      expect(empty).toMatchObject({ lines: 0, volumes: 0, ready: [] })
    },
  )
})

describe('POST /api/register_book/cancel', () => {
  it('stops a book once; one of a register is made at a time', patient, async () => {
    const { ask, books, elena, paper } = await townHall()
    await paper('Cerere')
    const { id } = (await ask(elena)).body
    expect((await ask(elena)).body.code).toBe('BOOK_UNDER_WAY')
    expect((await elena.get<Failure>(`/api/register_book/table/${id}/csv`)).body.code).toBe('BOOK_NOT_READY')
    expect((await elena.post('/api/register_book/cancel', { id })).status).toBe(200)
    expect((await elena.post<Failure>('/api/register_book/cancel', { id })).body.code).toBe('BOOK_ENDED')
    expect((await books(elena))[0]).toMatchObject({ state: 'cancelled', ready: [] })
    await startWork()
    await ask(elena, { kind: 'table' })
    await expect
      .poll(async () => (await books(elena)).map(({ state }) => state), within)
      .toEqual(['done', 'cancelled'])
  })
})

it(
  'of more lines than a volume holds there are more volumes, one after the other, none with a line twice',
  patient,
  async () => {
    const { office, i, ask, elena, whenDone, books } = await townHall()
    const papers = await registerPapers(t.database, office, LINES_OF_A_VOLUME + 30)
    // Without this the worker would send the letters about these papers first.
    await t.asSuperuser('delete from outbox_events where institution_id = $1', [i])
    await startWork()
    await ask(elena)
    const book = await whenDone(elena)
    expect(
      book.ready.map(({ lines, first_number, last_number }) => [lines, first_number, last_number]),
    ).toEqual([
      [LINES_OF_A_VOLUME, papers[0]?.number, papers[LINES_OF_A_VOLUME - 1]?.number],
      [30, papers[LINES_OF_A_VOLUME]?.number, papers.at(-1)?.number],
    ])
    const { text } = await readPdf((await elena.get(`/api/register_book/volume/${book.id}/2`)).raw)
    expect(text).toContain('Volumul 2 din 2')
    expect(text).toContain(`Volumul 1: ${book.ready[0]?.pages} `)
    expect((await books(elena))[0]?.ready).toHaveLength(2)
  },
)
