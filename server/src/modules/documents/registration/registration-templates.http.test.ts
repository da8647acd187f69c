import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { RegistrationTemplate } from '@hdoc/contract/documents/registration/registration-values.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved = Failure & { id: number; data: RegistrationTemplate }
const form = '/api/document/registration_form'

it('templates are closed to guests and readers, and each person has their own', async () => {
  const { host, docTypeId, as, clerk } = await clerkOffice(t)
  const template = { name: 'Adeverință', category: 'intrare', doc_type_id: docTypeId, values: { pages: 3 } }
  const add = '/api/registration_template/add'
  expect((await t.browser(host).post(add, template)).status).toBe(401)
  expect((await (await as('radu')).post(add, template)).status).toBe(403)
  const { status, body } = await clerk.post<Saved>(add, template)
  expect([status, body.data]).toEqual([200, { ...template, id: body.id, version: 1 }])
  expect((await clerk.post<Saved>(add, template)).body.errors).toHaveProperty('name')
  const other = await clerk.post<Saved>(add, { ...template, name: 'A', category: 'iesire' })
  expect(other.body.errors).toHaveProperty('doc_type_id')

  const elena = await as('elena')
  expect((await elena.get<RegistrationForm>(form)).body.templates).toEqual([])
  const rename = (name: string, version?: number) =>
    clerk.post<Saved>('/api/registration_template/update', { id: body.id, name, version })
  expect((await elena.post('/api/registration_template/update', { id: body.id, name: 'x' })).status).toBe(404)
  expect((await elena.remove(`/api/registration_template/delete/${body.id}`)).status).toBe(404)
  expect((await rename('Adeverință de venit', 1)).body.data).toMatchObject({
    name: 'Adeverință de venit',
    values: { pages: 3 },
    version: 2,
  })
  expect((await rename('Târziu', 1)).body.code).toBe('STALE_VERSION')
  expect((await clerk.get<RegistrationForm>(form)).body.templates.map(({ name }) => name)).toEqual([
    'Adeverință de venit',
  ])
  expect((await clerk.remove(`/api/registration_template/delete/${body.id}`)).status).toBe(200)
  expect((await clerk.get<RegistrationForm>(form)).body.templates).toEqual([])
})

it('keeps the ticked fields of a person with their last values, and records another choice once', async () => {
  const { institutionId, as, clerk } = await clerkOffice(t)
  const save = '/api/registration_habits/save'
  const habits = {
    fields: ['short_description'],
    stays: true,
    prints_label: true,
    values: { short_description: 'Cerere' },
  }
  expect((await (await as('radu')).post(save, habits)).status).toBe(403)
  await clerk.post(save, habits)
  await clerk.post(save, { ...habits, values: { short_description: 'Contestație' } })
  expect((await clerk.get<RegistrationForm>(form)).body.habits).toEqual({
    ...habits,
    values: { short_description: 'Contestație' },
  })
  expect((await (await as('elena')).get<RegistrationForm>(form)).body.habits.fields).toEqual([])
  // What was kept before a habit came to the product says nothing of it.
  await t.asSuperuser(
    `update registration_habits set habits = habits - 'prints_label' where institution_id = $1`,
    [institutionId],
  )
  expect((await clerk.get<RegistrationForm>(form)).body.habits).toMatchObject({
    stays: true,
    prints_label: false,
  })
  const unknown = await clerk.post<Failure>(save, { ...habits, fields: ['issuer_id'] })
  expect(unknown.status).toBe(422)
  const entries = await t.asSuperuser(
    `select from audit_entries where institution_id = $1 and action = 'registration_habits.changed'`,
    [institutionId],
  )
  expect(entries).toHaveLength(1)
})
