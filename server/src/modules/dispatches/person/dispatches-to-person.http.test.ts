import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { dispatchOffice } from '../../../../test/dispatches/dispatch-office.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
type Others = { others: { what: string; on: string; about: string }[] }

it('a person who asks what is kept gets their cases, and names and addresses of dispatches and requests; who may not see a document, none', async () => {
  const { atWork, upload, close, institutionId, host, issuerId, originOf, as } = await dispatchOffice(t)
  const asks = async (username: string, permissions: Permission[], isAdmin = false) => {
    await aPerson(t.database, institutionId, username, { permissions, isAdmin })
    const browser = t.browser(host)
    await browser.signIn(username)
    const read = async (format: 'json' | 'text') => {
      const { status, body, raw } = await browser.get<Others>(`/api/issuer/data/${issuerId}/${format}`)
      expect(status).toBe(200)
      return { others: body.others, text: raw.toString() }
    }
    return read
  }
  const work = await atWork()
  expect((await close(work.id, { upload_ids: [await upload()] })).status).toBe(200)
  const [row] = await t.asSuperuser<{ ship_to: string; address: string }>(
    'select ship_to, address from dispatches where institution_id = $1',
    [institutionId],
  )
  const all = await asks('administrator', [], true)
  const { others } = await all('json')
  expect(others).toMatchObject([
    { what: 'Dosar', about: expect.stringMatching(/\S/) },
    { what: 'Expediere', about: expect.stringContaining(`${row?.ship_to} · ${row?.address}`) },
  ])
  expect((await all('text')).text).toContain(`Expediere`)
  const values = { access_level: 'restricted' }
  for (const id of [originOf(work)]) await (await as('elena')).post('/api/document/update', { id, values })
  await t.asSuperuser('update documents set access_level = 4 where institution_id = $1', [institutionId])
  const few = await asks('gdpr', ['issuer.erase', 'document.list'])
  const hidden = (await few('json')).others
  expect(hidden.map(({ what, about }) => [what, about])).toEqual([
    ['Dosar', ''],
    ['Expediere', ''],
  ])
})
