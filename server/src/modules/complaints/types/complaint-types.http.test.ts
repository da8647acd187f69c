import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { complaintOffice } from '../../../../test/complaints/complaint-office.ts'
import { aDocType, aRegister } from '../../../../test/offices/factories.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('a type is added, changed by its version and offered to guests without what is the house’s', async () => {
  const { admin, officer, typeId, typeValues, host, institutionId } = await complaintOffice(t)
  const refused = await officer.post<Failure>('/api/complaint_type/add', typeValues({ name: 'Alt tip' }))
  expect([refused.status, refused.body.missing]).toEqual([403, 'client.admin'])
  const path = `/api/complaint_type/get/${typeId}`
  const { body: type } = await admin.get<{ version: number; name: string; register_name: string }>(path)
  expect(type).toMatchObject({
    name: 'Drumuri, gropi',
    register_name: 'Registru sesizări',
    can: { edit: true },
  })
  const change = (version: number, values: object) =>
    admin.post<Failure>('/api/complaint_type/update', { id: typeId, values, version })
  expect((await change(type.version, { help: 'Gropi și trotuare', answers: ['S-a reparat.'] })).status).toBe(
    200,
  )
  expect((await change(type.version, { help: 'x' })).body.code).toBe('STALE_VERSION')
  const { body: listed } = await admin.get<{ data: { help: string }[] }>('/api/complaint_type/list')
  expect(listed.data.map(({ help }) => help)).toEqual(['Gropi și trotuare'])
  const { body: options } = await officer.get('/api/complaint_type/options?q=gropi')
  expect(options).toEqual([{ id: typeId, name: 'Drumuri, gropi' }])
  const { body: offered } = await t.browser(host).get<object[]>('/api/portal_complaint/types')
  expect(offered).toEqual([
    {
      ...{ id: typeId, name: 'Drumuri, gropi', icon: 'road', color: '#546e7a', help: 'Gropi și trotuare' },
      ...{ area: 'whole', polygon: [], localities: [], authority: '', fills: false },
    },
  ])
  await change(type.version + 1, { active: false })
  expect((await t.browser(host).get('/api/portal_complaint/types')).body).toEqual([])
  const [trail] = await t.asSuperuser<{ count: number }>(
    `select count(*)::int from audit_entries where institution_id = $1 and subject_type = 'complaint_type'`,
    [institutionId],
  )
  expect(trail?.count).toBe(3)
})

it('an active type can number a complaint: an open online register, a type of incoming documents that stands alone', async () => {
  const { admin, typeValues, place, registerId } = await complaintOffice(t)
  const errors = async (more: object) =>
    (await admin.post<Failure>('/api/complaint_type/add', typeValues({ name: 'Altul', ...more }))).body.errors
  const required = ['Acest câmp trebuie să fie completat.']
  expect(await errors({ register_id: null, doc_type_id: null })).toEqual({
    register_id: required,
    doc_type_id: required,
  })
  const online = ['Alegeți un registru cu alocare online, care nu este închis.']
  expect(await errors({ register_id: registerId })).toEqual({ register_id: online })
  const further = await aRegister(place, { secondary: true, online: true })
  expect(await errors({ register_id: further })).toEqual({ register_id: ['Alegeți un registru principal.'] })
  const outgoing = await aDocType(place, { category: 'iesire' })
  expect(await errors({ doc_type_id: outgoing })).toHaveProperty('doc_type_id')
  const fixed = await aDocType(place, { register_id: registerId, fixed_register: true })
  expect(await errors({ doc_type_id: fixed })).toHaveProperty('register_id')
  expect(await errors({ area: 'polygon' })).toEqual({ polygon: required })
  expect(await errors({ area: 'localities' })).toEqual({ localities: required })
  expect(await errors({ color: 'red' })).toHaveProperty('color')
  expect(await errors({ name: 'Drumuri, gropi' })).toHaveProperty('name')
})
