import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { PaperToSend, SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })
type ToSend = { group: { name: string } | null; data: PaperToSend[]; total: number }
type Drafts = {
  drafts: SheetSummary[]
  open: SheetSummary[]
  returned: (PaperToSend & { refusal: string })[]
}

it('lists what the department has and another one works on, with what is on its way', async () => {
  const { sign, paper, send, urbanism, legal } = await transferOffice(t)
  const one = await paper({ group_id: urbanism })
  await paper()
  const other = await paper({ group_id: legal })
  const onWay = await paper({ group_id: urbanism })
  await send([onWay.id])
  const { body } = await (await sign('gina')).get<ToSend>('/api/transfer/to_send')
  expect(body.group?.name).toBe('Registratură')
  expect(body.total).toBe(2)
  expect(body.data.map(({ id, department, why }) => [id, department?.name, why?.code])).toEqual([
    [other.id, 'Juridic', undefined],
    [one.id, 'Urbanism', undefined],
    [onWay.id, 'Urbanism', 'in_transfer'],
  ])
  const waiting = (await (await sign('gina')).get<object>('/api/waiting/counts')).body
  expect(waiting).toMatchObject({ to_send: 2, to_receive: 0 })
  expect((await (await sign('ana')).get<object>('/api/waiting/counts')).body).toMatchObject({
    to_send: 0,
    to_receive: 1,
  })
})

it('finds any paper that the department has by its number, also one it does not see', async () => {
  const { sign, paper } = await transferOffice(t)
  const { id, number } = await paper({ access_level: 'restricted', short_description: 'Secret de familie' })
  const ask = async (who: 'sterge' | 'ana') =>
    (await (await sign(who)).get<ToSend>(`/api/transfer/to_send?q=${encodeURIComponent(number)}`)).body.data
  const [row] = await ask('sterge')
  expect(row).toMatchObject({
    id,
    document_id: null,
    number,
    issuer: '',
    short_description: 'document cu acces restricționat',
  })
  expect(await ask('ana')).toEqual([])
})

it('shows what came back, until it is sent again', async () => {
  const { sign, send, papers, made } = await transferOffice(t)
  const [id] = await papers(1)
  const sheet = await send([id!])
  const refuse = [{ row_id: sheet.rows[0]!.id, refusal: 'missing', reason: 'nu e în mapă' }]
  await made('ana', '/api/transfer/answer', { id: sheet.id, refuse })
  const drafts = async () => (await (await sign('gina')).get<Drafts>('/api/transfer/drafts')).body
  expect((await drafts()).returned).toMatchObject([
    { id, refusal: 'Documentul lipsește: nu e în mapă', sheet: { number: 'B-0001/2026' } },
  ])
  await send([id!])
  expect((await drafts()).returned).toEqual([])
  expect((await drafts()).open).toMatchObject([{ number: 'B-0002/2026', open: 1 }])
})

it('keeps the history both ways, with sheets that wait for more than a day first', async () => {
  const { sign, signAnew, send, papers, made, urbanism, desk } = await transferOffice(t)
  const old = await send(await papers(1))
  t.clock.set('2026-11-22T13:14:00+02:00')
  signAnew()
  const done = await send(await papers(1))
  await made('ana', '/api/transfer/answer', { id: done.id, accept: [done.rows[0]!.id] })
  const list = async (who: 'gina' | 'ana' | 'calin', query = '') =>
    (await (await sign(who)).get<ListAnswer<SheetSummary>>(`/api/transfer/list/20${query}`)).body
  expect((await list('gina')).data.map(({ id, waits_days }) => [id, waits_days])).toEqual([
    [old.id, 2],
    [done.id, 0],
  ])
  const received = '?filters[0][column]=direction&filters[0][match][direction][equals]=received'
  expect((await list('ana', received)).meta.total).toBe(2)
  expect((await list('gina', received)).meta.total).toBe(0)
  const from = `?filters[0][column]=from&filters[0][match][from][in]=${desk}&filters[1][column]=to&filters[1][match][to][in]=${urbanism}`
  expect((await list('gina', from)).meta.total).toBe(2)
  expect((await list('calin')).data).toEqual([])
  const waiting = (await (await sign('ion')).get<SheetSummary[]>('/api/transfer/to_receive')).body
  expect(waiting.map(({ id }) => id)).toEqual([old.id])
})
