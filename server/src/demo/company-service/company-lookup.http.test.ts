import type { CompanyLookup } from '@hdoc/contract/clients/company-lookup.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { askOutside } from '../../platform/outgoing/ask-outside.ts'
import { failingCuis, startCompanyService } from './start-company-service.ts'

const service = await startCompanyService()
afterAll(() => service.close())
const lookup = {
  enabled: true,
  url: service.url,
  configured: true,
  timeoutMs: 4_000,
  privateHosts: ['127.0.0.1'],
}
const t = await testApp({ settings: { companyLookup: lookup } })
const { id, host } = await freshInstitution(t.database)
await aPerson(t.database, id, 'ana', { permissions: ['issuer.edit'] })
await aPerson(t.database, id, 'nimeni')
await aPerson(t.database, 0, 'platforma', { isAdmin: true })
const ana = t.browser(host)
await ana.signIn('ana')
const ask = async (cui: string) => (await ana.get<CompanyLookup>(`/api/company_lookup/get?cui=${cui}`)).body
const timesAsked = (cui: string) => service.asked.filter((one) => one.cui === cui).length

// Frees the rate limit that the test before has used up.
beforeEach(() =>
  t.asSuperuser(`delete from rate_limits where key = 'outgoing|company_lookup'`).then(() => undefined),
)

describe('the look-up of a company', () => {
  it('is for those who edit issuers and for the platform', async () => {
    const path = '/api/company_lookup/get?cui=9903000007'
    expect((await t.browser(host).get(path)).status).toBe(401)
    const nobody = t.browser(host)
    await nobody.signIn('nimeni')
    expect((await nobody.get<Failure>(path)).body.missing).toBe('issuer.edit')
    const platform = t.browser('admin.localhost')
    await platform.signIn('platforma')
    expect((await platform.get<CompanyLookup>(path)).body.state).toBe('found')
  })

  it('is limited for each person', async () => {
    await aPerson(t.database, id, 'grabit', { permissions: ['issuer.edit'] })
    const hasty = t.browser(host)
    await hasty.signIn('grabit')
    const statuses: number[] = []
    for (let n = 0; n < 31; n++)
      statuses.push((await hasty.get('/api/company_lookup/get?cui=9903000007')).status)
    expect(statuses.filter((one) => one === 429)).toEqual([429])
    expect((await ana.get('/api/company_lookup/get?cui=9903000007')).status).toBe(200)
    expect(timesAsked('9903000007')).toBe(1)
  })

  it('never asks about a wrong check digit', async () => {
    for (const cui of ['9903000008', 'abc', '', '12345678901'])
      expect((await ana.get<Failure>(`/api/company_lookup/get?cui=${cui}`)).status, cui).toBe(422)
    expect(timesAsked('9903000008')).toBe(0)
  })

  it('writes what it finds as a person would, and asks once a day', async () => {
    const found = await ask('RO%209903000023')
    expect(found).toEqual({
      state: 'found',
      message: '',
      company: {
        cui: '9903000023',
        name: 'Țăndărică Prod Com S.R.L.',
        onrc: 'J40/99012/2015',
        phone: '',
        county: 'București',
        locality: 'București',
        sector: '2',
        street_type: 'Șoseaua',
        street: 'Colentina',
        number: '7',
        block: 'A1',
        staircase: 'B',
        floor: '2',
        apartment: '12',
        postal_code: '020999',
        address: 'Șoseaua Colentina, nr. 7, bl. A1, sc. B, et. 2, ap. 12, Municipiul București, Sectorul 2',
        inactive: false,
      },
    })
    expect(await ask('9903000023')).toEqual(found)
    expect(timesAsked('9903000023')).toBe(1)
    t.clock.advance(25 * 3_600_000)
    await ana.signIn('ana')
    expect(await ask('9903000023')).toEqual(found)
    expect(timesAsked('9903000023')).toBe(2)
  })

  it('knows places by the list of localities', async () => {
    expect((await ask('9903000031')).company).toMatchObject({
      county: 'Cluj',
      locality: 'Cluj-Napoca',
      street: 'Livezii',
    })
    expect((await ask('9903000007')).company).toMatchObject({
      name: 'Comuna Izvorul Cerbului',
      locality: 'Izvorul Cerbului',
    })
  })

  it('says so when there is none, whichever way the service says it, and remembers that too', async () => {
    const none = {
      state: 'none',
      message: 'Nu s-au găsit informații despre firmă pentru acest CUI.',
      company: null,
    }
    expect(await ask('14399840')).toEqual(none)
    expect(await ask('14399840')).toEqual(none)
    expect(timesAsked('14399840')).toBe(1)
    expect(await ask(failingCuis.notFoundStatus)).toEqual(none)
  })

  it('takes one request a second from everybody together', async () => {
    await Promise.all([ask('9901002001'), ask('9903000015')])
    const [first, second] = ['9901002001', '9903000015'].map(
      (cui) => service.asked.find((one) => one.cui === cui)!.at,
    )
    expect(Math.abs(second! - first!)).toBeGreaterThan(900)
  })

  it.each(['firewall', 'broken', 'redirect', 'huge', 'cutOff', 'slow'] as const)(
    'bears a service that fails: %s',
    async (kind) => {
      const began = performance.now()
      const answer = await ask(failingCuis[kind])
      expect(answer).toMatchObject({ state: 'failed', company: null })
      expect(answer.message).toBe('Serviciul ANAF nu răspunde acum; completați datele manual.')
      expect(performance.now() - began).toBeLessThan(6_000)
      expect(timesAsked(failingCuis[kind])).toBeGreaterThan(0)
    },
  )
})

describe('the outgoing client', () => {
  const request = { url: service.url, method: 'GET', timeoutMs: 1_000, maxBytes: 1_000 } as const
  const reasonOf = (url: string, allowedHosts: string[], privateHosts: string[] = []) =>
    askOutside({ ...request, url }, { allowedHosts, privateHosts }).then(
      () => 'answered',
      (error: { reason?: string }) => error.reason,
    )
  it('asks listed hosts only, and nothing private that is not configured', async () => {
    expect(await reasonOf(service.url, ['example.ro'])).toBe('host')
    expect(await reasonOf(service.url, ['127.0.0.1'])).toBe('private_address')
    expect(await reasonOf(service.url.replace('127.0.0.1', 'localhost'), ['localhost'])).toBe(
      'private_address',
    )
    expect(await reasonOf(service.url.replace('127.0.0.1', '2130706433'), ['127.0.0.1'])).toBe(
      'private_address',
    )
    expect(await reasonOf('file:///etc/passwd', [''])).toBe('host')
    expect(await reasonOf(service.url, ['127.0.0.1'], ['127.0.0.1'])).toBe('answered')
  })
})
