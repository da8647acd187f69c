import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocumentView } from '@hdoc/contract/documents/list/document-views.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { department } from '../../../../test/offices/department.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved<T> = Failure & { id: number; data: T }

describe('/api/document_view', () => {
  it('is one’s own or a department’s, and changed by its owner alone', async () => {
    const office = await clerkOffice(t)
    const { ana, dan, ion } = await department(t, office)
    expect((await t.browser(office.host).get('/api/document_view/list')).status).toBe(401)
    const address = 'filters[0][column]=registered_by&filters[0][match][registered_by][in]=me'
    const add = '/api/document_view/add'
    const mine = await ana.browser.post<Saved<DocumentView>>(add, { name: 'Ale mele', address, shared: true })
    expect((await ana.browser.post<Failure>(add, { name: 'Ale mele', address })).body.errors).toHaveProperty(
      'name',
    )
    const own = await dan.browser.post<Saved<DocumentView>>(add, { name: 'Doar eu', address })
    const names = async (browser: typeof ana.browser) =>
      (await browser.get<DocumentView[]>('/api/document_view/list')).body.map(({ name, own: is }) => [
        name,
        is,
      ])
    expect(await names(dan.browser)).toEqual([
      ['Doar eu', true],
      ['Ale mele', false],
    ])
    expect([await names(ana.browser), await names(ion.browser)]).toEqual([[['Ale mele', true]], []])
    // Views of complaints stand apart, also by their names.
    const ofComplaints = { name: 'Ale mele', address: 'search=groapa', list: 'complaint' }
    expect((await ana.browser.post<Failure>(add, ofComplaints)).status).toBe(200)
    expect((await ana.browser.post<Failure>(add, ofComplaints)).body.errors).toHaveProperty('name')
    const { body: apart } = await ana.browser.get<DocumentView[]>('/api/document_view/list?list=complaint')
    expect(apart.map(({ address: where }) => where)).toEqual(['search=groapa'])
    expect(await names(ana.browser)).toEqual([['Ale mele', true]])
    expect((await ana.browser.get('/api/document_view/list?list=altceva')).status).toBe(422)
    const change = (browser: typeof ana.browser, id: number) =>
      browser.post<Failure>('/api/document_view/update', { id, name: 'Altfel', address: '' })
    expect((await change(dan.browser, mine.body.id)).body.code).toBe('VIEW_OF_ANOTHER')
    expect((await change(ion.browser, mine.body.id)).status).toBe(404)
    expect((await change(ana.browser, mine.body.id)).status).toBe(200)
    expect((await dan.browser.remove(`/api/document_view/delete/${own.body.id}`)).status).toBe(200)
    expect(await names(dan.browser)).toEqual([])
  })

  it('keeps no CNP, in its address or in the trail', async () => {
    const office = await clerkOffice(t)
    const elena = await office.as('elena')
    const kept = await elena.post<Saved<DocumentView>>('/api/document_view/add', {
      name: 'A',
      address: 'page=2',
    })
    for (const address of [
      'filters[0][column]=issuer&filters[0][match][cnp][equals][0]=2710202479021',
      'filters%5B0%5D%5Bcolumn%5D=issuer&filters%5B0%5D%5Bmatch%5D%5Bcnp%5D%5BstartsWith%5D=2710',
      'search=2710202%20479021',
      'search=Popescu+2710202479021,+Ana',
    ])
      for (const [call, more] of [
        ['add', { name: 'B' }],
        ['update', { name: 'B', id: kept.body.id }],
      ] as const)
        expect(
          (await elena.post<Failure>(`/api/document_view/${call}`, { ...more, address })).body.errors,
          address,
        ).toEqual({
          address: [
            'O vizualizare nu păstrează CNP-uri: scoateți filtrul sau căutarea după CNP, apoi salvați.',
          ],
        })
    const told = await t.asSuperuser<{ payload: string }>(
      "select payload from audit_payloads where institution_id = $1 and payload::text like '%2710%'",
      [office.institutionId],
    )
    expect(told).toEqual([])
    const long = 'filters[0][column]=external_number&filters[0][match][external_number][equals]=1234567890123'
    expect((await elena.post('/api/document_view/add', { name: 'C', address: long })).status).toBe(200)
    const among = 'search=nota+1234567890123'
    expect((await elena.post('/api/document_view/add', { name: 'D', address: among })).status).toBe(200)
  })

  it('means whoever looks by its words', async () => {
    const office = await clerkOffice(t)
    const { group, ana, ion } = await department(t, office)
    await ana.browser.post('/api/document/add', office.paper({ short_description: 'Al Anei' }))
    await ion.browser.post('/api/document/add', office.paper({ short_description: 'Al lui Ion' }))
    await office.register({ group_id: group, short_description: 'Al compartimentului' })
    const filtered = async (browser: typeof ana.browser, column: string, mode: string, word: string) =>
      (
        await browser.get<ListAnswer<DocumentListRow>>(
          `/api/document/list/20?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${word}`,
        )
      ).body.data.map(({ short_description }) => short_description)
    expect(await filtered(ana.browser, 'registered_by', 'in', 'me')).toEqual(['Al Anei'])
    expect(await filtered(ion.browser, 'registered_by', 'in', 'me')).toEqual(['Al lui Ion'])
    expect(await filtered(ana.browser, 'group', 'in', 'my_group')).toEqual(['Al compartimentului'])
    expect(await filtered(ion.browser, 'group', 'in', 'my_group')).toEqual([])
    expect(await filtered(ion.browser, 'registered_on', 'dateIs', 'today')).toHaveLength(3)
    expect(await filtered(ion.browser, 'registered_on', 'dateBefore', 'today')).toEqual([])
    expect(await filtered(ion.browser, 'registered_on', 'lte', 'today%2B7')).toHaveLength(3)
    expect(await filtered(ion.browser, 'registered_on', 'lte', 'today-1')).toEqual([])
    const periods = ['today-9', 'today-8', 'today', 'today%2B7']
      .map((day, n) => `&filters[0][match][registered_on][between][${n}]=${day}`)
      .join('')
    const either = await ion.browser.get<ListAnswer<DocumentListRow>>(
      `/api/document/list/20?filters[0][column]=registered_on&filters[0][operator]=or${periods}`,
    )
    expect(either.body.data).toHaveLength(3)
    const strange = await ion.browser.get<Failure>(
      '/api/document/list/20?filters[0][column]=doc_type&filters[0][match][doc_type][in]=me',
    )
    expect(strange.status).toBe(422)
  })
})
