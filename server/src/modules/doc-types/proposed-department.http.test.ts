import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocTypeForm } from '@hdoc/contract/doc-types/doc-type-calls.ts'
import type { DocType } from '@hdoc/contract/doc-types/doc-types.ts'
import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshOffice } from '../../../test/offices/office.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'

const t = await testApp()
type Saved = Failure & { id: number; data: DocType }

async function townHall() {
  const office = await freshOffice(t.database)
  const { id, host } = office.institution
  const groupId = await aGroup(t.database, id, 'Urbanism')
  await aPerson(t.database, id, 'sef', { permissions: ['doc_type.manage', 'document.register'] })
  const browser = t.browser(host)
  await browser.signIn('sef')
  const change = (values: object) =>
    browser.post<Saved>('/api/doc_type/update', { id: office.docTypeId, values })
  const proposed = async () =>
    (await browser.get<RegistrationForm>('/api/document/registration_form')).body.doc_types[0]?.group_id
  return { office, groupId, browser, change, proposed }
}

it('is chosen among the departments in use, shown with the type, and proposed at registration', async () => {
  const { office, groupId, browser, change, proposed } = await townHall()
  expect((await browser.get<DocTypeForm>('/api/doc_type/form')).body.groups).toEqual([
    { id: groupId, name: 'Urbanism' },
  ])
  expect(await proposed()).toBeNull()
  const { body } = await change({ group_id: groupId })
  expect(body.data).toMatchObject({ group_id: groupId, group_name: 'Urbanism', version: 2 })
  expect(await proposed()).toBe(groupId)
  const filter = `filters[0][column]=group_id&filters[0][match][group_id][equals]=${groupId}`
  const listed = (await browser.get<ListAnswer<DocType>>(`/api/doc_type/list/20?${filter}`)).body
  expect(listed.data.map(({ id }) => id)).toEqual([office.docTypeId])
})

it('cannot be of another institution, and goes with the department that is deleted', async () => {
  const { office, groupId, change, proposed } = await townHall()
  const elsewhere = await freshOffice(t.database)
  const foreign = await aGroup(t.database, elsewhere.institution.id, 'Taxe')
  const refused = await change({ group_id: foreign })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['group_id']])
  await change({ group_id: groupId })
  await t.asSuperuser('delete from user_groups where institution_id = $1 and id = $2', [
    office.institution.id,
    groupId,
  ])
  expect(await proposed()).toBeNull()
})
