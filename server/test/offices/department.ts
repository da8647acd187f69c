import type { TestApp } from '../browsers/app.ts'
import type { clerkOffice } from './clerk-office.ts'
import { aGroup, aPerson } from './person.ts'

/** Three colleagues: two of a department, one of none; each sees the list. */
export async function department(
  t: Pick<TestApp, 'database' | 'browser'>,
  office: Awaited<ReturnType<typeof clerkOffice>>,
) {
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
