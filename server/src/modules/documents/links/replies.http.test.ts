import type { DocumentLink } from '@hdoc/contract/documents/parts/document-links.ts'
import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { freshOffice } from '../../../../test/offices/office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

type Saved = { data: Registered; errors: Record<string, string[]> }
const t = await testApp()

/** `sef` sees every document; `ana` registers too, and sees what is open to the institution. */
async function office() {
  const { institution, registerId, docTypeId, issuerId } = await freshOffice(t.database)
  const rights = { permissions: ['document.register' as const, 'document.list' as const] }
  await aPerson(t.database, institution.id, 'sef', { ...rights, roles: ['DocAdmin'] })
  await aPerson(t.database, institution.id, 'ana', rights)
  const [letter] = await t.asSuperuser<{ id: number }>(
    `insert into doc_types (institution_id, name, category) values ($1, 'Adresă', 'iesire') returning id::int`,
    [institution.id],
  )
  const as = async (name: string): Promise<Browser> => {
    const browser = t.browser(institution.host)
    await browser.signIn(name)
    return browser
  }
  const register = (browser: Browser, more: object, headers = {}) =>
    browser.post<Saved>(
      '/api/document/add',
      {
        category: 'intrare',
        register_id: registerId,
        doc_type_id: docTypeId,
        issuer_id: issuerId,
        short_description: 'Petiție',
        ...more,
      },
      headers,
    )
  const reply = (browser: Browser, answers_id: number, headers = {}) =>
    register(browser, { category: 'iesire', doc_type_id: letter!.id, answers_id }, headers)
  const linksOf = async (browser: Browser, id: number) =>
    (await browser.get<DocumentLink[]>(`/api/document_link/list/${id}`)).body
  const numbers = async (): Promise<number> =>
    (
      await t.asSuperuser<{ n: number }>(
        'select count(*)::int as n from register_ledger where institution_id = $1',
        [institution.id],
      )
    )[0]!.n
  return { as, register, reply, linksOf, numbers }
}

test('a reply is connected with what it answers in its own registration, and sent again it is connected once', async () => {
  const { as, register, reply, linksOf } = await office()
  const ana = await as('ana')
  const petition = (await register(ana, {})).body.data
  const key = { 'idempotency-key': 'raspuns-0001' }
  const answer = (await reply(ana, petition.id, key)).body.data
  expect((await reply(ana, petition.id, key)).body.data.number).toBe(answer.number)
  const seen = (links: DocumentLink[]) =>
    links.map(({ kind, direction, document }) => [kind, direction, document.number])
  expect(seen(await linksOf(ana, answer.id))).toEqual([['answers', 'from', petition.number]])
  expect(seen(await linksOf(ana, petition.id))).toEqual([['answers', 'to', answer.number]])
  const history = (await ana.get<{ action: string }[]>(`/api/document/activity/${petition.id}`)).body
  expect(history.map(({ action }) => action)).toContain('document.linked')
})

test('what one may not see cannot be answered: nothing is registered, no number is taken', async () => {
  const { as, register, reply, numbers } = await office()
  const [ana, head] = [await as('ana'), await as('sef')]
  const secret = (await register(head, { access_level: 'restricted' })).body.data
  const before = await numbers()
  for (const id of [secret.id, 999_999_999])
    expect(await reply(ana, id)).toMatchObject({
      status: 422,
      body: { errors: { answers_id: [expect.any(String)] } },
    })
  expect(await numbers()).toBe(before)
})
