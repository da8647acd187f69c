import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { DocumentView } from '@hdoc/contract/documents/list/document-views.ts'
import { COMMENT_EDIT_MINUTES, type Comment } from '@hdoc/contract/documents/parts/comments.ts'
import type { DocumentLink } from '@hdoc/contract/documents/parts/document-links.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved<T> = Failure & { id: number; data: T }

/** Three colleagues: two of a department, one of none; each sees the list. */
async function department(office: Awaited<ReturnType<typeof clerkOffice>>) {
  const { institutionId, host } = office
  const group = await aGroup(t.database, institutionId, 'Urbanism')
  const person = async (username: string, groupIds: number[]) => {
    const id = await aPerson(t.database, institutionId, username, {
      name: username,
      permissions: ['document.list', 'document.register'],
      groupIds,
    })
    const browser = t.browser(host)
    await browser.signIn(username)
    return { id, browser }
  }
  return {
    group,
    ana: await person('ana', [group]),
    dan: await person('dan', [group]),
    ion: await person('ion', []),
  }
}

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
    const { ana, dan, ion } = await department(office)
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
    const { ana, dan, ion } = await department(office)
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
    const { ana, dan } = await department(office)
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

describe('/api/document_link', () => {
  it('is made by who may edit, between documents they see, and shown from both sides', async () => {
    const { host, register, clerk, as } = await clerkOffice(t)
    const [asked, answer, secret] = [
      await register(),
      await register(),
      await register({ access_level: 'restricted' }),
    ]
    const link = { document_id: answer.id, other_id: asked.id, kind: 'answers', direction: 'from' }
    const add = '/api/document_link/add'
    expect((await t.browser(host).post(add, link)).status).toBe(401)
    const radu = await as('radu')
    expect((await radu.post<Failure>(add, link)).body.missing).toBe('document.edit_own_register')
    const made = await clerk.post<Saved<DocumentLink>>(add, link)
    expect(made.body.data).toMatchObject({ kind: 'answers', direction: 'from', document: { id: asked.id } })
    expect((await clerk.post<Failure>(add, link)).body.errors).toEqual({
      other_id: ['Documentele sunt deja conectate astfel.'],
    })
    expect((await clerk.post<Failure>(add, { ...link, other_id: answer.id })).body.errors).toEqual({
      other_id: ['Alegeți alt document.'],
    })
    const contrary =
      'Documentele sunt conectate deja invers: un document nu poate fi pentru altul ce este acela pentru el. Eliminați întâi conexiunea existentă.'
    for (const ends of [{ direction: 'to' }, { document_id: asked.id, other_id: answer.id }])
      expect((await clerk.post<Failure>(add, { ...link, ...ends })).body.errors).toEqual({
        other_id: [contrary],
      })
    await clerk.post(add, { ...link, document_id: asked.id, other_id: secret.id, kind: 'annex' })
    const seen = async (browser: typeof clerk, id: number) =>
      (await browser.get<DocumentLink[]>(`/api/document_link/list/${id}`)).body.map((one) => [
        one.kind,
        one.direction,
        one.document.number,
      ])
    expect(await seen(clerk, asked.id)).toEqual([
      ['answers', 'to', answer.number],
      ['annex', 'from', secret.number],
    ])
    expect(await seen(radu, asked.id)).toEqual([['answers', 'to', answer.number]])
    const history = await radu.get<SubjectActivity[]>(`/api/document/activity/${asked.id}`)
    expect(JSON.stringify(history.body)).not.toContain(secret.number)
    expect(
      history.body.map(({ changes }) => changes.map(({ field, after }) => [field, after])),
    ).toContainEqual([['link', 'annex_from']])
    expect((await radu.get(`/api/document_link/list/${secret.id}`)).status).toBe(404)
  })

  it('is taken away by who may edit and sees both, and both histories keep it', async () => {
    const { register, clerk, as } = await clerkOffice(t)
    const [one, two] = [await register(), await register()]
    const { id } = (
      await clerk.post<Saved<DocumentLink>>('/api/document_link/add', {
        document_id: one.id,
        other_id: two.id,
        kind: 'continues',
        direction: 'to',
      })
    ).body
    expect((await (await as('radu')).remove<Failure>(`/api/document_link/delete/${id}`)).status).toBe(403)
    expect((await clerk.remove(`/api/document_link/delete/${id}`)).status).toBe(200)
    expect((await clerk.remove(`/api/document_link/delete/${id}`)).status).toBe(404)
    for (const document of [one, two]) {
      const { body } = await clerk.get<SubjectActivity[]>(`/api/document/activity/${document.id}`)
      expect(body.map(({ action }) => action).slice(0, 2)).toEqual(['document.unlinked', 'document.linked'])
      const [other, link] = document === one ? [two.number, 'continues_to'] : [one.number, 'continues_from']
      for (const { changes } of body.slice(0, 2))
        expect(changes).toEqual([
          { field: 'link', before: '', after: link },
          { field: 'linked_document', before: '', after: `${other} / 20.11.2026` },
        ])
    }
  })
})

