import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { forgetGuesses } from '../../test/calls/forget-guesses.ts'
import { samples } from '../../test/calls/samples/index.ts'
import { missingSubjects } from '../../test/calls/subjects.ts'
import { type WalkPerson, walkActor, walkPeople } from '../../test/calls/walk-people.ts'
import { freshOffice } from '../../test/offices/office.ts'
import { aGroup, aPerson } from '../../test/offices/person.ts'
import { callRefusal } from '../platform/auth/call-refusal.ts'

const signOut = 'session.logout'
const t = await testApp()
const { institution } = await freshOffice(t.database)
const group = await aGroup(t.database, institution.id, 'Compartiment')

/** The sign-out comes last, because no call after it would be the person's. */
const inOrder = [...endpoints].sort((a, b) => Number(a.id === signOut) - Number(b.id === signOut))
const walked = samples(missingSubjects, missingSubjects)

let addresses = 0
async function browserOf(person: WalkPerson | undefined) {
  // Each caller has its own address, so that limits per address do not end the walk.
  const host = person?.platform ? 'admin.localhost' : institution.host
  const browser = t.browser(host, 'ro', `10.0.0.${++addresses}`)
  if (!person) return browser
  const { username, isAdmin, permissions, roles, groupRole, platform } = person
  await aPerson(t.database, platform ? 0 : institution.id, username, {
    isAdmin,
    roles,
    permissions: permissions as Permission[],
    ...(groupRole && { groupIds: [group], groupRole }),
  })
  expect((await browser.signIn(username)).status).toBe(200)
  return browser
}

describe('every call by every kind of person', () => {
  it('is in the table of the walk', () => {
    expect(Object.keys(walked).sort()).toEqual(endpoints.map(({ id }) => id).sort())
  })

  it.each([undefined, ...walkPeople()])('$title', async (person) => {
    const browser = await browserOf(person)
    for (const endpoint of inOrder) {
      const { id } = endpoint
      const { calls, nowhere } = walked[id]!
      const { path, body } = calls[0]!
      const refusal = callRefusal(endpoint, person && walkActor(person))
      const ask = {
        GET: () => browser.get<Failure>(path),
        POST: () => browser.post<Failure>(path, nowhere === 422 ? {} : body),
        DELETE: () => browser.remove<Failure>(path),
        HEAD: () => browser.step<Failure>('HEAD', path),
        OPTIONS: () => browser.step<Failure>('OPTIONS', path),
        PATCH: () => browser.step<Failure>('PATCH', path, Buffer.from('a')),
      }
      if (endpoint.audience === 'public') await forgetGuesses(t)
      const got = await ask[endpoint.method]()
      // An answer to HEAD has no body, so no code can be compared.
      const bare = endpoint.method === 'HEAD'
      const expected = refusal
        ? {
            status: refusal.code === 'UNAUTHENTICATED' ? 401 : 403,
            ...(!bare && { code: refusal.code, missing: refusal.values.missing }),
          }
        : { status: nowhere }
      const { code, missing } = got.body ?? {}
      expect(
        refusal && !bare ? { status: got.status, code, missing } : { status: got.status },
        `${id} ${JSON.stringify(got.body).slice(0, 200)}`,
      ).toEqual(expected)
    }
  })
})
