import type { Approver } from '@hdoc/contract/approvals/approval-rows.ts'
import { expect, it } from 'vitest'
import { approvalOffice } from '../../../../test/approvals/approval-office.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { noticeWorker, panelOf } from '../../../../test/notices/notice-worker.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { handle as followDaily } from './follow-substitutes-daily.handler.ts'
import { workOfApprovals } from './work-of-approvals.ts'

const NOW = '2026-11-20T10:00:00+02:00'
const t = await testApp({
  now: NOW,
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})
const worker = await noticeWorker(t)

/** `sefu` stands in for `sefa`, `primara` for `secretar`; papers are seen only by who has a part in them. */
async function town() {
  t.clock.set(NOW)
  const office = await approvalOffice(t)
  const { login, people, asked, ofDepartment } = office
  type Who = keyof typeof people
  const standIn = async (away: Who, substitute: Who, body: object = {}) =>
    (await login(away)).post<{ id: number }>('/api/substitute/add', {
      substitute_id: people[substitute],
      tasks: 'approvals',
      from_on: '2026-11-23',
      until_on: '2026-11-27',
      ...body,
    })
  const follow = async (at: string) => {
    t.clock.set(at)
    await followDaily(await workerServices(t))
  }
  const sees = async (who: Who, documentId: number) =>
    (await (await login(who)).get(`/api/document/get/${documentId}`)).status === 200
  const hidden = (steps: object[], more: object = {}) => asked(steps, more, ofDepartment)
  /** What somebody does with the step of another person. */
  const actFor = async (who: Who, absent: Who, verb: string, id: number, more: object = {}) => {
    const { body: request } = await office.get('cere', id)
    const body = { step_id: office.stepOf(request, absent).id, shown: request.shown, ...more }
    return office.act(who, `/api/approval/${verb}`, body)
  }
  const counts = async (who: Who) => {
    const browser = await login(who)
    const { body: menu } = await browser.get<{ approvals?: number }>('/api/waiting/counts')
    const { body: page } = await browser.get<{ mine: number }>('/api/approval/counts')
    return [menu.approvals, page.mine]
  }
  return { ...office, standIn, follow, sees, hidden, actFor, counts }
}

it('a substitute sees what waits from the first day to the last, and approves it in both names', async () => {
  const { hidden, step, standIn, follow, sees, actFor, counts, box, clerk, damage } = await town()
  const { request, documentId } = await hidden([step('sefa'), step('jurist')])
  const other = await hidden([step('sefa')])
  expect((await standIn('sefa', 'sefu')).status).toBe(200)
  await follow('2026-11-22T23:30:00+02:00')
  expect(await sees('sefu', documentId)).toBe(false)
  expect(await counts('sefu')).toEqual([0, 0])
  await follow('2026-11-23T00:06:00+02:00')
  expect(await sees('sefu', documentId)).toBe(true)
  expect(await counts('sefu')).toEqual([2, 2])
  const [line] = (await box('sefu', 'mine')).filter(({ id }) => id === request.id)
  expect(line?.own).toMatchObject({
    person: { name: 'Carmen Șefa' },
    can: { approve: true, reassign: false },
  })
  const answer = await actFor('sefu', 'sefa', 'approve', request.id, { comment: 'Corect' })
  expect(answer.body.data.steps[0]).toMatchObject({
    person: { name: 'Carmen Șefa' },
    decided_by: 'Radu Șefu',
    status: { code: 'approved' },
  })
  const { body: told } = await clerk.get<{ action: string; by: string; changes: object[] }[]>(
    `/api/document/activity/${documentId}`,
  )
  expect(told.find(({ action }) => action === 'approval.approved')).toMatchObject({
    by: 'Radu Șefu',
    changes: expect.arrayContaining([{ field: 'person', before: '', after: 'Carmen Șefa' }]),
  })
  expect(await counts('sefu')).toEqual([1, 1])
  // Whoever decided keeps what they decided; what only waited is out of sight again.
  await follow('2026-11-28T00:06:00+02:00')
  expect([await sees('sefu', documentId), await sees('sefu', other.documentId)]).toEqual([true, false])
  expect(await counts('sefu')).toEqual([0, 0])
  expect(await damage()).toEqual([])
})

it('each act checks the day again, and the substitute’s own rights, whatever the rows of sight still say', async () => {
  const { asked, step, standIn, actFor, follow } = await town()
  const { request } = await asked([step('secretar', 'sign'), step('primara', 'sign')])
  await standIn('secretar', 'sefu', { from_on: '2026-11-20', until_on: '2026-11-20' })
  await follow(NOW)
  const drawing = [Array.from({ length: 20 }, (_, n) => [n * 10, 50 + n])]
  const unable = await actFor('sefu', 'secretar', 'sign_drawn', request.id, { drawing })
  expect([unable.status, unable.body.missing]).toEqual([403, 'approval.sign'])
  expect((await actFor('sefu', 'secretar', 'decline', request.id, { reason: 'x' })).status).toBe(200)
  const late = await asked([step('secretar')])
  t.clock.set('2026-11-21T00:01:00+02:00')
  const refused = await actFor('sefu', 'secretar', 'approve', late.request.id)
  expect([refused.status, refused.body.code]).toEqual([403, 'APPROVAL_OF_ANOTHER'])
})

