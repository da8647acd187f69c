import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { GivingBatch, GivingItem } from '@hdoc/contract/cases/case-batches.ts'
import type { QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { runCaseBatch } from '../../../../test/cases/run-case-batch.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
type Saved = Failure & { id: number; data: GivingBatch }

const addresses = {
  give_one: '/api/case_batch/give_one',
  preview: '/api/case_batch/preview',
  start: '/api/case_batch/start',
  undo: '/api/case_batch/undo',
}

async function townHall() {
  const office = await caseOffice(t)
  const { institutionId, sign, register, made, shareOf, urbanism } = office
  type Who = Parameters<typeof sign>[0]
  const post = async (who: Who, verb: keyof typeof addresses, body: object) =>
    (await sign(who)).post<Saved>(addresses[verb], body)
  /** A case that nobody has yet, with its one share. */
  const loose = async () => {
    const { id } = await register()
    const one = await made('primar', '/api/workcase/add', { document_id: id })
    return { ...one, share: one.shares[0]?.id ?? 0 }
  }
  const work = (batchId: number) => runCaseBatch(t, { institutionId, batchId })
  const get = async (who: Who, id: number) =>
    (await (await sign(who)).get<GivingBatch>(`/api/case_batch/get/${id}`)).body
  const turn = async (who: Who, id: number, what: 'start' | 'undo') => {
    await post(who, what, { id })
    await work(id)
    return get(who, id)
  }
  const why = async (who: Who, id: number) =>
    (await (await sign(who)).get<ListAnswer<GivingItem>>(`/api/case_batch/items/${id}`)).body.data.map(
      ({ state, reason }) => [state, reason],
    )
  const queue = async (who: Who) =>
    (await (await sign(who)).get<ListAnswer<QueuedShare>>('/api/workcase/queue/to_distribute/20')).body
  const lead = (more: object = {}) => [{ group_id: urbanism, role: 'lead', ...more }]
  return { ...office, post, loose, turn, why, queue, lead, get, shareOf }
}

describe('one share, given out at once', () => {
  it('goes to groups with the instruction, and comes back as it was', async () => {
    const { loose, post, lead, legal, ids, queue, document, originOf, damage, call } = await townHall()
    const one = await loose()
    const before = await document(originOf(one))
    const shares = [...lead({ user_id: ids.ana }), { group_id: legal, role: 'opinion' }]
    const values = { shares, resolution: 'Spre soluționare' }
    const { status, body } = await post('primar', 'give_one', { share_id: one.share, values })
    expect([status, body.data?.state, body.data?.counts.changed]).toEqual([200, 'done', 1])
    expect((await queue('primar')).meta.total).toBe(0)
    expect((await document(originOf(one))).group?.name).toBe('Urbanism')
    const undone = await post('primar', 'undo', { id: body.id })
    expect(undone.body.data).toMatchObject({ state: 'undone', counts: { undone: 1 } })
    const [row] = (await queue('primar')).data
    expect(row).toMatchObject({ share_id: one.share, group: null, person: null, resolution: '' })
    const { version: _, ...now } = await document(originOf(one))
    const { version: __, ...was } = before
    expect(now).toEqual(was)
    expect(await damage()).toEqual([])
    const again = await call('primar', '/api/workcase/assign', { id: one.id, shares })
    expect(again.body.data.resolution).toBe('')
  })

  it('is not taken back once somebody worked on it, nor after ten minutes', async () => {
    const { loose, post, lead, ids, call } = await townHall()
    const one = await loose()
    const given = await post('primar', 'give_one', {
      share_id: one.share,
      values: { shares: lead({ user_id: ids.ana }) },
    })
    await call('ana', '/api/workcase/accept', { share_id: one.share })
    expect((await post('primar', 'undo', { id: given.body.id })).body.code).toBe('STALE_VERSION')
    const other = await loose()
    const late = await post('primar', 'give_one', { share_id: other.share, values: { shares: lead() } })
    t.clock.set('2026-11-20T10:11:00+02:00')
    const refused = await post('primar', 'undo', { id: late.body.id })
    expect([refused.status, refused.body.code]).toEqual([409, 'GIVING_UNDO_OVER'])
    t.clock.set('2026-11-20T10:00:00+02:00')
  })

  it('two who give the same share: one does, the other is told; who may not give is told the right', async () => {
    const { loose, post, lead, ids } = await townHall()
    const { share } = await loose()
    const give = (who: 'primar' | 'ana', user_id: number) =>
      post(who, 'give_one', { share_id: share, values: { shares: lead({ user_id }) } })
    const answers = await Promise.all([give('primar', ids.ana), give('primar', ids.ion)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const lost = answers.find(({ status }) => status === 403)
    expect(lost?.body.message).toMatch(/^Lucrarea este la (Ana|Ion) Urbanism, Urbanism\.$/)
    const { share: next } = await loose()
    const stranger = await post('ana', 'give_one', { share_id: next, values: { shares: lead() } })
    expect([403, 404]).toContain(stranger.status)
  })
})

describe('many shares', () => {
  it('the preview says which would be given and why the others would not; nothing happens before the start', async () => {
    const { loose, post, why, lead, open, made, shareOf, urbanism, legal, ids, queue } = await townHall()
    const free = await loose()
    const inGroup = await open([{ group_id: legal, role: 'lead' }])
    const taken = await open()
    const takenShare = shareOf(taken, urbanism).id
    await made('ana', '/api/workcase/take', { share_id: takenShare })
    const share_ids = [free.share, shareOf(inGroup, legal).id, takenShare]
    const { body } = await post('primar', 'preview', { share_ids, values: { shares: lead() } })
    expect(body.data).toMatchObject({ state: 'ready', counts: { will: 1, wont: 2 } })
    expect(await why('primar', body.id)).toEqual([
      ['will', ''],
      ['wont', 'Nu aveți dreptul necesar: Repartizează sarcini.'],
      ['wont', 'Lucrarea este la Ana Urbanism, Urbanism.'],
    ])
    expect((await queue('primar')).meta.total).toBe(1)
    const wrong = { shares: lead({ user_id: ids.calin }) }
    const none = await post('primar', 'preview', { share_ids, values: wrong })
    expect(none.body.data.counts).toMatchObject({ will: 0, wont: 3 })
    expect((await post('primar', 'start', { id: none.body.id })).body.code).toBe('GIVING_EMPTY')
    expect((await post('sef', 'start', { id: none.body.id })).status).toBe(404)
    const twoLeads = [...lead(), { group_id: legal, role: 'lead' }]
    expect((await post('primar', 'preview', { share_ids, values: { shares: twoLeads } })).status).toBe(422)
  })

  it('of a case that the person does not see any more, nothing is said, nor with whom it lies', async () => {
    const { open, made, post, why, lead, as, originOf, shareOf, urbanism, damage } = await townHall()
    const taken = await open()
    const share = shareOf(taken, urbanism).id
    await made('ana', '/api/workcase/take', { share_id: share })
    const { body } = await post('primar', 'preview', { share_ids: [share], values: { shares: lead() } })
    expect(await why('primar', body.id)).toEqual([['wont', 'Lucrarea este la Ana Urbanism, Urbanism.']])
    const values = { access_level: 'restricted' }
    const head = await as('elena')
    expect((await head.post('/api/document/update', { id: originOf(taken), values })).status).toBe(200)
    expect(await why('primar', body.id)).toEqual([['wont', '']])
    expect(await damage()).toEqual([])
  })

  it('are given by the worker, and taken back where nothing else happened since', async () => {
    const { loose, post, turn, why, lead, legal, ids, made, queue, damage } = await townHall()
    const [first, second, third] = [await loose(), await loose(), await loose()]
    const share_ids = [first.share, second.share, third.share]
    const shares = [...lead({ user_id: ids.ana }), { group_id: legal }]
    const { body } = await post('primar', 'preview', { share_ids, values: { shares, resolution: 'Urgent' } })
    await made('primar', '/api/workcase/rename', { id: third.id, title: 'Alt titlu' })
    const done = await turn('primar', body.id, 'start')
    expect(done.counts).toMatchObject({ changed: 2, failed: 1 })
    expect((await queue('primar')).data.map(({ share_id }) => share_id)).toEqual([third.share])
    expect(await damage()).toEqual([])
    await made('ana', '/api/workcase/accept', { share_id: first.share })
    const undone = await turn('primar', body.id, 'undo')
    expect(undone.state).toBe('undone')
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1, failed: 1 })
    expect((await why('primar', body.id))[0]).toEqual(['kept', expect.stringContaining('Ana Urbanism')])
    expect((await queue('primar')).meta.total).toBe(2)
    expect(await damage()).toEqual([])
  })

  it('of a refused opinion only that share moves; it keeps its role', async () => {
    const { open, made, turn, post, shareOf, urbanism, legal, institutionId, damage } = await townHall()
    const one = await open([
      { group_id: urbanism, role: 'lead' },
      { group_id: legal, role: 'opinion' },
    ])
    const { id: share } = shareOf(one, legal)
    await made('dora', '/api/workcase/refuse', { share_id: share, reason: 'Nu ne privește' })
    const give = (group_id: number) =>
      post('primar', 'preview', { share_ids: [share], values: { shares: [{ group_id, role: 'lead' }] } })
    expect((await give(urbanism)).body.data.counts).toMatchObject({ will: 0, wont: 1 })
    const back = await give(legal)
    await turn('primar', back.body.id, 'start')
    const rows = await t.asSuperuser(
      'select role, status, reason from case_shares where institution_id = $1 and id = $2',
      [institutionId, share],
    )
    expect(rows).toMatchObject([{ role: 'opinion', status: 'new', reason: '' }])
    await post('primar', 'undo', { id: back.body.id })
    const [row] = await t.asSuperuser(
      'select status, reason from case_shares where institution_id = $1 and id = $2',
      [institutionId, share],
    )
    expect(row).toMatchObject({ status: 'refused', reason: 'Nu ne privește' })
    expect(await damage()).toEqual([])
  })
})
