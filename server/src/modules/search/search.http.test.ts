import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { SearchAnswer } from '@hdoc/contract/search/search.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { anInstitution, anIssuer, aRegister, aUser } from '../../../test/offices/factories.ts'
import { aDocument } from '../../../test/papers/a-document.ts'
import { sql } from '../../platform/db/sql.ts'
import { learnDocumentWords } from './learn-document-words.ts'

const t = await testApp()

/** A town hall with a few papers; `find` is asked by a person with the given rights. */
async function townHall() {
  const place = await anInstitution(t.database)
  const clerk = await aUser(place, { username: 'gina', permissions: ['document.list'] })
  const head = await aUser(place, { username: 'elena', permissions: ['document.list', 'issuer.reveal_cnp'] })
  await aUser(place, { username: 'radu' })
  const asked = async (username: string, q: string, language: 'ro' | 'en' = 'ro') => {
    const browser = t.browser(place.host, language)
    await browser.signIn(username)
    return (await browser.post<SearchAnswer>('/api/search/find', { q })).body
  }
  const paper = async (subject: string, more: Parameters<typeof aDocument>[1] = {}) => {
    const document = await aDocument(place, { subject, userId: clerk.id, ...more })
    await t.database.inInstitution(place.id, (db) => learnDocumentWords(db, [{ document_id: document.id }]))
    return document
  }
  const numbers = async (q: string, username = 'gina') =>
    (await asked(username, q)).data.map(({ number }) => number)
  return { place, clerk, head, asked, paper, numbers }
}

