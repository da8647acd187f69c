import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aWaitingPerson } from '../../test/browsers/account-link.ts'
import { type Browser, testApp } from '../../test/browsers/app.ts'
import { type ForeignCall, foreignCalls, withoutIds } from '../../test/foreign-calls/index.ts'
import { clerkOffice } from '../../test/offices/clerk-office.ts'
import { foreignOffice, mark } from '../../test/offices/foreign-office.ts'
import { aPerson } from '../../test/offices/person.ts'

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
const calls = foreignCalls(theirs, { ...mine, documentId: own.id, fileId: sent.body.id, pendingId })

/** Each browser has its own address, so that limits per address do not end the walk. */
let addresses = 0
const fromElsewhere = (): Browser => t.browser(mine.host, 'ro', `10.0.0.${++addresses % 250}`)
async function browserOf(username: string): Promise<Browser> {
  const browser = fromElsewhere()
  await browser.signIn(username)
  return browser
}
type Asked = Failure & { data?: unknown[] }
const ask = (browser: Browser, { path, body, method }: ForeignCall) => {
  if (method) return browser.step<Asked>(method, path)
  if (path.includes('/delete/')) return browser.remove<Asked>(path)
  return body ? browser.post<Asked>(path, body) : browser.get<Asked>(path)
}
const admin = await browserOf('administrator')
const nobody = await browserOf('nimeni')
const foreign = Object.entries(calls).flatMap(([id, all]) =>
  all.map((call) => ({ id, call, path: call.path })),
)

describe('every call with what belongs to another institution', () => {
  it('is in the table of the walk, or says why it takes nothing', () => {
    expect([...Object.keys(calls), ...Object.keys(withoutIds)].sort()).toEqual(endpoints.map(({ id }) => id))
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

  it.each(foreign)('$id: $path', async ({ call }) => {
    const before = await theirs.photograph()
    const answer = await ask(admin, call)
    const { expected } = call
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
    expect(await theirs.photograph()).toEqual(before)
  })

  it('answers a person without the right 401 or 403 before any row is looked at, and shows nothing', async () => {
    for (const { id, call } of foreign) {
      const { permission } = endpoints.find((one) => one.id === id)!
      const answer = await ask(nobody, call)
      if (permission !== 'public' && permission !== 'signed-in') expect(answer.status, id).toBe(403)
      expect(answer.raw.toString()).not.toMatch(new RegExp(mark, 'i'))
      const guest = await ask(fromElsewhere(), call)
      if (permission !== 'public') expect(guest.status, id).toBe(401)
    }
  })

  it('makes no difference between what is elsewhere and what is nowhere', async () => {
    for (const { call } of foreign.filter(({ call: one }) => one.expected === 'missing')) {
      const nowhere = JSON.parse(
        JSON.stringify(call).replaceAll(
          /(get\/|delete\/|part\/|versions\/|version\/|zip\/|holders\/|members\/|activity\/|confirmation\/|download\/|preview\/|"id":)\d+/g,
          '$1999999999',
        ),
      ) as ForeignCall
      const [there, nothing] = [await ask(admin, call), await ask(admin, nowhere)]
      expect({ ...there.body, request_id: '' }).toEqual({ ...nothing.body, request_id: '' })
    }
  })
})
