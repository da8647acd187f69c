import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { Document, Registered } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aDocType, aRegister } from '../../../../test/offices/factories.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Answer = Failure & { id: number; data: Registered }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id: institutionId, host } = office.institution
  const place = { ...office.institution, database: t.database }
  const groupId = await aGroup(t.database, institutionId, 'Urbanism')
  await aPerson(t.database, institutionId, 'ana', {
    permissions: ['document.list', 'document.register', 'document.assign', 'document.reopen'],
  })
  await aPerson(t.database, institutionId, 'ion', { permissions: ['document.list'], groupIds: [groupId] })
  const signIn = async (name: string) => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const browser = await signIn('ana')
  const paper = (docTypeId: number, more: object = {}) => ({
    category: 'intrare',
    register_id: office.registerId,
    doc_type_id: docTypeId,
    issuer_id: office.issuerId,
    short_description: 'Petiție',
    ...more,
  })
  const register = async (docTypeId: number, more: object = {}) =>
    (await browser.post<Answer>('/api/document/add', paper(docTypeId, more))).body.data
  const get = async (id: number) => (await browser.get<Document>(`/api/document/get/${id}`)).body
  const statusOf = async (id: number) => (await get(id)).status.id
  const actionsOf = async (id: number) =>
    (await browser.get<SubjectActivity[]>(`/api/document/activity/${id}`)).body
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return {
    office,
    place,
    groupId,
    browser,
    paper,
    register,
    statusOf,
    actionsOf,
    damage,
    ion: await signIn('ion'),
  }
}

describe('the secondary registers of a type', () => {
  async function withPetitions() {
    const hall = await townHall()
    const petitions = await aRegister(hall.place, {
      code: 'PET',
      name: 'Petiții',
      pattern: 'P-#',
      secondary: true,
    })
    const typeId = await aDocType(hall.place, { name: 'Petiție', secondary_register_ids: [petitions] })
    return { ...hall, petitions, typeId }
  }

  it('give numbers at the counter and in a list, when the call names none', async () => {
    const { browser, paper, register, typeId, office, damage } = await withPetitions()
    expect((await register(typeId)).further_numbers).toEqual([
      { register: 'Petiții', register_number: 'P-1' },
    ])
    const { issuer_id, ...values } = paper(typeId)
    const listed = await browser.post<{ data: { registered: Registered }[] }>('/api/document/add_list', {
      values,
      lines: [
        { key: 'line-0001', issuer_id },
        { key: 'line-0002', issuer_id },
      ],
      whole: true,
    })
    expect(
      listed.body.data.map(({ registered }) => registered.further_numbers[0]?.register_number).sort(),
    ).toEqual(['P-2', 'P-3'])
    expect((await register(office.docTypeId)).further_numbers).toEqual([])
    expect(await damage()).toEqual([])
  })

  it('are left out when the call names others or none, and the trail keeps that they were', async () => {
    const { place, register, typeId, petitions, actionsOf } = await withPetitions()
    const other = await aRegister(place, { code: 'ALT', name: 'Altul', pattern: 'A-#', secondary: true })
    const none = await register(typeId, { secondary_register_ids: [] })
    const others = await register(typeId, { secondary_register_ids: [other] })
    expect([none.further_numbers, others.further_numbers.map((one) => one.register_number)]).toEqual([
      [],
      ['A-1'],
    ])
    for (const { id } of [none, others])
      expect(await actionsOf(id)).toContainEqual(
        expect.objectContaining({
          action: 'document.further_left_out',
          changes: [{ field: 'register', before: '', after: 'Petiții' }],
        }),
      )
    const both = await register(typeId, { secondary_register_ids: [petitions, other] })
    expect((await actionsOf(both.id)).map(({ action }) => action)).not.toContain('document.further_left_out')
  })
})

describe('a type that is not accepted in the department', () => {
  it('is in work at once when a paper is given to one, at registration and later', async () => {
    const { place, browser, register, statusOf, actionsOf, groupId, damage } = await townHall()
    const typeId = await aDocType(place, { name: 'Aviz', skip_acceptance: true })
    const atOnce = await register(typeId, { group_id: groupId })
    const later = await register(typeId)
    expect([await statusOf(atOnce.id), await statusOf(later.id)]).toEqual([3, 1])
    const given = { id: later.id, group_id: groupId, user_ids: [] }
    expect((await browser.post('/api/document/assign', given)).status).toBe(200)
    expect(await statusOf(later.id)).toBe(3)
    for (const { id } of [atOnce, later])
      expect((await actionsOf(id))[0]).toMatchObject({
        action: 'document.status_changed',
        changes: [{ field: 'status', before: '1', after: '3' }],
      })
    expect(await damage()).toEqual([])
  })

  it('moves neither a paper that only gets people, nor one that was moved on before, nor those of other types', async () => {
    const { office, place, browser, register, statusOf, groupId } = await townHall()
    const typeId = await aDocType(place, { name: 'Aviz', skip_acceptance: true })
    const [plain, named, solved] = [
      await register(office.docTypeId, { group_id: groupId }),
      await register(typeId),
      await register(typeId),
    ]
    await browser.post('/api/document/change_status', { id: solved.id, status: 6 })
    await browser.post('/api/document/assign', { id: named.id, group_id: null, user_ids: [] })
    await browser.post('/api/document/assign', { id: solved.id, group_id: groupId, user_ids: [] })
    for (const [{ id }, status] of [
      [plain, 1],
      [named, 1],
      [solved, 6],
    ] as const)
      expect(await statusOf(id)).toBe(status)
  })
})

describe('a member of the department a document lies with, without a right to edit', () => {
  it('changes its status and adds files, and not its registration line', async () => {
    const { office, register, ion, groupId } = await townHall()
    const { id } = await register(office.docTypeId, { group_id: groupId })
    const seen = (await ion.get<Document>(`/api/document/get/${id}`)).body
    expect(seen.can).toMatchObject({ change_status: true, attach: true, edit: false })
    const sent = await ion.upload<{ id: number }>('aviz.txt', Buffer.from('Aviz\n'))
    const attached = await ion.post('/api/document/attach', { id, upload_ids: [sent.body.id] })
    expect(attached.status).toBe(200)
    expect((await ion.post('/api/document/change_status', { id, status: 6 })).status).toBe(200)
    const edited = await ion.post<Failure>('/api/document/update', { id, values: { short_description: 'X' } })
    expect([edited.status, edited.body.missing]).toEqual([403, 'document.edit_own_register'])
  })

  it('of another department does neither', async () => {
    const { office, place, register, ion } = await townHall()
    const other = await aGroup(t.database, place.id, 'Taxe')
    const { id } = await register(office.docTypeId, { group_id: other })
    const sent = await ion.upload<{ id: number }>('aviz.txt', Buffer.from('Aviz\n'))
    for (const [path, body] of [
      ['/api/document/attach', { id, upload_ids: [sent.body.id] }],
      ['/api/document/change_status', { id, status: 6 }],
    ] as const)
      expect((await ion.post(path, body)).status, path).toBe(403)
  })
})