describe('the search box', () => {
  it('is for those who may list documents', async () => {
    const { place } = await townHall()
    const guest = t.browser(place.host)
    expect((await guest.post<Failure>('/api/search/find', { q: 'drum' })).status).toBe(401)
    const radu = t.browser(place.host)
    await radu.signIn('radu')
    const refused = await radu.post<Failure>('/api/search/find', { q: 'drum' })
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.list'])
    expect((await radu.get('/api/search/find?q=drum')).status).toBe(405)
  })

  it('finds a number in any form, the newest first', async () => {
    const { place, paper, numbers } = await townHall()
    const general = await aRegister(place, { code: 'RG', pattern: '######', next_number: 42 })
    const dga = await aRegister(place, { code: 'DGA', pattern: 'DGA-####/{YYYY}', next_number: 42 })
    await paper('Unu', { registerId: general })
    await paper('Doi', { registerId: dga })
    await paper('Trei', { registerId: dga })
    const both = ['DGA-0042/2026', '000042']
    expect(await numbers('42')).toEqual(both)
    expect(await numbers('000042')).toEqual(['000042', 'DGA-0042/2026'])
    expect(await numbers('42/2026')).toEqual(both)
    for (const typed of ['DGA-0042/2026', 'dga 42', 'dga42', 'DGA-42/2026', 'dga/0042'])
      expect(await numbers(typed), typed).toEqual(['DGA-0042/2026'])
    expect(await numbers('rg 42')).toEqual(['000042'])
    expect(await numbers('42/26')).toEqual(both)
    // The very number comes first, and typed letters must be whole parts of a number.
    await aRegister(place, { code: 'C', pattern: 'C-###', next_number: 41 }).then((registerId) =>
      paper('Patru', { registerId }),
    )
    const cg = await aRegister(place, { code: 'CG', pattern: 'CG-###', next_number: 41 })
    await paper('Cinci', { registerId: cg })
    expect(await numbers('C-041')).toEqual(['C-041'])
    expect(await numbers('CG 041')).toEqual(['CG-041'])
    expect(await numbers('dga nr. 42 (PET-1)')).toEqual(['DGA-0042/2026'])
    expect(await numbers('42/2025')).toEqual([])
    expect(await numbers('999')).toEqual([])
  })

  it('finds a number as the product writes it, of the day behind it alone', async () => {
    const { place, paper, numbers } = await townHall()
    const general = await aRegister(place, { code: 'RG', pattern: '######', next_number: 3545 })
    const { id } = await paper('Unu', { registerId: general })
    const [row] = await t.asSuperuser<{ day: string }>(
      `select to_char(registered_on, 'DD.MM.YYYY') as day from documents where institution_id = $1 and id = $2`,
      [place.id, id],
    )
    const day = row!.day
    const written = [`003545 / ${day}`, `003545/${day}`, 'nr 3545', 'nr. 3545', `nr. 3545 din ${day}`]
    for (const typed of [...written, `nr. 3545 din ${day.slice(-4)}`])
      expect(await numbers(typed), typed).toEqual(['003545'])
    for (const typed of ['003545 / 01.02.2001', 'nr. 3545 din 1.2.2001', 'nr. 3545 din 2001'])
      expect(await numbers(typed), typed).toEqual([])
  })

  it('finds a number that stands in the subject, and gives what the list gives', async () => {
    const { place, paper, numbers } = await townHall()
    const company = await anIssuer(place, { type: 'pj', name: 'Apă Canal S.R.L.', phone: '+40799918210' })
    const person = await anIssuer(place, { name: 'Ana' })
    const file = await paper('Adresă în dosarul 7378/105/2026', { issuerId: person })
    const order = await paper('Dispoziția nr.492/2026', { issuerId: company })
    const browser = t.browser(place.host)
    await browser.signIn('gina')
    const listed = async (q: string) => {
      const answer = await browser.get<{ data: { number: string }[] }>(
        `/api/document/list/20?search=${encodeURIComponent(q)}`,
      )
      return answer.body.data.map(({ number }) => number)
    }
    const cases: [string, string][] = [
      ['7378/105/2026', file.number],
      ['7378/105', file.number],
      ['dosarul 7378/105/2026', file.number],
      ['7378', file.number],
      ['492/2026', order.number],
      ['nr. 492/2026', order.number],
      ['S.R.L.', order.number],
      ['srl', order.number],
      ['canal s.r.l.', order.number],
      ['0799 918 210', order.number],
    ]
    for (const [typed, number] of cases) {
      expect(await numbers(typed), typed).toEqual([number])
      expect(await listed(typed), typed).toEqual([number])
    }
    expect(await numbers('7379/105/2026')).toEqual([])
  })

  it('finds by the sender’s number, the issuer and the CUI', async () => {
    const { place, paper, asked } = await townHall()
    const company = await anIssuer(place, { type: 'pj', name: 'SC Știrbei Construct SRL', cui: '14399840' })
    const { id } = await paper('Ofertă', { issuerId: company })
    const other = await paper('Factură', { issuerId: await anIssuer(place, { name: 'Ana' }) })
    await t.asSuperuser(
      `update documents set external_number = 'AB-7/X' where institution_id = $1 and id = $2`,
      [place.id, other.id],
    )
    const found = async (q: string) => (await asked('gina', q)).data.map((one) => [one.id, one.found_by])
    expect(await found('ab-7/x')).toEqual([[other.id, 'external_number']])
    await t.asSuperuser(
      `update documents set external_number = '12345/A/DGASPC', external_date = '2026-11-10' where institution_id = $1 and id = $2`,
      [place.id, other.id],
    )
    for (const typed of ['12345', '12345/A', '12345/A/DGASPC', '12345/10.11.2026'])
      expect(await found(typed), typed).toEqual([[other.id, 'external_number']])
    for (const typed of ['1234', '12345/B', '12345/11.11.2026']) expect(await found(typed), typed).toEqual([])
    expect(await found('14399840')).toEqual([[id, 'issuer_code']])
    expect(await found('RO 14399840')).toEqual([[id, 'issuer_code']])
    expect(await found('stirbei')).toEqual([[id, 'words']])
    expect(await found('ŞTIRBEI ofert')).toEqual([[id, 'words']])
  })

  it('finds by a whole CNP, with the right to see it and not without', async () => {
    const { place, paper, asked } = await townHall()
    const person = await anIssuer(place, { name: 'Ion Popescu', cnp: '1700101479017' })
    const { id } = await paper('Cerere', { issuerId: person })
    expect(await asked('gina', '1700101479017')).toEqual({
      data: [],
      more: false,
      corrected: false,
      cnp_refused: true,
    })
    const allowed = await asked('elena', '1700101 479017')
    expect(allowed.cnp_refused).toBe(false)
    expect(allowed.data.map((one) => one.id)).toEqual([id])
    expect((await asked('elena', '170010147901')).data).toEqual([])
    expect(JSON.stringify(allowed)).not.toContain('1700101479017')
    const trail = await t.asSuperuser<{ actor_name: string; payload: string }>(
      `select e.actor_name, p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = $1 and e.action = 'search.by_cnp' order by e.id`,
      [place.id],
    )
    expect(trail.map(({ payload }) => JSON.parse(payload).after)).toEqual([
      { cnp: '1******9017', found: 0, refused: true },
      { cnp: '1******9017', found: 1, refused: false },
    ])
  })

  it('knows no diacritics and the forms of a word', async () => {
    const { paper, numbers } = await townHall()
    const { number } = await paper('Adeverințe pentru ședința consiliului, str. Țărmului')
    for (const typed of [
      'ședință',
      'şedinţa',
      'SEDINTA',
      'sedinte',
      'adeverinta',
      'adeverință',
      'tarmului',
      'consiliu',
      'consiliile',
      'sedintei',
      'adeverințelor',
      'adev sed',
      'sedinta tarm',
      'ședința de consiliu',
    ])
      expect(await numbers(typed), typed).toEqual([number])
    expect(await numbers('sedinta primar')).toEqual([])
    expect(await numbers(`'x' & !(y) | :* \\ "`)).toEqual([])
  })

  it('forgives one typing error, and says so', async () => {
    const { paper, asked } = await townHall()
    const { id } = await paper('Certificat de urbanism pentru podul vechi')
    for (const typed of [
      'certficat',
      'certifictat',
      'cretificat',
      'certificap',
      'ubranism',
      'urbanizm',
      'certfi',
    ]) {
      const { data, corrected } = await asked('gina', typed)
      expect([data.map((one) => one.id), corrected], typed).toEqual([[id], true])
    }
    expect((await asked('gina', 'certificat')).corrected).toBe(false)
    expect(await asked('gina', 'crtfcat')).toMatchObject({ data: [], corrected: false })
  })

  it('tells nothing of what the person may not see, not even by a correction', async () => {
    const { place, paper, asked } = await townHall()
    const other = await aUser(place, { username: 'mihai', permissions: ['document.list'] })
    await paper('Sancțiune disciplinară', { accessLevel: 4, userId: other.id })
    expect(await asked('gina', 'sanctiune')).toMatchObject({ data: [], corrected: false })
    expect(await asked('gina', 'sactiune')).toMatchObject({ data: [], corrected: false })
    expect((await asked('mihai', 'sactiune')).data).toHaveLength(1)
  })

  it('shows ten, says when there are more, and learns the words of a changed subject', async () => {
    const { place, paper, asked } = await townHall()
    for (let n = 0; n < 11; n++) await paper('Racordare la apă')
    const { data, more } = await asked('gina', 'racordare')
    expect([data.length, more]).toEqual([10, true])
    expect(data.map((one) => one.id)).toEqual(data.map((one) => one.id).sort((a, b) => b - a))
    await t.database.inInstitution(place.id, (db) =>
      db.run(
        sql`update documents set short_description = 'Canalizare' where institution_id = ${place.id} and id = ${data[0]!.id}`,
      ),
    )
    expect(await asked('gina', 'cnalizare')).toMatchObject({ corrected: true, data: [{ id: data[0]!.id }] })
  })

  it('learns the words of an issuer given later', async () => {
    const { place, paper, asked } = await townHall()
    const { id } = await paper('Racordare la apă')
    await t.database.inInstitution(place.id, (db) =>
      db.run(
        sql`update documents set issuer_name = 'Zgârciobantul SRL' where institution_id = ${place.id} and id = ${id}`,
      ),
    )
    expect(await asked('gina', 'zgarciobntul')).toMatchObject({ corrected: true, data: [{ id }] })
  })
})