describe('/api/document_view', () => {
  it('is one’s own or a department’s, and changed by its owner alone', async () => {
    const office = await clerkOffice(t)
    const { ana, dan, ion } = await department(office)
    expect((await t.browser(office.host).get('/api/document_view/list')).status).toBe(401)
    const address = 'filters[0][column]=registered_by&filters[0][match][registered_by][in]=me'
    const add = '/api/document_view/add'
    const mine = await ana.browser.post<Saved<DocumentView>>(add, { name: 'Ale mele', address, shared: true })
    expect((await ana.browser.post<Failure>(add, { name: 'Ale mele', address })).body.errors).toHaveProperty(
      'name',
    )
    const own = await dan.browser.post<Saved<DocumentView>>(add, { name: 'Doar eu', address })
    const names = async (browser: typeof ana.browser) =>
      (await browser.get<DocumentView[]>('/api/document_view/list')).body.map(({ name, own: is }) => [
        name,
        is,
      ])
    expect(await names(dan.browser)).toEqual([
      ['Doar eu', true],
      ['Ale mele', false],
    ])
    expect([await names(ana.browser), await names(ion.browser)]).toEqual([[['Ale mele', true]], []])
    const change = (browser: typeof ana.browser, id: number) =>
      browser.post<Failure>('/api/document_view/update', { id, name: 'Altfel', address: '' })
    expect((await change(dan.browser, mine.body.id)).body.code).toBe('VIEW_OF_ANOTHER')
    expect((await change(ion.browser, mine.body.id)).status).toBe(404)
    expect((await change(ana.browser, mine.body.id)).status).toBe(200)
    expect((await dan.browser.remove(`/api/document_view/delete/${own.body.id}`)).status).toBe(200)
    expect(await names(dan.browser)).toEqual([])
  })

  it('keeps no CNP, in its address or in the trail', async () => {
    const office = await clerkOffice(t)
    const elena = await office.as('elena')
    const kept = await elena.post<Saved<DocumentView>>('/api/document_view/add', {
      name: 'A',
      address: 'page=2',
    })
    for (const address of [
      'filters[0][column]=issuer&filters[0][match][cnp][equals][0]=2710202479021',
      'filters%5B0%5D%5Bcolumn%5D=issuer&filters%5B0%5D%5Bmatch%5D%5Bcnp%5D%5BstartsWith%5D=2710',
      'search=2710202%20479021',
      'search=Popescu+2710202479021,+Ana',
    ])
      for (const [call, more] of [
        ['add', { name: 'B' }],
        ['update', { name: 'B', id: kept.body.id }],
      ] as const)
        expect(
          (await elena.post<Failure>(`/api/document_view/${call}`, { ...more, address })).body.errors,
          address,
        ).toEqual({
          address: [
            'O vizualizare nu păstrează CNP-uri: scoateți filtrul sau căutarea după CNP, apoi salvați.',
          ],
        })
    const told = await t.asSuperuser<{ payload: string }>(
      "select payload from audit_payloads where institution_id = $1 and payload::text like '%2710%'",
      [office.institutionId],
    )
    expect(told).toEqual([])
    const long = 'filters[0][column]=external_number&filters[0][match][external_number][equals]=1234567890123'
    expect((await elena.post('/api/document_view/add', { name: 'C', address: long })).status).toBe(200)
    const among = 'search=nota+1234567890123'
    expect((await elena.post('/api/document_view/add', { name: 'D', address: among })).status).toBe(200)
  })

  it('means whoever looks by its words', async () => {
    const office = await clerkOffice(t)
    const { group, ana, ion } = await department(office)
    await ana.browser.post('/api/document/add', office.paper({ short_description: 'Al Anei' }))
    await ion.browser.post('/api/document/add', office.paper({ short_description: 'Al lui Ion' }))
    await office.register({ group_id: group, short_description: 'Al compartimentului' })
    const filtered = async (browser: typeof ana.browser, column: string, mode: string, word: string) =>
      (
        await browser.get<ListAnswer<DocumentListRow>>(
          `/api/document/list/20?filters[0][column]=${column}&filters[0][match][${column}][${mode}]=${word}`,
        )
      ).body.data.map(({ short_description }) => short_description)
    expect(await filtered(ana.browser, 'registered_by', 'in', 'me')).toEqual(['Al Anei'])
    expect(await filtered(ion.browser, 'registered_by', 'in', 'me')).toEqual(['Al lui Ion'])
    expect(await filtered(ana.browser, 'group', 'in', 'my_group')).toEqual(['Al compartimentului'])
    expect(await filtered(ion.browser, 'group', 'in', 'my_group')).toEqual([])
    expect(await filtered(ion.browser, 'registered_on', 'dateIs', 'today')).toHaveLength(3)
    expect(await filtered(ion.browser, 'registered_on', 'dateBefore', 'today')).toEqual([])
    const strange = await ion.browser.get<Failure>(
      '/api/document/list/20?filters[0][column]=doc_type&filters[0][match][doc_type][in]=me',
    )
    expect(strange.status).toBe(422)
  })
})

