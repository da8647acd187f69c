import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { PaperToSend, SheetSummary, TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'
import { listToHandOver } from './queries.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })
type Named = { id: number; name: string }
type ToSend = { group: Named | null; data: PaperToSend[]; total: number; unused: Named[] }
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

it('papers on their way never take the place of those that wait', async () => {
  const { paper, send, institutionId, desk, urbanism, legal } = await transferOffice(t)
  const waiting = await paper({ group_id: urbanism })
  const onWay = await paper({ group_id: legal })
  await send([onWay.id], legal)
  const rows = await t.database.inInstitution(institutionId, (db) =>
    listToHandOver(db, { all: true }, { groupId: desk, isUnused: false }, 1),
  )
  expect(rows.map(({ document_id }) => document_id)).toEqual([waiting.id, onWay.id])
})

describe('a department that ends', () => {
  async function withAdmin() {
    const office = await transferOffice(t)
    await aPerson(t.database, office.institutionId, 'admin', { name: 'Dana Admin', isAdmin: true })
    const admin = t.browser(office.host)
    await admin.signIn('admin')
    const turn = (id: number, active: boolean) =>
      admin.post<Failure>('/api/user_group/update', { id, values: { active } })
    return { ...office, admin, turn }
  }

  it('has neither open papers nor sheets that wait; of one that ended before, administrators hand over', async () => {
    const { admin, turn, paper, send, made, place, call, urbanism, legal, institutionId, damage } =
      await withAdmin()
    const { id, number } = await paper({ group_id: urbanism })
    const sheet = await send([id])
    const waits = await turn(urbanism, false)
    expect([waits.status, waits.body.code]).toEqual([409, 'GROUP_HAS_SHEETS'])
    expect(waits.body.message).toContain(`${sheet.number} (în total 1)`)
    await made('ana', '/api/transfer/answer', { id: sheet.id, accept: [sheet.rows[0]!.id] })
    const holds = await turn(urbanism, false)
    expect([holds.status, holds.body.code]).toEqual([409, 'GROUP_HOLDS_PAPERS'])
    expect(holds.body.message).toContain(`${number} (în total 1)`)
    // As it was possible before.
    await t.asSuperuser('update user_groups set active = false where institution_id = $1 and id = $2', [
      institutionId,
      urbanism,
    ])
    const asked = async (query = '') => (await admin.get<ToSend>(`/api/transfer/to_send${query}`)).body
    expect(await asked()).toMatchObject({ group: null, unused: [{ id: urbanism, name: 'Urbanism' }] })
    expect(await asked(`?from_group_id=${urbanism}`)).toMatchObject({
      group: { id: urbanism },
      data: [{ id, why: null }],
      total: 1,
    })
    const body = { from_group_id: urbanism, to_group_id: legal, document_ids: [id] }
    expect((await call('calin', '/api/transfer/add', body)).body.errors).toHaveProperty('from_group_id')
    const draft = (await admin.post<{ id: number }>('/api/transfer/add', body)).body
    const { drafts } = (await admin.get<Drafts>(`/api/transfer/drafts?from_group_id=${urbanism}`)).body
    expect(drafts.map((one) => one.id)).toEqual([draft.id])
    const { data } = (await admin.post<{ data: TransferSheet }>('/api/transfer/send', { id: draft.id })).body
    await made('calin', '/api/transfer/answer', { id: data.id, accept: [data.rows[0]!.id] })
    expect((await place(id, 'calin')).holder?.name).toBe('Juridic')
    expect([(await turn(urbanism, true)).status, (await turn(urbanism, false)).status]).toEqual([200, 200])
    expect(await damage()).toEqual([])
  })

  it('of ending and being sent a paper at the same time one is refused', async () => {
    const { turn, papers, made, call, institutionId } = await withAdmin()
    const archive = await aGroup(t.database, institutionId, 'Arhivă')
    const document_ids = await papers(1)
    for (let round = 0; round < 3; round++) {
      const draft = await made('gina', '/api/transfer/add', { to_group_id: archive, document_ids })
      const [sent, ended] = await Promise.all([
        call('gina', '/api/transfer/send', { id: draft.id }),
        turn(archive, false),
      ])
      expect([sent.status, ended.status].filter((status) => status === 200)).toHaveLength(1)
      if (sent.status === 200) await made('gina', '/api/transfer/withdraw', { id: draft.id })
      else await turn(archive, true)
    }
    // Also what lies there only because it keeps the originals of the register.
    await t.asSuperuser(
      `with kept as (update registers set holder_group_id = $2 where institution_id = $1)
         update documents set paper_group_id = null, desk_group_id = null where institution_id = $1`,
      [institutionId, archive],
    )
    expect((await turn(archive, false)).body.code).toBe('GROUP_HOLDS_PAPERS')
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
