import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import type { Browser } from '../../../../test/browsers/browser.ts'
import { clerkOffice } from '../../../../test/offices/clerk-office.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()

it('a document says how many comments and links its reader finds, and what it answers', async () => {
  const { clerk, register, institutionId, host } = await clerkOffice(t)
  const group = await aGroup(t.database, institutionId, 'Urbanism')
  const person = async (username: string, groupIds: number[]) => {
    await aPerson(t.database, institutionId, username, { permissions: ['document.list'], groupIds })
    const browser = t.browser(host)
    await browser.signIn(username)
    return browser
  }
  const [ana, ion] = [await person('ana', [group]), await person('ion', [])]
  const [petition, hidden, answer] = [
    await register(),
    await register({ access_level: 'restricted' }),
    await register(),
  ]
  const connected = async (browser: Browser) =>
    (await browser.get<Document>(`/api/document/get/${answer.id}`)).body.connected
  expect(await connected(ion)).toEqual({ comments: 0, links: 0, answers: [] })
  for (const other of [petition, hidden]) {
    const link = { document_id: answer.id, other_id: other.id, kind: 'answers', direction: 'from' }
    expect((await clerk.post('/api/document_link/add', link)).status).toBe(200)
  }
  for (const audience of ['institution', 'group'])
    await ana.post('/api/document_comment/add', { document_id: answer.id, body: 'Da', audience })
  const named = ({ id, number }: { id: number; number: string }) => ({ id, number })
  expect(await connected(ana)).toEqual({ comments: 2, links: 1, answers: [named(petition)] })
  expect(await connected(ion)).toEqual({ comments: 1, links: 1, answers: [named(petition)] })
  expect(await connected(clerk)).toEqual({
    comments: 1,
    links: 2,
    answers: [named(petition), named(hidden)],
  })
})
