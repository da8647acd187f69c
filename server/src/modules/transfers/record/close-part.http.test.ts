import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

const t = await testApp({ now: '2026-11-20T13:14:00+02:00' })

it('a department does not close its part while its paper is on its way; another one does', async () => {
  const { paper, openCase, sign, send, made, damage, desk, legal, urbanism } = await transferOffice(t)
  const { id } = await paper()
  const opened = await openCase(id, [
    { group_id: urbanism, role: 'lead' },
    { group_id: desk, role: 'work' },
    { group_id: legal, role: 'work' },
  ])
  const close = async (who: 'gina' | 'calin', groupId: number) => {
    const browser = await sign(who)
    const share = opened.shares.find(({ group }) => group?.id === groupId)
    await browser.post('/api/workcase/take', { share_id: share?.id })
    return browser.post<Failure>('/api/workcase/close_group', { id: opened.id, group_id: groupId })
  }
  const sheet = await send([id])
  const refused = await close('gina', desk)
  expect([refused.status, refused.body.code]).toEqual([409, 'PART_PENDING_TRANSFERS'])
  expect((await close('calin', legal)).status).toBe(200)
  await made('gina', '/api/transfer/withdraw', { id: sheet.id })
  expect((await close('gina', desk)).status).toBe(200)
  expect(await damage()).toEqual([])
})
