import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })
const worker = await noticeWorker(t)

async function town() {
  const office = await transferOffice(t)
  const told = async (who: Parameters<typeof office.sign>[0]) => {
    await worker.relay()
    return panelOf(await office.sign(who))
  }
  return { ...office, told }
}

it('a sheet for anybody is told to those of the department who receive papers, and to nobody else', async () => {
  const { send, papers, told } = await town()
  const { number } = await send(await papers(2))
  for (const who of ['ana', 'ion', 'sef'] as const) expect(await told(who)).toEqual([`sheet_sent ${number}`])
  for (const who of ['gina', 'calin', 'vlad'] as const) expect(await told(who)).toEqual([])
})

it('a sheet for one person is told to that person; one that was taken back before is told to nobody', async () => {
  const { send, papers, told, made, urbanism, ids } = await town()
  const kept = await send(await papers(1), urbanism, { to_user_id: ids.ana })
  await made('gina', '/api/transfer/withdraw', { id: kept.id })
  const { number } = await send(await papers(1), urbanism, { to_user_id: ids.ana })
  expect(await told('ana')).toEqual([`sheet_sent ${number}`])
  expect(await told('ion')).toEqual([])
})

it('whoever sent is told of what was refused, and of nothing else', async () => {
  const { send, papers, told, made } = await town()
  const all = await send(await papers(1))
  await made('ana', '/api/transfer/answer', { id: all.id, accept: [all.rows[0]!.id] })
  expect(await told('gina')).toEqual([])
  const some = await send(await papers(2))
  const refuse = [{ row_id: some.rows[0]!.id, refusal: 'missing', reason: '' }]
  await made('ana', '/api/transfer/answer', { id: some.id, refuse })
  expect(await told('gina')).toEqual([`sheet_refused ${some.number}`])
})
