import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword } from '../../../../test/browsers/app.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const start = '2026-11-20T10:00:00+02:00'
const t = await testApp({ now: start })
beforeEach(() => t.clock.set(start))

type Paper = { subject: string; external?: string; pages?: number }
async function officeWith(papers: Paper[]) {
  const office = await freshOffice(t.database)
  await aPerson(t.database, office.institution.id, 'clerk', {
    permissions: ['document.list', 'document.register'],
  })
  const browser = t.browser(office.institution.host)
  await browser.post('/api/login', { username: 'clerk', password: testPassword, remember: true })
  await browser.get('/api/csrf-cookie')
  for (const { subject, external, pages } of papers) {
    const added = await browser.post('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: subject,
      external_number: external ?? '',
      pages: pages ?? 1,
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
  }
  const list = async (path: string) => {
    const { status, body } = await browser.get<ListAnswer<DocumentListRow>>(`/api/document/list/${path}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const subjects = async (path: string) => (await list(path)).data.map((row) => row.short_description)
  return { office, browser, list, subjects }
}

describe('GET /api/document/list', () => {
  it('is refused to guests and to those who may not see lists', async () => {
    const { office } = await officeWith([])
    const guest = t.browser(office.institution.host)
    expect((await guest.get('/api/document/list/20')).status).toBe(401)
    await aPerson(t.database, office.institution.id, 'nobody')
    await guest.signIn('nobody')
    const refused = await guest.get<Failure>('/api/document/list/20')
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.list'])
  })

  it('gives the newest first with everything a row shows', async () => {
    const { office, list } = await officeWith([{ subject: 'Întâia' }, { subject: 'A doua', pages: 3 }])
    const { data, meta } = await list('20')
    expect(meta).toEqual({ total: 2, from: 1, to: 2, current_page: 1, per_page: 20, last_page: 1 })
    expect(data.map(({ number }) => number)).toEqual(['RG-0002/2026', 'RG-0001/2026'])
    expect(data[0]).toEqual({
      id: expect.any(Number),
      number: 'RG-0002/2026',
      further_numbers: [],
      registered_on: '2026-11-20',
      registered_at: '2026-11-20T08:00:00.000Z',
      category: 'intrare',
      register: { id: office.registerId, name: 'Registrul general', code: 'RG' },
      doc_type: { id: office.docTypeId, name: 'Cerere' },
      issuer: { id: office.issuerId, name: 'Popescu Ion' },
      short_description: 'A doua',
      status: { id: 1, name: 'Nerezolvat', className: 'status-mute', code: 'document_not_resolved' },
      deadline_on: null,
      closed_on: null,
      work_step: 'registry',
      access_level: 'institution',
      pages: 3,
      annexes: 0,
      arrival: '',
      physical_form: '',
      location: '',
      additional_info: '',
      external_number: '',
      external_date: null,
      group: null,
      paper: null,
      registered_by: 'clerk',
      is_test: false,
    })
  })

  it('takes a first segment of digits as rows and any other as the quick search', async () => {
    const { browser, subjects } = await officeWith([{ subject: 'Drum comunal' }, { subject: 'Pod de lemn' }])
    expect(await subjects('20/pod')).toEqual(['Pod de lemn'])
    expect(await subjects('20?search=drum')).toEqual(['Drum comunal'])
    expect(await subjects(`20/${encodeURIComponent('lemn pod')}`)).toEqual(['Pod de lemn'])
    expect(await subjects(`20/${encodeURIComponent('a/b')}`)).toEqual([])
    const unpaged = await browser.get<Failure>('/api/document/list/pod')
    expect(unpaged.body.errors).toEqual({ rows: ['Lista are nevoie de un număr de rânduri.'] })
  })

  it('finds by number, external number, issuer without diacritics, CUI, phone and subject, and by no CNP', async () => {
    const { office, browser, subjects } = await officeWith([
      { subject: 'Alta' },
      { subject: 'Ștampilă', external: 'ȘC-12/A' },
    ])
    await t.asSuperuser(
      `update issuers set name = 'Ștefănescu Ilie', cnp = '1700101479017', phone = '+40722123456' where institution_id = $1`,
      [office.institution.id],
    )
    expect(await subjects('20/2')).toEqual(['Ștampilă'])
    expect(await subjects('20/rg-0002')).toEqual(['Ștampilă'])
    for (const query of ['sc-12/a', 'ȘC-12/A', 'stampila', 'STAMPILĂ'])
      expect(await subjects(`20/${encodeURIComponent(query)}`), query).toEqual(['Ștampilă'])
    for (const query of ['stefanescu', 'ilie ȘTEF', '0722 123', '+40 722 123 456'])
      expect(await subjects(`20/${encodeURIComponent(query)}`), query).toHaveLength(2)
    expect(await subjects('20/1700101479017')).toEqual([])
    const byCnp =
      '/api/document/list/20?filters[0][column]=issuer&filters[0][match][cnp][equals]=1700101479017'
    const refused = await browser.get<Failure>(byCnp)
    expect([refused.status, refused.body.missing]).toEqual([403, 'issuer.reveal_cnp'])
    await aPerson(t.database, office.institution.id, 'head', {
      permissions: ['document.list', 'issuer.reveal_cnp'],
    })
    const head = t.browser(office.institution.host)
    await head.signIn('head')
    expect((await head.get<ListAnswer<DocumentListRow>>(byCnp)).body.meta.total).toBe(2)
    expect(await subjects('20/inexistent')).toEqual([])
  })

  it('finds numbers that are written with diacritics', async () => {
    const { office, browser, subjects } = await officeWith([])
    await t.asSuperuser(`update registers set pattern = 'ȘC-###' where institution_id = $1`, [
      office.institution.id,
    ])
    await browser.post('/api/document/add', {
      category: 'intrare',
      register_id: office.registerId,
      doc_type_id: office.docTypeId,
      issuer_id: office.issuerId,
      short_description: 'Școală',
      external_number: 'Ț-9',
    })
    const filter = (column: string, mode: string, value: string) =>
      `20?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${encodeURIComponent(value)}`
    for (const [column, mode, value] of [
      ['number', 'equals', 'ȘC-001'],
      ['number', 'contains', 'șc'],
      ['number', 'startsWith', 'SC-'],
      ['external_number', 'equals', 'Ț-9'],
      ['external_number', 'startsWith', 't-'],
    ] as const)
      expect(await subjects(filter(column, mode, value)), value).toEqual(['Școală'])
    expect(await subjects(`20/${encodeURIComponent('șc-001')}`)).toEqual(['Școală'])
  })

  it('joins conditions on a column as asked, the same mode twice, and columns by and', async () => {
    const { subjects } = await officeWith([
      { subject: 'Drum și pod', pages: 1 },
      { subject: 'Drum', pages: 2 },
      { subject: 'Pod', pages: 3 },
      { subject: 'Altceva', pages: 4 },
    ])
    const both = (operator: string) =>
      `20?sortOrder=asc&filters[0][column]=short_description&filters[0][operator]=${operator}&filters[0][match][short_description][contains][0]=drum&filters[0][match][short_description][contains][1]=pod`
    expect(await subjects(both('or'))).toEqual(['Drum și pod', 'Drum', 'Pod'])
    expect(await subjects(both('and'))).toEqual(['Drum și pod'])
    const column = 'filters[1][column]=pages'
    const pages = 'filters[1][match][pages]'
    expect(await subjects(`${both('or')}&${column}&${pages}[between][0]=2&${pages}[between][1]=3`)).toEqual([
      'Drum',
      'Pod',
    ])
    expect(await subjects(`${both('or')}&${column}&${pages}[in][]=1&${pages}[in][]=4`)).toEqual([
      'Drum și pod',
    ])
    expect(await subjects(`20?${column}&${pages}[gt]=2&${pages}[lt]=4`)).toEqual(['Pod'])
    expect(
      await subjects(
        '20?filters[0][column]=issuer&filters[0][match][name][startsWith]=popescu&sortOrder=asc',
      ),
    ).toHaveLength(4)
  })

  it('takes LIKE’s own signs as letters', async () => {
    const { subjects } = await officeWith([
      { subject: 'Reducere 100%' },
      { subject: 'a_b' },
      { subject: 'a\\b' },
      { subject: 'axb' },
    ])
    const contains = (value: string) =>
      subjects(
        `20?filters[0][column]=short_description&filters[0][match][short_description][contains]=${encodeURIComponent(value)}`,
      )
    expect(await contains('%')).toEqual(['Reducere 100%'])
    expect(await contains('_')).toEqual(['a_b'])
    expect(await contains('\\')).toEqual(['a\\b'])
  })

  it('shows and finds status 4 and the end of 15 by the clock alone', async () => {
    const { office, list, subjects } = await officeWith([
      { subject: 'În lucru' },
      { subject: 'În așteptare' },
    ])
    await t.asSuperuser(
      `update documents set deadline_on = '2026-11-25', status = case counter when 1 then 3 else 15 end,
              resume_status = case counter when 2 then 3 end, pending_until = case counter when 2 then date '2026-11-23' end
        where institution_id = $1`,
      [office.institution.id],
    )
    const of = (status: number) =>
      subjects(`20?filters[0][column]=status&filters[0][match][status][in]=${status}`)
    const all = async () => [await of(3), await of(4), await of(15)]
    expect(await all()).toEqual([['În lucru'], [], ['În așteptare']])
    t.clock.set('2026-11-22T23:59:59+02:00')
    expect(await all()).toEqual([['În lucru'], [], ['În așteptare']])
    t.clock.set('2026-11-23T00:00:00+02:00')
    expect(await all()).toEqual([['În așteptare', 'În lucru'], [], []])
    t.clock.set('2026-11-26T00:00:00+02:00')
    expect(await all()).toEqual([[], ['În așteptare', 'În lucru'], []])
    expect((await list('20')).data.map(({ status }) => [status.id, status.className])).toEqual([
      [4, 'status-bad'],
      [4, 'status-bad'],
    ])
  })

  it('says what a page beyond the last one is', async () => {
    const { list } = await officeWith([{ subject: 'Unica' }])
    const { data, meta } = await list('10?page=9')
    expect(data).toEqual([])
    expect(meta).toEqual({ total: 1, from: 0, to: 0, current_page: 9, per_page: 10, last_page: 1 })
  })
})
