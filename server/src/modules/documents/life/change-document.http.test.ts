import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup } from '../../../../test/offices/person.ts'

const t = await testApp()
type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof clerkOffice>>['as']>>
const get = async (browser: Browser, id: number) =>
  (await browser.get<Document>(`/api/document/get/${id}`)).body
const update = (browser: Browser, id: number, values: object, version?: number) =>
  browser.post<Changed>('/api/document/update', { id, values, ...(version !== undefined && { version }) })
const annul = (browser: Browser, id: number, reason = 'Înregistrat de două ori', version?: number) =>
  browser.post<Changed>('/api/document/annul', { id, reason, ...(version !== undefined && { version }) })

describe('GET /api/document/get', () => {
  it('is refused to guests and hides what may not be seen', async () => {
    const { host, register, as } = await clerkOffice(t)
    const { id } = await register({ access_level: 'restricted' })
    expect((await t.browser(host).get(`/api/document/get/${id}`)).status).toBe(401)
    const hidden = await (await as('radu')).get<Failure>(`/api/document/get/${id}`)
    expect([hidden.status, hidden.body.code]).toEqual([404, 'NOT_FOUND'])
    for (const call of ['activity', 'confirmation'])
      expect((await (await as('radu')).get(`/api/document/${call}/${id}`)).status).toBe(404)
    expect((await (await as('elena')).get(`/api/document/get/${id}`)).status).toBe(200)
  })

  it('says what the caller may do, and in words why not the rest', async () => {
    const { register, as, clerk } = await clerkOffice(t)
    const { id } = await register()
    expect(await get(clerk, id)).toMatchObject({
      can: { edit: true, annul: false, attach: true },
      cannot: { annul: 'Nu aveți dreptul necesar: Anulează documente, cu motiv.' },
    })
    expect(await get(await as('elena'), id)).toMatchObject({
      can: { edit: true, annul: true, attach: true },
      cannot: {},
    })
    const reader = await get(await as('radu', 'en'), id)
    expect(reader.can).toEqual({
      edit: false,
      annul: false,
      assign: false,
      attach: false,
      change_status: false,
      extend: false,
      link: false,
      change_issuer: false,
      delete_test: false,
    })
    expect(reader.cannot.edit).toBe(
      'You lack the required right: Edits documents of the registers they register in.',
    )
  })

  it('shows the issuer without the whole CNP', async () => {
    const { institutionId, register, clerk } = await clerkOffice(t)
    await t.asSuperuser(`update issuers set cnp = '1700101479017' where institution_id = $1`, [institutionId])
    const { raw, body } = await clerk.get<Document>(`/api/document/get/${(await register()).id}`)
    expect(body.issuer_details?.code).toMatch(/^1.*\*.*7$/)
    expect(raw.toString()).not.toContain('1700101479017')
  })

  it('tells the trade register number and the administrator of a firm', async () => {
    const { register, clerk } = await clerkOffice(t)
    const firm = { type: 'pj', name: 'Drumuri SRL', onrc: 'J29/123/2020', administrator_name: 'Narcisa Pop' }
    const { id } = await register({ issuer_id: null, issuer: firm })
    const { body } = await clerk.get<Document>(`/api/document/get/${id}`)
    expect(body.issuer_details).toMatchObject({ onrc: 'J29/123/2020', administrator_name: 'Narcisa Pop' })
  })
})

