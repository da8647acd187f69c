import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aWaitingPerson } from '../../test/browsers/account-link.ts'
import { type Browser, testApp } from '../../test/browsers/app.ts'
import { foreignCalls } from '../../test/calls/foreign-calls.ts'
import { forgetGuesses } from '../../test/calls/forget-guesses.ts'
import type { SampleCall } from '../../test/calls/sample.ts'
import { samples } from '../../test/calls/samples/index.ts'
import { missingSubjects, type Subjects } from '../../test/calls/subjects.ts'
import { aCase } from '../../test/offices/a-case.ts'
import { clerkOffice } from '../../test/offices/clerk-office.ts'
import { foreignOffice, mark } from '../../test/offices/foreign-office.ts'
import { aGroup, aPerson } from '../../test/offices/person.ts'
import { aComplaint } from '../../test/offices/rows/a-complaint.ts'
import { aSubmission } from '../../test/offices/rows/a-submission.ts'
import { anApproval } from '../../test/planted/an-approval.ts'
import { aTransfer } from '../../test/transfers/a-transfer.ts'

const t = await testApp()
const theirs = await foreignOffice(t)
const mine = await clerkOffice(t)
await aPerson(t.database, mine.institutionId, 'administrator', {
  isAdmin: true,
  permissions: ['can_delete_test_data'],
})
await aPerson(t.database, mine.institutionId, 'nimeni')
const sent = await mine.clerk.upload<{ id: number }>('cerere.txt', Buffer.from('Cerere\n'))
const own = await mine.register({ upload_ids: [sent.body.id] })
const pendingId = await aWaitingPerson(t, mine.institutionId, { username: 'asteapta', state: 'pending' })
const { registerId, docTypeId, issuerId } = mine
const groupId = await aGroup(t.database, mine.institutionId, 'Compartiment')
const inCase = await aCase(
  async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
  {
    institutionId: mine.institutionId,
    documentId: (await mine.register()).id,
    groupId,
    userId: mine.people.clerk,
    text: 'Dosar',
  },
)
const transfer = await aTransfer(
  async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
  {
    institutionId: mine.institutionId,
    documentId: (await mine.register()).id,
    groupId,
    userId: mine.people.clerk,
    text: 'Borderou',
  },
)
const approval = await anApproval(
  async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
  { institutionId: mine.institutionId, documentId: own.id, userId: mine.people.clerk, text: 'Cerere' },
)
const complaint = await aComplaint(
  async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
  { institutionId: mine.institutionId, userId: mine.people.clerk, text: 'Groapă' },
)
const submission = await aSubmission(
  async (text, values) => Number((await t.asSuperuser<{ id: string }>(text, values))[0]!.id),
  { institutionId: mine.institutionId, docTypeId, text: 'Cerere' },
)
const ours: Subjects = {
  ...missingSubjects,
  registerId,
  docTypeId,
  issuerId,
  documentId: own.id,
  fileId: sent.body.id,
  pendingId,
  groupId,
  ...inCase,
  ...transfer,
  ...approval,
  ...complaint,
  ...submission,
}
const table = samples(theirs.rows, ours)
const nowhere = samples(missingSubjects, ours)

/** Each browser has its own address, so that limits per address do not end the walk. */
let addresses = 0
const fromElsewhere = (): Browser => t.browser(mine.host, 'ro', `10.0.0.${++addresses % 250}`)
async function browserOf(username: string): Promise<Browser> {
  const browser = fromElsewhere()
  await browser.signIn(username)
  return browser
}
type Asked = Failure & { data?: unknown[] }

