import { isSafeMethod } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
const institution = await freshInstitution(t.database)
await aPerson(t.database, institution.id, 'gina')

async function signedIn() {
  const browser = t.browser(institution.host)
  await browser.signIn('gina')
  return browser
}
const change = (token: string | undefined, cookie: string, host = institution.host) =>
  t.app.inject({
    method: 'POST',
    url: '/api/preference/update',
    headers: { host, cookie, ...(token !== undefined && { 'x-xsrf-token': token }) },
    payload: { theme: 'dark' },
  })

describe('the token of forms', () => {
  it('is asked of every call that changes something, before anything else is looked at', async () => {
    const mutations = endpoints.filter(({ method, byMailProgram }) => !isSafeMethod(method) && !byMailProgram)
    expect(mutations.length).toBeGreaterThan(10)
    for (const { method, path } of mutations)
      for (const payload of ['{"a":', 'x'.repeat(2_000_000), '{}'])
        for (const host of [institution.host, 'nobody.example']) {
          const answer = await t.app.inject({
            method,
            url: path,
            payload,
            headers: { host, 'content-type': 'application/json' },
          })
          expect([answer.statusCode, answer.json<Failure>().code], `${path} on ${host}`).toEqual([
            419,
            'CSRF',
          ])
        }
  })

  it('says what to do, in both languages', async () => {
    const { host } = institution
    const answer = (language: string) =>
      t.app.inject({ method: 'POST', url: '/api/logout', headers: { host, 'accept-language': language } })
    expect((await answer('ro')).json<Failure>().message).toBe(
      'Sesiunea paginii a expirat. Încercați din nou.',
    )
    expect((await answer('en')).json<Failure>().message).toBe('The page session has expired. Try again.')
  })

  it('must be in header and cookie, the same, and made by us', async () => {
    const browser = await signedIn()
    const session = `hdoc_session=${browser.cookies.get('hdoc_session')}`
    const token = browser.cookies.get('XSRF-TOKEN')!
    const own = 'abc.ZGVm'
    expect((await change(token, `${session}; XSRF-TOKEN=${token}`)).statusCode).toBe(200)
    expect((await change(undefined, `${session}; XSRF-TOKEN=${token}`)).statusCode).toBe(419)
    expect((await change(token, session)).statusCode).toBe(419)
    expect((await change(token, `${session}; XSRF-TOKEN=${own}`)).statusCode).toBe(419)
    expect((await change(own, `${session}; XSRF-TOKEN=${own}`)).statusCode).toBe(419)
    for (const broken of ['', '.', `${token}.x`, `${token}x`, token.split('.')[0]!])
      expect((await change(broken, `${session}; XSRF-TOKEN=${broken}`)).statusCode, broken).toBe(419)
  })

  it('is worth nothing with another session, before signing in, and on another host', async () => {
    const [browser, other] = [await signedIn(), await signedIn()]
    const guest = t.browser(institution.host)
    await guest.get('/api/csrf-cookie')
    const session = `hdoc_session=${browser.cookies.get('hdoc_session')}`
    for (const token of [other, guest].map(({ cookies }) => cookies.get('XSRF-TOKEN')!))
      expect((await change(token, `${session}; XSRF-TOKEN=${token}`)).statusCode).toBe(419)
    const second = await freshInstitution(t.database)
    const token = guest.cookies.get('XSRF-TOKEN')!
    const onOther = await change(token, `XSRF-TOKEN=${token}`, second.host)
    expect(onOther.statusCode).toBe(419)
  })

  it('does not outlive the session it was made for', async () => {
    const browser = await signedIn()
    const token = browser.cookies.get('XSRF-TOKEN')!
    await browser.post('/api/logout')
    expect((await change(token, `XSRF-TOKEN=${token}`)).statusCode).toBe(419)
  })
})

describe('GET /api/csrf-cookie', () => {
  it('gives a cookie the page may read, a new one each time', async () => {
    const browser = t.browser(institution.host)
    const first = await browser.get('/api/csrf-cookie')
    expect([first.status, first.body]).toEqual([200, { success: true }])
    expect(first.cookies).toHaveLength(1)
    expect(first.cookies[0]).toMatchObject({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/' })
    expect(first.cookies[0]).not.toHaveProperty('httpOnly')
    const second = await browser.get('/api/csrf-cookie')
    expect(second.cookies[0]!.value).not.toBe(first.cookies[0]!.value)
  })
})
