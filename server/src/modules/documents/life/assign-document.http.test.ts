import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { type Changed, clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'
import { findDamage } from '../../../app/verify/find-damage.ts'
import { sealAll } from '../../../platform/audit/seal-audit.ts'

const t = await testApp()

async function townHall() {
  const office = await clerkOffice(t)
  const { institutionId, host } = office
  const taxes = await aGroup(t.database, institutionId, 'Taxe')
  const urbanism = await aGroup(t.database, institutionId, 'Urbanism')
  const ion = await aPerson(t.database, institutionId, 'ion', {
    name: 'Ion Taxe',
    permissions: ['document.list'],
    groupIds: [taxes],
  })
  await aPerson(t.database, institutionId, 'ana', {
    name: 'Ana Urbanism',
    permissions: ['document.list', 'document.assign'],
    groupIds: [urbanism],
  })
  const sign = async (name: string) => {
    const browser = t.browser(host)
    await browser.signIn(name)
    return browser
  }
  const assign = (browser: Browser, id: number, body: object) =>
    browser.post<Changed>('/api/document/assign', { id, group_id: null, user_ids: [], ...body })
  const sees = async (browser: Browser, id: number) => {
    const one = (await browser.get(`/api/document/get/${id}`)).status === 200
    const { data, meta } = (await browser.get<ListAnswer<DocumentListRow>>('/api/document/list/20')).body
    expect([data.some((row) => row.id === id), meta.total]).toEqual([one, data.length])
    return one
  }
  const damage = async () => {
    await sealAll(t.database)
    return (await findDamage(t.database, { institutionId })).map(({ sentence }) => sentence.en)
  }
  return {
    ...office,
    taxes,
    urbanism,
    ion,
    ionSees: await sign('ion'),
    ana: await sign('ana'),
    assign,
    sees,
    damage,
  }
}

describe('POST /api/document/assign', () => {
  it('names people on a restricted document, who see it from then on and no longer than they are named', async () => {
    const { clerk, register, ion, ionSees, people, assign, sees, damage } = await townHall()
    const { id } = await register({ access_level: 'restricted' })
    expect(await sees(ionSees, id)).toBe(false)
    const named = await assign(clerk, id, { user_ids: [ion] })
    expect(named.body.data).toMatchObject({ named_people: [{ id: ion, name: 'Ion Taxe' }], group: null })
    expect(await sees(ionSees, id)).toBe(true)
    // The person who registered it goes on seeing it for that reason.
    await assign(clerk, id, { user_ids: [people.clerk] })
    expect(await sees(ionSees, id)).toBe(false)
    await assign(clerk, id, {})
    expect(await sees(clerk, id)).toBe(true)
    const [last] = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${id}`)).body
    expect(last).toMatchObject({
      action: 'document.assigned',
      changes: [{ field: 'people', before: 'Gina Ghișeu', after: '' }],
    })
    expect(await damage()).toEqual([])
  })

  it('gives it to another department, which sees it instead of the first', async () => {
    const { clerk, register, taxes, urbanism, ionSees, ana, assign, sees, damage } = await townHall()
    const { id } = await register({ access_level: 'department', group_id: taxes })
    expect([await sees(ionSees, id), await sees(ana, id)]).toEqual([true, false])
    const given = await assign(clerk, id, { group_id: urbanism, version: 1 })
    expect(given.body.data).toMatchObject({ group: { id: urbanism, name: 'Urbanism' }, version: 2 })
    expect([await sees(ionSees, id), await sees(ana, id)]).toEqual([false, true])
    // Ana gives it away and is told what she saved, though she does not see it any more.
    expect((await assign(ana, id, { group_id: taxes })).body.data.group).toEqual({ id: taxes, name: 'Taxe' })
    expect([await sees(ionSees, id), await sees(ana, id)]).toEqual([true, false])
    expect(await damage()).toEqual([])
  })

  it('is for the right, or for who registered it; the same again writes nothing', async () => {
    const { clerk, as, register, taxes, ion, ionSees, ana, assign } = await townHall()
    const { id } = await register()
    const refused = await assign(ionSees, id, { group_id: taxes })
    expect([refused.status, refused.body.missing]).toEqual([403, 'document.assign'])
    expect((await assign(ana, id, { group_id: taxes, user_ids: [ion] })).status).toBe(200)
    const before = (await clerk.get<SubjectActivity[]>(`/api/document/activity/${id}`)).body.length
    const again = await assign(clerk, id, { group_id: taxes, user_ids: [ion] })
    expect([again.status, again.body.data.version]).toEqual([200, 2])
    expect((await clerk.get<SubjectActivity[]>(`/api/document/activity/${id}`)).body).toHaveLength(before)
    expect((await assign(clerk, id, { group_id: 999_999 })).body.errors).toHaveProperty('group_id')
    expect((await assign(clerk, id, { user_ids: [999_999] })).body.errors).toHaveProperty('user_ids')
    expect((await assign(clerk, id, { version: 1 })).body.code).toBe('STALE_VERSION')
    await (await as('elena')).post('/api/document/annul', { id, reason: 'Greșit' })
    expect((await assign(clerk, id, {})).body.code).toBe('DOCUMENT_ANNULLED')
  })

  it('by many at once counts everybody and loses nothing', async () => {
    const { clerk, register, taxes, urbanism, ion, people, ana, assign, damage } = await townHall()
    const { id } = await register({ access_level: 'department', group_id: taxes })
    const wishes = Array.from({ length: 12 }, (_, n) => ({
      group_id: n % 2 === 0 ? taxes : urbanism,
      user_ids: n % 3 === 0 ? [ion] : [ion, people.reader],
    }))
    const answers = await Promise.all(wishes.map((wish, n) => assign(n % 2 === 0 ? clerk : ana, id, wish)))
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect(await damage()).toEqual([])
  })
})
