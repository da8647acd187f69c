import { expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('what waits stands by since when; what was decided and asked for has boxes of its own', async () => {
  const { asked, step, box, decide, login } = await approvalOffice(t)
  const later = await asked([step('sefu'), step('sefa')])
  t.clock.set('2026-11-20T11:00:00+02:00')
  const soon = await asked([step('sefa'), step('sefu')])
  t.clock.set('2026-11-20T12:00:00+02:00')
  await decide('sefu', 'approve', later.request.id)
  const idsOf = async (who: 'sefa' | 'sefu' | 'cere', name: 'mine' | 'asked' | 'closed') =>
    (await box(who, name)).map(({ id }) => id)
  expect(await idsOf('sefa', 'mine')).toEqual([soon.request.id, later.request.id])
  expect(await idsOf('sefu', 'mine')).toEqual([])
  expect(await idsOf('sefu', 'closed')).toEqual([later.request.id])
  expect(await idsOf('cere', 'asked')).toEqual([soon.request.id, later.request.id])
  const [line] = await box('sefa', 'mine')
  expect(line).toMatchObject({
    document: { number: soon.number },
    steps: 2,
    done: 0,
    own: { place: 1, can: { approve: true, decline: true, sign_drawn: false } },
    shown: soon.request.shown,
  })
  const waiting = async (who: 'sefa' | 'strain') =>
    (await (await login(who)).get<{ approvals?: number }>('/api/waiting/counts')).body.approvals
  expect([await waiting('sefa'), await waiting('strain')]).toEqual([2, undefined])
  await decide('sefa', 'approve', later.request.id)
  expect(await idsOf('cere', 'closed')).toEqual([later.request.id])
  const { body } = await (await login('cere')).get('/api/approval/counts')
  expect(body).toEqual({ mine: 0, asked: 1 })
  t.clock.set('2026-11-20T10:00:00+02:00')
})

it('shows nothing of a document that the person no longer sees', async () => {
  const { asked, step, box, as, login } = await approvalOffice(t)
  const { documentId } = await asked([step('sefa')])
  const cere = await login('cere')
  const { body } = await cere.get<{ meta: { total: number } }>('/api/approval/box/asked?page=1')
  expect(body.meta.total).toBe(1)
  const elena = await as('elena')
  const { status } = await elena.post('/api/document/update', {
    id: documentId,
    values: { access_level: 'restricted' },
  })
  expect(status).toBe(200)
  expect(await box('cere', 'asked')).toEqual([])
  expect(await box('sefa', 'mine')).toHaveLength(1)
})
