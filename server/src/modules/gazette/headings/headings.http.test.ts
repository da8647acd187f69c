import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { GazetteHeading } from '@hdoc/contract/gazette/gazette-headings.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { gazetteOffice } from '../../../../test/gazette/gazette-office.ts'

const t = await testApp()
const { maria, sef, heading, draft } = await gazetteOffice(t)
type Saved = Failure & { id: number; data: GazetteHeading }
const send = (call: string, body: object) => sef.post<Saved>(call, body)
const tree = async () =>
  (await maria.get<{ headings: GazetteHeading[] }>('/api/gazette_category/tree')).body.headings
const codeOf = async (call: string, body: object) => (await send(call, body)).body.code

it('begins with the headings of the law, each after its parent', async () => {
  const all = await tree()
  expect(all.map(({ code }) => code).join(' ')).toBe(
    'a b b.1 b.2 c c.1 c.2 c.3 d d.1 d.2 d.3 e e.1 e.2 e.3 f f.1 f.2 f.3 f.4 f.5 f.6 f.7 f.8 f.9',
  )
  expect(all.find(({ code }) => code === 'f.7')?.expires_days).toBe(10)
  expect(all.find(({ code }) => code === 'c')?.name).toBe('Hotărârile autorității deliberative')
})

it('leaves the six of the law alone, and lets the rest be named, put and ordered', async () => {
  const top = heading('c')
  for (const [call, body] of [
    ['/api/gazette_category/update', { name: 'Altfel' }],
    ['/api/gazette_category/move', { before_id: null }],
    ['/api/gazette_category/remove', {}],
  ] as const)
    expect([call, await codeOf(call, { id: top, ...body })]).toEqual([call, 'GAZETTE_HEADING_LAW'])
  const { id } = (await send('/api/gazette_category/add', { parent_id: heading('e'), name: 'Rectificări' }))
    .body
  expect(
    (
      await send('/api/gazette_category/update', {
        id,
        name: 'Rectificări de buget',
        parent_id: heading('e.1'),
      })
    ).body.data,
  ).toMatchObject({ name: 'Rectificări de buget', level: 2, code: '' })
  expect(await codeOf('/api/gazette_category/update', { id: heading('e.1'), parent_id: id })).toBe(
    'GAZETTE_HEADING_PLACE',
  )
  await send('/api/gazette_category/move', { id: heading('e.3'), before_id: heading('e.1') })
  const ofE = (await tree()).filter(({ parent_id }) => parent_id === heading('e')).map(({ code }) => code)
  expect(ofE).toEqual(['e.3', 'e.1', 'e.2'])
  const twice = await send('/api/gazette_category/add', {
    parent_id: heading('e.1'),
    name: 'rectificari de BUGET',
  })
  expect(Object.keys(twice.body.errors ?? {})).toEqual(['name'])
})

it('loses no heading that holds an entry, whichever comes first', async () => {
  const id = heading('f.9')
  await draft({ category_id: id }, [])
  expect(await codeOf('/api/gazette_category/remove', { id })).toBe('GAZETTE_HEADING_USED')
  expect(await codeOf('/api/gazette_category/remove', { id: heading('e.1') })).toBe('GAZETTE_HEADING_USED')
  const { id: empty } = (await send('/api/gazette_category/add', { parent_id: heading('f'), name: 'Goală' }))
    .body
  const [removed, added] = await Promise.all([
    send('/api/gazette_category/remove', { id: empty }),
    maria.post<Failure>('/api/gazette_entry/add', { category_id: empty, title: 'La limită' }),
  ])
  const ids = (await tree()).map((one) => one.id)
  expect([removed.status === 200, added.status === 200]).not.toEqual([true, true])
  expect(ids.includes(empty)).toBe(added.status === 200)
})