/** An answer without what differs from call to call: its id, and the seconds until a limit ends. */
const comparable = ({ message, ...answer }: Asked) => ({
  ...answer,
  message: answer.code === 'TOO_MANY_REQUESTS' ? message.replace(/\d+/, '…') : message,
  request_id: '',
})
const ask = async (browser: Browser, id: string, { path, body, bytes }: SampleCall) => {
  const { method, audience } = endpoints.find((one) => one.id === id)!
  if (audience === 'public') await forgetGuesses(t)
  if (bytes && method === 'POST') return browser.step<Asked>(method, path, bytes)
  if (method === 'GET') return browser.get<Asked>(path)
  if (method === 'POST') return browser.post<Asked>(path, body)
  return method === 'DELETE' ? browser.remove<Asked>(path) : browser.step<Asked>(method, path)
}
const admin = await browserOf('administrator')
const nobody = await browserOf('nimeni')
const foreign = Object.entries(table).flatMap(([id, sample]) =>
  foreignCalls(sample).map((call, n) => ({ id, call, n, path: call.path })),
)

describe('every call with what belongs to another institution', () => {
  it('is in the table of the walk, or says why it takes nothing', () => {
    expect(Object.keys(table).sort()).toEqual(endpoints.map(({ id }) => id))
    const unsaid = Object.entries(table).filter(
      ([, sample]) =>
        foreignCalls(sample).length === 0 &&
        !(typeof sample.elsewhere === 'object' && 'noIds' in sample.elsewhere),
    )
    expect(unsaid.map(([id]) => id)).toEqual([])
  })

  it('would notice a leak and a change: the marked rows are there, and the photograph sees one that changes', async () => {
    const marked = await t.asSuperuser('select from documents where short_description like $1', [`${mark}%`])
    expect(marked).toHaveLength(1)
    const before = await theirs.photograph()
    expect(Object.keys(before).length).toBeGreaterThan(20)
    await t.asSuperuser('update documents set pages = pages + 1 where institution_id = $1', [
      theirs.institutionId,
    ])
    const after = await theirs.photograph()
    expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(['documents'])
  })

  // Each walk leaves the picture that the next one begins with.
  let picture: Awaited<ReturnType<typeof theirs.photograph>> | undefined

  it.each(foreign)('$id: $path', async ({ id, call }) => {
    const before = picture ?? (await theirs.photograph())
    const answer = await ask(admin, id, call)
    const { elsewhere: expected } = call
    if (expected === 'missing') expect(answer.status, JSON.stringify(answer.body)).toBe(404)
    else if (typeof expected === 'object')
      expect([answer.status, Object.keys(answer.body.errors ?? {})], JSON.stringify(answer.body)).toEqual([
        422,
        [expected.field],
      ])
    else expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    if (expected === 'refused lines') expect(answer.body).toMatchObject({ registered: 0 })
    if (expected === 'empty lines') expect(JSON.stringify(answer.body.data)).not.toMatch(/"id":/)
    if (expected === 'empty') expect(answer.body.data ?? answer.body).toEqual([])
    expect(answer.raw.toString()).not.toMatch(new RegExp(mark, 'i'))
    expect(answer.raw.toString()).not.toContain('0799')
    picture = await theirs.photograph()
    expect(picture).toEqual(before)
  })

  it('answers a person without the right 401 or 403 before any row is looked at, and shows nothing', async () => {
    for (const { id, call } of foreign) {
      const { permission } = endpoints.find((one) => one.id === id)!
      const answer = await ask(nobody, id, call)
      if (permission !== 'public' && permission !== 'signed-in') expect(answer.status, id).toBe(403)
      expect(answer.raw.toString()).not.toMatch(new RegExp(mark, 'i'))
      const guest = await ask(fromElsewhere(), id, call)
      if (permission !== 'public') expect(guest.status, id).toBe(401)
    }
  })

  it('makes no difference between what is elsewhere and what is nowhere', async () => {
    for (const { id, call, n } of foreign.filter(({ call: one }) => one.elsewhere === 'missing')) {
      const [there, nothing] = [
        await ask(admin, id, call),
        await ask(admin, id, foreignCalls(nowhere[id]!)[n]!),
      ]
      expect(comparable(there.body)).toEqual(comparable(nothing.body))
    }
  })
})