describe('POST /api/document/update', () => {
  it('is refused to those who may not edit, with the missing right', async () => {
    const { host, register, as } = await clerkOffice(t)
    const { id } = await register()
    expect((await update(t.browser(host), id, {})).status).toBe(401)
    const refused = await update(await as('radu'), id, { pages: 2 })
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.edit_own_register'])
    expect((await update(await as('radu'), 999_999, { pages: 2 })).status).toBe(404)
  })

  it('writes nothing when nothing was changed', async () => {
    const { register, clerk } = await clerkOffice(t)
    const { id } = await register({ pages: 7 })
    const before = await get(clerk, id)
    const trail = async () => (await clerk.get<unknown[]>(`/api/document/activity/${id}`)).raw.toString()
    const told = await trail()
    const { short_description, doc_type } = before
    const { status, body } = await update(clerk, id, {
      short_description,
      doc_type_id: doc_type.id,
      pages: 7,
    })
    expect([status, body.data]).toEqual([200, before])
    expect((await update(clerk, id, {})).body.data).toEqual(before)
    expect(await trail()).toBe(told)
  })

  it('changes the given fields and leaves all others as they are', async () => {
    const { register, clerk } = await clerkOffice(t)
    const { id } = await register({
      access_level: 'department',
      pages: 7,
      annexes: 2,
      external_number: 'X-1',
      external_date: '2026-11-01',
      additional_info: 'Detalii',
      physical_form: 'paper',
      location: 'Dulap 3',
    })
    const before = await get(clerk, id)
    const { status, body } = await update(clerk, id, { short_description: '  Alt conţinut ' })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...before, short_description: 'Alt conținut', version: before.version + 1 })
    expect((await update(clerk, id, { external_date: null, external_number: '' })).body.data).toMatchObject({
      external_date: null,
      external_number: '',
      access_level: 'department',
    })
  })

  it('refuses a sender’s date in the future; one of before stays while something else is changed', async () => {
    const { register, clerk } = await clerkOffice(t)
    const { id } = await register()
    expect((await update(clerk, id, { external_date: '2099-01-01' })).body.errors).toEqual({
      external_date: ['Data nu poate fi în viitor.'],
    })
    await t.asSuperuser(`update documents set external_date = '2099-01-01' where id = $1`, [id])
    expect((await update(clerk, id, { external_date: '2099-01-01', location: 'Raft 2' })).status).toBe(200)
  })

  it('never changes number, register, date or issuer', async () => {
    const { register, clerk, institutionId } = await clerkOffice(t)
    const { id } = await register()
    for (const field of [
      'number',
      'register_id',
      'registered_on',
      'category',
      'issuer_id',
      'status',
      'tracking_code',
    ]) {
      const refused = await update(clerk, id, { [field]: 1 })
      expect([refused.status, refused.body.errors], field).toEqual([422, { [field]: ['Câmp necunoscut.'] }])
    }
    for (const change of [
      `number = 'RG-9999/2026'`,
      'counter = 99',
      `series = '2025'`,
      `registered_at = now()`,
      `registered_on = '2026-01-01'`,
      `tracking_code = 'x'`,
      'is_test = true',
    ])
      await expect(
        t.asSuperuser(`update documents set ${change} where institution_id = $1`, [institutionId]),
        change,
      ).rejects.toThrow('cannot change')
  })

  it('lets nobody hide a document from themselves', async () => {
    const { as, paper, clerk } = await clerkOffice(t)
    const elena = await as('elena')
    const { id } = (await elena.post<Changed>('/api/document/add', paper())).body
    const refused = await update(clerk, id, { access_level: 'restricted' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { access_level: ['Cu acest nivel nu ați mai vedea documentul.'] },
    ])
    expect((await get(clerk, id)).access_level).toBe('institution')
    expect((await update(elena, id, { access_level: 'restricted' })).status).toBe(200)
  })

  it('refuses a type of another category or institution on its field', async () => {
    const { register, clerk, institutionId } = await clerkOffice(t)
    const other = await clerkOffice(t)
    const { id } = await register()
    const [outgoing] = await t.asSuperuser<{ id: string }>(
      `insert into doc_types (institution_id, name, category) values ($1, 'Adresă', 'iesire') returning id`,
      [institutionId],
    )
    for (const [type, sentence] of [
      [
        Number(outgoing!.id),
        'Tipul „Adresă” este din categoria „Ieșire”, iar documentul este din „Intrare”. Alegeți un tip din categoria documentului.',
      ],
      [other.docTypeId, 'Valoarea aleasă nu există.'],
      [999_999, 'Valoarea aleasă nu există.'],
    ] as const) {
      const refused = await update(clerk, id, { doc_type_id: type })
      expect([refused.status, refused.body.errors]).toEqual([422, { doc_type_id: [sentence] }])
    }
  })

  it('lets the first of two people win and tells the second who it was', async () => {
    const { register, clerk, as } = await clerkOffice(t)
    const { id } = await register()
    const elena = await as('elena')
    expect((await update(elena, id, { pages: 5 }, 1)).status).toBe(200)
    const stale = await update(clerk, id, { pages: 6 }, 1)
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION'])
    expect(stale.body.message).toBe(
      'Datele au fost schimbate între timp de Elena Cireșaru. Verificați ce s-a schimbat și salvați din nou.',
    )
    expect((await annul(elena, id, 'Greșit', 1)).status).toBe(409)
    expect((await get(clerk, id)).pages).toBe(5)
    const together = await Promise.all([1, 2, 3].map((pages) => update(elena, id, { pages }, 2)))
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('POST /api/document/annul', () => {
  it('is for those with the right, and needs a reason', async () => {
    const { host, register, clerk, as } = await clerkOffice(t)
    const { id } = await register()
    expect((await annul(t.browser(host), id)).status).toBe(401)
    const refused = await annul(clerk, id)
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.annul'])
    const elena = await as('elena')
    expect((await annul(elena, id, '   ')).body.errors).toEqual({
      reason: ['Acest câmp trebuie să fie completat.'],
    })
    expect((await annul(elena, 999_999)).status).toBe(404)
    expect((await get(elena, id)).annulled).toBeNull()
  })

  it('keeps the number with its reason, and never gives it again', async () => {
    const { register, as } = await clerkOffice(t)
    const first = await register()
    const { status, body } = await annul(await as('elena'), first.id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      number: first.number,
      status: { id: 9, name: 'Anulat', code: 'document_canceled' },
      annulled: { by: 'Elena Cireșaru', reason: 'Înregistrat de două ori' },
      can: { edit: false, annul: false, attach: false },
      cannot: { edit: 'Documentul este anulat și nu mai poate fi schimbat.' },
    })
    expect((await register()).number).not.toBe(first.number)
  })

  it('is final: nobody changes, annuls again or adds files', async () => {
    const { register, as } = await clerkOffice(t)
    const { id } = await register()
    const elena = await as('elena')
    await annul(elena, id)
    for (const answer of [
      await annul(elena, id),
      await update(elena, id, { pages: 3 }),
      await elena.post<Failure>('/api/document/attach', { id, upload_ids: [1] }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'DOCUMENT_ANNULLED'])
  })
})

describe('GET /api/document/activity', () => {
  it('tells what was done, by whom, before and after, newest first', async () => {
    const { register, clerk, as, host } = await clerkOffice(t)
    const { id } = await register()
    expect((await t.browser(host).get(`/api/document/activity/${id}`)).status).toBe(401)
    const elena = await as('elena')
    await update(elena, id, { pages: 9, access_level: 'public' })
    await annul(elena, id, 'Greșeală')
    const { body } = await clerk.get<SubjectActivity[]>(`/api/document/activity/${id}`)
    expect(body.map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['document.annulled', 'Elena Cireșaru', 'Greșeală'],
      ['document.updated', 'Elena Cireșaru', ''],
      ['document.registered', 'Gina Ghișeu', ''],
    ])
    const changed = body[1]!.changes.filter(({ before, after }) => before !== after)
    expect(changed.sort((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
      { field: 'access_level', before: 'institution', after: 'public' },
      { field: 'pages', before: '1', after: '9' },
    ])
  })
})

describe('a department at work', () => {
  it('must be one of this institution', async () => {
    const { send, institutionId, register } = await clerkOffice(t)
    const other = await clerkOffice(t)
    const foreign = await aGroup(t.database, other.institutionId, 'Taxe')
    const refused = await send({ group_id: foreign })
    expect([refused.status, refused.body.errors]).toEqual([422, { group_id: ['Valoarea aleasă nu există.'] }])
    const own = await aGroup(t.database, institutionId, 'Taxe')
    expect((await register({ group_id: own })).number).toBe('RG-0001/2026')
  })
})