it('no chains, nothing for work of cases alone, and nothing once it was ended', async () => {
  const { asked, step, standIn, actFor, login, follow } = await town()
  const today = { from_on: '2026-11-20', until_on: '2026-11-27' }
  const { request } = await asked([step('sefa')])
  const named = await standIn('sefa', 'sefu', { ...today, until_on: '2026-11-24' })
  await standIn('sefu', 'jurist', { ...today, from_on: '2026-11-25' })
  await follow('2026-11-25T09:00:00+02:00')
  expect((await actFor('jurist', 'sefa', 'approve', request.id)).body.code).toBe('APPROVAL_OF_ANOTHER')
  t.clock.set(NOW)
  expect((await (await login('sefa')).post('/api/substitute/end', { id: named.body.id })).status).toBe(200)
  expect((await actFor('sefu', 'sefa', 'approve', request.id)).body.code).toBe('APPROVAL_OF_ANOTHER')
  await standIn('sefa', 'sefu', { ...today, tasks: 'cases' })
  await follow(NOW)
  expect((await actFor('sefu', 'sefa', 'approve', request.id)).body.code).toBe('APPROVAL_OF_ANOTHER')
})

it('what comes while somebody is away is shown and told to the substitute too; the sheet bears both names', async () => {
  const { hidden, step, standIn, follow, sees, actFor, login, clerk, people } = await town()
  await standIn('secretar', 'primara', { from_on: '2026-11-20', until_on: '2026-11-27' })
  await follow(NOW)
  const { request, documentId, fileId, number } = await hidden([step('secretar', 'sign')])
  expect(await sees('primara', documentId)).toBe(true)
  await worker.relay()
  expect(await panelOf(await login('primara'))).toContain(`signature_wanted ${number}`)
  const drawing = [Array.from({ length: 20 }, (_, n) => [n * 10, 50 + n])]
  const signed = await actFor('primara', 'secretar', 'sign_drawn', request.id, { drawing })
  expect(signed.body.data.steps[0]).toMatchObject({ decided_by: 'Traian Primara', signed: 'drawn' })
  const { text } = await readPdf((await clerk.get(`/api/file/download/${fileId}`)).raw)
  for (const words of ['Traian Primara', 'pentru Mirela Secretar']) expect(text).toContain(words)
  const { body: able } = await (await login('cere')).get<Approver[]>('/api/approval/approvers')
  expect(able.find(({ id }) => id === people.secretar)?.absence).toBe(
    'lipsește până la 27.11.2026, înlocuit de Traian Primara',
  )
})

it('a paper that cannot be shown stops none of the others, and is shown by the next run', async () => {
  const { hidden, step, standIn, sees, institutionId } = await town()
  const papers = [await hidden([step('sefa')]), await hidden([step('sefa')]), await hidden([step('sefa')])]
  await standIn('sefa', 'sefu', { from_on: '2026-11-20' })
  const services = await workerServices(t)
  // Of its transactions, the third is that of the first paper.
  let seen = 0
  const database: typeof services.database = {
    ...t.worker,
    inInstitution: (id, work, options) =>
      id === institutionId && ++seen === 3
        ? Promise.reject(new Error('broken'))
        : t.worker.inInstitution(id, work, options),
  }
  const seenBySefu = () => Promise.all(papers.map(({ documentId }) => sees('sefu', documentId)))
  await followDaily({ ...services, database })
  expect(await seenBySefu()).toEqual([false, true, true])
  await followDaily(services)
  expect(await seenBySefu()).toEqual([true, true, true])
})

it('a substitution that ended before it was gone through lets nothing be seen, and takes away what it let be seen', async () => {
  const { hidden, step, standIn, sees, login, follow } = await town()
  const { documentId } = await hidden([step('sefa')])
  const end = async (id: number) =>
    expect((await (await login('sefa')).post('/api/substitute/end', { id })).status).toBe(200)
  const never = await standIn('sefa', 'sefu', { from_on: '2026-11-20' })
  await end(never.body.id)
  await follow(NOW)
  expect(await sees('sefu', documentId)).toBe(false)
  const shown = await standIn('sefa', 'sefu', { from_on: '2026-11-20' })
  await follow(NOW)
  expect(await sees('sefu', documentId)).toBe(true)
  await end(shown.body.id)
  await follow(NOW)
  expect(await sees('sefu', documentId)).toBe(false)
})

it('papers are listed by pages that neither repeat nor leave out one', async () => {
  const { asked, step, people, institutionId } = await town()
  const papers = [await asked([step('sefa')]), await asked([step('sefa')]), await asked([step('sefa')])]
  const ids = papers.map(({ documentId }) => documentId)
  const page = (after: number) => {
    const place = { userId: people.sefa, since: NOW, after, limit: 2 }
    return t.worker.inInstitution(institutionId, (db) => workOfApprovals.list(db, place))
  }
  const first = await page(0)
  expect(first).toEqual(ids.slice(0, 2))
  expect(await page(first.at(-1) ?? 0)).toEqual(ids.slice(2))
  expect(await page(ids.at(-1) ?? 0)).toEqual([])
})
