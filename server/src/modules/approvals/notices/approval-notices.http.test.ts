import { expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const worker = await noticeWorker(t)

async function town() {
  const office = await approvalOffice(t)
  const told = async (who: Parameters<typeof office.login>[0]) => {
    await worker.relay()
    return panelOf(await office.login(who))
  }
  return { ...office, told }
}

it('tells each when their turn has come, to approve or to sign, and who asked how it ended', async () => {
  const { asked, step, decide, told } = await town()
  const { request, number } = await asked([step('sefa'), step('secretar', 'sign')])
  expect(await told('sefa')).toEqual([`approval_wanted ${number}`])
  expect(await told('secretar')).toEqual([])
  await decide('sefa', 'approve', request.id)
  expect(await told('secretar')).toEqual([`signature_wanted ${number}`])
  expect(await told('cere')).toEqual([])
  await decide('secretar', 'decline', request.id)
  expect(await told('cere')).toEqual([`approval_declined ${number}`])
})

it('tells that all approved, and of a revocation those whose turn it was', async () => {
  const { asked, step, decide, told, act } = await town()
  const one = await asked([step('sefa')])
  await decide('sefa', 'approve', one.request.id)
  expect(await told('cere')).toEqual([`approval_given ${one.number}`])
  const two = await asked([step('sefu'), step('secretar', 'sign')])
  await act('cere', '/api/approval/revoke', { id: two.request.id, reason: 'x' })
  expect(await told('sefu')).toEqual([`approval_revoked ${two.number}`])
  expect(await told('secretar')).toEqual([])
})

it('a turn that went to another person is told to that one', async () => {
  const { asked, step, act, stepOf, told, people } = await town()
  const { request, number } = await asked([step('sefa')])
  const body = { step_id: stepOf(request, 'sefa').id, user_id: people.sefu, reason: 'Concediu' }
  await act('cere', '/api/approval/reassign', body)
  expect(await told('sefu')).toEqual([`approval_wanted ${number}`])
  expect(await told('sefa')).toEqual([])
})
