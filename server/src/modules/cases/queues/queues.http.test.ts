import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { CaseQueue, QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { caseOffice } from '../../../../test/offices/case-office.ts'
import { aRegister } from '../../../../test/offices/factories.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

async function queues() {
  const office = await caseOffice(t)
  type Who = Parameters<typeof office.sign>[0]
  const queue = async (who: Who, name: CaseQueue, query = '') => {
    const { body } = await (await office.sign(who)).get<ListAnswer<QueuedShare>>(
      `/api/workcase/queue/${name}/20${query}`,
    )
    return body
  }
  const numbers = async (who: Who, name: CaseQueue, query = '') =>
    (await queue(who, name, query)).data.map(({ number }) => number.slice(3, 8))
  const counts = async (who: Who) =>
    (await (await office.sign(who)).get<Record<CaseQueue, number>>('/api/workcase/counts')).body
  return { ...office, queue, numbers, counts }
}

it('each share stands where it waits for somebody, and the counts agree with the lists', async () => {
  const { open, made, shareOf, urbanism, legal, numbers, counts, register, queue } = await queues()
  const lead = { group_id: urbanism, role: 'lead' }
  const [first, second, third] = [
    await open([lead, { group_id: legal, role: 'opinion' }]),
    await open(),
    await open(),
  ]
  const { id } = await register()
  await made('primar', '/api/workcase/add', { document_id: id })
  for (const one of [first, second, third])
    await made('ana', '/api/workcase/take', { share_id: shareOf(one, urbanism).id })
  await made('ana', '/api/workcase/start', { share_id: shareOf(second, urbanism).id })
  await made('ana', '/api/workcase/wait', {
    share_id: shareOf(second, urbanism).id,
    pending_type: 'days',
    pending_days: 3,
  })
  await made('ana', '/api/workcase/close', { id: third.id, status: 6 })
  await made('calin', '/api/workcase/take', { share_id: shareOf(first, legal).id })
  expect(await numbers('ana', 'mine')).toEqual(['00002', '00001'])
  expect(await numbers('ana', 'waiting')).toEqual(['00002'])
  expect(await numbers('ana', 'closed')).toEqual(['00003'])
  expect(await numbers('ion', 'mine')).toEqual([])
  expect(await numbers('calin', 'opinion')).toEqual(['00001'])
  expect(await numbers('calin', 'mine')).toEqual([])
  expect(await numbers('primar', 'to_distribute')).toEqual(['00004'])
  for (const who of ['ana', 'ion', 'calin', 'primar', 'sef'] as const) {
    const told = await counts(who)
    for (const name of ['mine', 'group', 'waiting', 'opinion', 'closed', 'to_distribute'] as const)
      expect([who, name, told[name]]).toEqual([who, name, (await queue(who, name)).meta.total])
  }
})

it('what nobody of a group has: its people take it, its head distributes it', async () => {
  const { open, numbers, made, shareOf, urbanism, ids } = await queues()
  const one = await open()
  expect(await numbers('ana', 'group')).toEqual(['00001'])
  expect(await numbers('calin', 'group')).toEqual([])
  expect(await numbers('sef', 'to_distribute')).toEqual(['00001'])
  expect(await numbers('ana', 'to_distribute')).toEqual([])
  await made('sef', '/api/workcase/give', { share_id: shareOf(one, urbanism).id, user_id: ids.ion })
  expect(await numbers('ana', 'group')).toEqual([])
  expect(await numbers('ion', 'mine')).toEqual(['00001'])
})

it('is sorted by deadline, filtered and searched, page by page', async () => {
  const { register, made, numbers, queue, urbanism, ids } = await queues()
  const days = ['2026-12-10', '2026-11-30', '2026-12-20']
  for (const [n, deadline_on] of days.entries()) {
    const { id } = await register({
      deadline_type: 'date',
      deadline_on,
      short_description: `Cerere ${['gard', 'drum', 'pod'][n]}`,
    })
    const shares = [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }]
    await made('primar', '/api/workcase/add', { document_id: id, shares })
  }
  const byDeadline = '?sortBy=deadline_on&sortOrder=asc'
  expect(await numbers('ana', 'mine', byDeadline)).toEqual(['00002', '00001', '00003'])
  expect(await numbers('ana', 'mine', '?search=drum')).toEqual(['00002'])
  expect(await numbers('ana', 'mine', '/pod')).toEqual(['00003'])
  const before = '?filters[0][column]=deadline_on&filters[0][match][deadline_on][dateBefore]=2026-12-15'
  expect(await numbers('ana', 'mine', before)).toEqual(['00002', '00001'])
  const { meta, data } = await queue('ana', 'mine')
  expect([meta.total, data[0]?.deadline_on, data[0]?.status.code]).toEqual([3, '2026-12-20', 'new'])
})

it('is filtered and sorted by the register of the document that its case began with', async () => {
  const { open, queue, numbers, ids, urbanism, registerId, institution } = await queues()
  const own = await aRegister({ ...institution, database: t.database }, { name: 'Autorizații' })
  const shares = [{ group_id: urbanism, user_id: ids.ana, role: 'lead' }]
  await open(shares)
  await open(shares, {}, { register_id: own })
  const of = (register: number) => `?filters[0][column]=register&filters[0][match][register][in]=${register}`
  expect(await numbers('ana', 'mine', of(own))).toEqual(['00002'])
  expect(await numbers('ana', 'mine', of(registerId))).toEqual(['00001'])
  expect(await numbers('ana', 'mine', '?sortBy=register&sortOrder=asc')).toEqual(['00002', '00001'])
  const { data, meta } = await queue('ana', 'mine', of(own))
  expect([data[0]?.register, meta.total]).toEqual([{ id: own, name: 'Autorizații' }, 1])
})

it('a queue that is not one is not there', async () => {
  const { sign } = await queues()
  expect((await (await sign('ana')).get('/api/workcase/queue/other/20')).status).toBe(404)
})
