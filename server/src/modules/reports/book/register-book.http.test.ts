import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { bookOffice, patient, workersOf } from '../../../../test/offices/book-office.ts'
import { aRegister } from '../../../../test/offices/factories.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: start,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
beforeEach(() => t.clock.set(start))
const startWork = workersOf(t)

describe('POST /api/register_book/add', () => {
  it('is for who manages registers, about a register of the institution and a period that ends after it begins', async () => {
    const { as, ask, elena } = await bookOffice(t)
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
      const { office, as, elena, paper, ask, whenDone, rows, i } = await bookOffice(t)
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
      const { elena, paper, ask, whenDone, rows, i } = await bookOffice(t)
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
      const { office, elena, paper, ask, whenDone, rows } = await bookOffice(t)
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