describe('GET /api/document/counts and /api/document/export', () => {
  it('are for those who may list', async () => {
    const { host, institutionId } = await clerkOffice(t)
    await aPerson(t.database, institutionId, 'altul')
    const other = t.browser(host)
    for (const path of ['/api/document/counts', '/api/document/export/csv']) {
      expect((await t.browser(host).get(path)).status).toBe(401)
    }
    await other.signIn('altul')
    for (const path of ['/api/document/counts', '/api/document/export/csv'])
      expect((await other.get<Failure>(path)).body.missing, path).toBe('document.list')
  })

  it('count by status what is filtered, whatever status is chosen', async () => {
    const { register, clerk } = await clerkOffice(t)
    const [one] = [await register({ pages: 3 }), await register({ pages: 3 }), await register()]
    await clerk.post('/api/document/change_status', { id: one.id, status: 6 })
    const pages = 'filters[0][column]=pages&filters[0][match][pages][equals]=3'
    const status = 'filters[1][column]=status&filters[1][match][status][in]=6'
    expect((await clerk.get(`/api/document/counts?${pages}&${status}`)).body).toEqual([
      { status: 1, documents: 1 },
      { status: 6, documents: 1 },
    ])
  })

  it('write a file whose cells no spreadsheet runs, with the rows of the list and no other', async () => {
    const { register, as } = await clerkOffice(t)
    await register({ short_description: '=HYPERLINK("http://x")' })
    await register({ short_description: 'Ștampilă', access_level: 'restricted' })
    const radu = await as('radu')
    const csv = (await radu.get('/api/document/export/csv')).raw.toString()
    expect(csv.startsWith('\uFEFFNumăr;')).toBe(true)
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).not.toContain('Ștampilă')
    const xlsx = await (await as('elena')).get('/api/document/export/xlsx?search=%C8%99tampil%C4%83')
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK')
    expect(xlsx.raw.length).toBeGreaterThan(1000)
  })
})
