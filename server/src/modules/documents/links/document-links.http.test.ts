import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { DocumentLink } from '@hdoc/contract/documents/parts/document-links.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Saved<T> = Failure & { id: number; data: T }

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
