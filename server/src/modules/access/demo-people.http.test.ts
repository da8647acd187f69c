import type { Status } from '@hdoc/contract/access/session.ts'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshOffice } from '../../../test/offices/office.ts'
import { aPerson } from '../../../test/offices/person.ts'

const t = await testApp({
  demoPeople: (id) => ({ password: 'parola-demo', users: [{ username: `om.${id}`, description: '' }] }),
})

it('a guest of a demo is told who can sign in on this host, whoever is signed in is not', async () => {
  for (const { institution } of [await freshOffice(t.database), await freshOffice(t.database)]) {
    await aPerson(t.database, institution.id, 'ana')
    const browser = t.browser(institution.host)
    const { demo } = (await browser.get<Status>('/api/status')).body
    expect(demo).toEqual({
      password: 'parola-demo',
      users: [{ username: `om.${institution.id}`, description: '' }],
    })
    expect((await browser.signIn('ana')).status).toBe(200)
    const signedIn = (await browser.get<Status>('/api/status')).body
    expect([signedIn.check, signedIn.demo]).toEqual([true, undefined])
  }
})
