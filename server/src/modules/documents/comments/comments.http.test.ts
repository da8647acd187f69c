import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { COMMENT_EDIT_MINUTES, type Comment } from '@hdoc/contract/documents/parts/comments.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { department } from '../../../../test/offices/department.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved<T> = Failure & { id: number; data: T }

describe('/api/document_comment', () => {
  it('is closed to guests and to those who do not see the document', async () => {
    const { host, register, as } = await clerkOffice(t)
    const { id } = await register({ access_level: 'restricted' })
    const add = '/api/document_comment/add'
    expect((await t.browser(host).get(`/api/document_comment/list/${id}`)).status).toBe(401)
    const radu = await as('radu')
    expect((await radu.get(`/api/document_comment/list/${id}`)).status).toBe(404)
    expect((await radu.post(add, { document_id: id, body: 'x' })).status).toBe(404)
  })

  it('for a department is read by its members and its author, and stays out of the common history', async () => {
    const office = await clerkOffice(t)
    const { ana, dan, ion } = await department(t, office)
    const { id } = await office.register()
    const add = (browser: typeof ana.browser, body: object) =>
      browser.post<Saved<Comment>>('/api/document_comment/add', { document_id: id, ...body })
    const read = async (browser: typeof ana.browser) =>
      (await browser.get<Comment[]>(`/api/document_comment/list/${id}`)).body.map(({ body }) => body)
    await add(ana.browser, { body: 'Pentru toți' })
    await add(ana.browser, { body: 'Numai pentru noi', audience: 'group' })
    expect(await read(dan.browser)).toEqual(['Pentru toți', 'Numai pentru noi'])
    expect(await read(ion.browser)).toEqual(['Pentru toți'])
    expect(await read(await office.as('elena'))).toEqual(['Pentru toți'])
    expect((await add(ion.browser, { body: 'x', audience: 'group' })).body.errors).toEqual({
      audience: ['Nu aveți un compartiment activ.'],
    })
    const history = await ion.browser.get<SubjectActivity[]>(`/api/document/activity/${id}`)
    expect(history.body.filter(({ action }) => action === 'document.commented')).toHaveLength(2)
    const [rows] = await t.asSuperuser<{ n: string }>(
      `select count(*) as n from audit_payloads where institution_id = $1 and payload like '%Numai pentru noi%'`,
      [office.institutionId],
    )
    expect(Number(rows!.n)).toBe(0)
  })

  it('speaks only to people who can read it, once each', async () => {
    const office = await clerkOffice(t)
    const { ana, dan, ion } = await department(t, office)
    const { id } = await office.register({ access_level: 'restricted' })
    const open = await office.register()
    const say = (document_id: number, mention_ids: number[], more: object = {}) =>
      ana.browser.post<Saved<Comment>>('/api/document_comment/add', {
        document_id,
        body: 'Vă rog',
        mention_ids,
        ...more,
      })
    const elena = await office.as('elena')
    const blind = await elena.post<Saved<Comment>>('/api/document_comment/add', {
      document_id: id,
      body: 'x',
      mention_ids: [ion.id],
    })
    expect(blind.body.errors).toEqual({ mention_ids: ['Nu poate citi comentariul: ion.'] })
    expect((await say(open.id, [ion.id], { audience: 'group' })).body.errors).toHaveProperty('mention_ids')
    expect((await say(open.id, [999_999])).body.errors).toEqual({
      mention_ids: ['Valoarea aleasă nu există.'],
    })
    const said = await say(open.id, [dan.id, ion.id])
    expect(said.body.data.mentions.map(({ name }) => name)).toEqual(['dan', 'ion'])
    await ana.browser.post('/api/document_comment/update', {
      id: said.body.id,
      body: 'Vă rog mult',
      mention_ids: [dan.id],
    })
    const mentioned = await t.asSuperuser<{ user_id: string }>(
      `select payload->>'user_id' as user_id from outbox_events where institution_id = $1 and type = 'document.mentioned' order by id`,
      [office.institutionId],
    )
    expect(mentioned.map(({ user_id }) => Number(user_id))).toEqual([dan.id, ion.id])
  })

  it('is mended by its author alone, in its first minutes, and keeps what it said', async () => {
    const office = await clerkOffice(t)
    const { ana, dan } = await department(t, office)
    const { id } = await office.register()
    const first = await ana.browser.post<Saved<Comment>>('/api/document_comment/add', {
      document_id: id,
      body: 'Greșit',
    })
    const mend = (browser: typeof ana.browser, body: string) =>
      browser.post<Saved<Comment>>('/api/document_comment/update', { id: first.body.id, body })
    expect((await mend(dan.browser, 'x')).body.code).toBe('COMMENT_OF_ANOTHER')
    const { body } = await mend(ana.browser, 'Corect')
    expect([body.data.body, body.data.earlier.map((one) => one.body)]).toEqual(['Corect', ['Greșit']])
    t.clock.advance((COMMENT_EDIT_MINUTES + 1) * 60_000)
    const late = await mend(ana.browser, 'Altfel')
    expect([late.status, late.body.code]).toEqual([409, 'COMMENT_TOO_OLD'])
    expect((await ana.browser.get<Comment[]>(`/api/document_comment/list/${id}`)).body[0]!.can.edit).toBe(
      false,
    )
  })
})
