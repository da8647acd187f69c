import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { GivingBatch, GivingItem } from '@hdoc/contract/cases/case-batches.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { runCaseBatch } from '../../../../test/cases/run-case-batch.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
type Saved = Failure & { id: number; data: GivingBatch }

async function townHall() {
  const office = await caseOffice(t)
  const { institutionId, sign, open, made, shareOf, urbanism, legal } = office
  type Who = Parameters<typeof sign>[0]
  /** A case that Ana works on, with an opinion of Juridic that nobody has given yet. */
  const worked = async () => {
    const opened = await open([
      { group_id: urbanism, role: 'lead' },
      { group_id: legal, role: 'opinion' },
    ])
    const share_id = shareOf(opened, urbanism).id
    await made('ana', '/api/workcase/take', { share_id })
    return { ...(await made('ana', '/api/workcase/start', { share_id })), share_id }
  }
  const preview = async (who: Who, share_ids: number[], values: object) =>
    (await sign(who)).post<Saved>('/api/case_batch/preview_closing', { share_ids, values })
  const items = async (who: Who, id: number) => {
    const { body } = await (await sign(who)).get<ListAnswer<GivingItem>>(`/api/case_batch/items/${id}`)
    return Object.fromEntries(body.data.map(({ share_id, state, reason }) => [share_id, [state, reason]]))
  }
  const turn = async (who: Who, id: number, what: 'start' | 'undo') => {
    const browser = await sign(who)
    const asked = await browser.post<Saved>(`/api/case_batch/${what}`, { id })
    await runCaseBatch(t, { institutionId, batchId: id })
    const { body } = await browser.get<GivingBatch>(`/api/case_batch/get/${id}`)
    return { ...body, asked: asked.body }
  }
  const get = async (id: number) => (await (await sign('ana')).get<WorkCase>(`/api/workcase/get/${id}`)).body
  return { ...office, worked, preview, items, turn, get }
}

it('closes what may be closed, says why not of the rest, and brings all of it back as it was', async () => {
  const {
    worked,
    open,
    preview,
    items,
    turn,
    get,
    shareOf,
    document,
    originOf,
    damage,
    made,
    urbanism,
    ids,
  } = await townHall()
  const [one, two, waiting] = [await worked(), await worked(), await worked()]
  await made('ana', '/api/workcase/wait', {
    share_id: waiting.share_id,
    pending_type: 'date',
    pending_until: '2026-12-01',
    reason: 'Aviz',
  })
  const strange = await open([{ group_id: urbanism, user_id: ids.ion, role: 'lead' }])
  const closing = { status: 13, legal_ground: 'withdrawn', resolution: 'Retrase' }
  const missing = await preview('ana', [one.share_id], { status: 13 })
  expect([missing.status, missing.body.errors]).toEqual([
    422,
    { legal_ground: ['Alegeți temeiul clasării.'] },
  ])
  const before = [await get(one.id), await get(two.id), await get(waiting.id)]
  const papers = await Promise.all([one, two, waiting].map((each) => document(originOf(each))))
  const asked = [one, two, waiting].map(({ share_id }) => share_id)
  const { body } = await preview('ana', [...asked, shareOf(strange, urbanism).id], closing)
  expect(body.data).toMatchObject({ state: 'ready', counts: { will: 3, wont: 1 } })
  expect((await items('ana', body.id))[shareOf(strange, urbanism).id]).toEqual([
    'wont',
    expect.stringContaining('Închide dosare'),
  ])
  // Somebody changes one of them before the batch begins.
  await made('primar', '/api/workcase/rename', { id: two.id, title: 'Alt titlu' })
  expect((await turn('ana', body.id, 'start')).counts).toMatchObject({ changed: 2, failed: 1 })
  const closed = await get(one.id)
  expect(closed).toMatchObject({
    status: { code: 'closed' },
    resolution: 'Retrase',
    closing: { status: { id: 13 }, by: 'Ana Urbanism', legal_ground: 'Retrasă' },
  })
  expect((await document(originOf(one))).status.id).toBe(13)
  expect((await get(two.id)).status.code).toBe('in_progress')
  expect(await damage()).toEqual([])

  expect((await turn('ana', body.id, 'undo')).counts).toMatchObject({ undone: 2, kept: 0 })
  for (const [n, id] of [
    [0, one.id],
    [2, waiting.id],
  ] as const) {
    const { version: _, ...was } = before[n]!
    const { version, ...now } = await get(id)
    expect(now).toEqual(was)
    const { version: __, ...paperWas } = papers[n]!
    const { version: ___, ...paper } = await document(paperWas.id)
    expect(paper).toEqual(paperWas)
    expect(version).toBeGreaterThan(before[n]!.version)
  }
  expect(await damage()).toEqual([])
})

it('asks for a reason and the right for others’ cases; leaves alone what a citizen was asked for', async () => {
  const { worked, preview, items, turn, sign, call } = await townHall()
  const [one, other] = [await worked(), await worked()]
  const unreasoned = await preview('arhivar', [one.share_id], { status: 6 })
  expect(unreasoned.body.data.counts).toMatchObject({ will: 0, wont: 1 })
  expect((await turn('arhivar', unreasoned.body.id, 'start')).asked.code).toBe('CLOSING_EMPTY')
  const asked = await (await sign('ana')).post<Failure>('/api/data_request/add', {
    case_id: other.id,
    items: ['Copie act'],
    until_on: '2026-12-10',
    way: 'paper',
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const both = await preview('arhivar', [one.share_id, other.share_id], { status: 6, reason: 'Arhivare' })
  expect(await items('arhivar', both.body.id)).toEqual({
    [one.share_id]: ['will', ''],
    [other.share_id]: ['wont', 'Se așteaptă completări de la petent: dosarul se închide separat.'],
  })
  expect((await turn('arhivar', both.body.id, 'start')).counts).toMatchObject({ changed: 1, wont: 1 })
  // Who reopens it by hand has the last word.
  await call('primar', '/api/workcase/reopen', { id: one.id, reason: 'A revenit' })
  expect((await turn('arhivar', both.body.id, 'undo')).asked.code).toBe('STALE_VERSION')
  t.clock.set('2026-11-20T10:11:00+02:00')
  const third = await worked()
  const late = await preview('ana', [third.share_id], { status: 6 })
  await turn('ana', late.body.id, 'start')
  t.clock.set('2026-11-20T10:22:00+02:00')
  expect((await turn('ana', late.body.id, 'undo')).asked.code).toBe('CLOSING_UNDO_OVER')
})
