import { type TestApp, testPassword } from '../browsers/app.ts'
import { freshInstitution } from '../database/database.ts'
import { aGroup, aPerson } from './person.ts'

/** An institution with `gina`, of two groups, signed in; `enter` signs in from another device. */
export async function ownAccount(t: Pick<TestApp, 'database' | 'browser'>) {
  const institution = await freshInstitution(t.database)
  const registry = await aGroup(t.database, institution.id, 'Registratură')
  const urbanism = await aGroup(t.database, institution.id, 'Urbanism')
  const id = await aPerson(t.database, institution.id, 'gina', {
    name: 'Gina Liliacu',
    groupIds: [registry, urbanism],
    permissions: ['document.list'],
  })
  const enter = async (username = 'gina', headers: Record<string, string> = {}) => {
    const browser = t.browser(institution.host)
    await browser.get('/api/csrf-cookie')
    await browser.post('/api/login', { username, password: testPassword }, headers)
    await browser.get('/api/csrf-cookie')
    return browser
  }
  return { institution, id, registry, urbanism, enter, gina: await enter() }
}
