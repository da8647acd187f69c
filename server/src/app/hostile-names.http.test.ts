import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import { endpoints } from '@hdoc/contract/endpoints.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Browser, testApp } from '../../test/browsers/app.ts'
import { clerkOffice } from '../../test/offices/clerk-office.ts'
import { aPerson } from '../../test/offices/person.ts'

/** Property names that every JavaScript object inherits, though nobody put them there. */
const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__']

const t = await testApp()
const office = await clerkOffice(t)
await aPerson(t.database, office.institutionId, 'administrator', {
  isAdmin: true,
  permissions: ['can_delete_test_data'],
})
await aPerson(t.database, 0, 'platforma', { isAdmin: true })

/**
 * Signs a person in from a given address. Callers use different addresses, so that limits per address do not
 * end the walk.
 */
async function signedIn(host: string, username: string, address: string): Promise<Browser> {
  const browser = t.browser(host, 'ro', address)
  await browser.signIn(username)
  return browser
}
const admin = await signedIn(office.host, 'administrator', '10.1.0.1')
const platform = await signedIn('admin.localhost', 'platforma', '10.1.0.2')
let guests = 0
const callerOf = ({ audience }: EndpointSpec): Browser =>
  audience === 'public'
    ? t.browser(office.host, 'ro', `10.2.${Math.floor(++guests / 200)}.${guests % 200}`)
    : audience === 'platform'
      ? platform
      : admin

type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  additionalProperties?: unknown
}
/** `strict`: the schema at this place lists its fields, so the refusal must name the strange field. */
type Sent = { body: unknown; strict: boolean }

/**
 * Gives bodies with `{name: 'x'}` at every place where the schema has an object: alone, in a part, in a line
 * of a list.
 */
function bodiesWith(schema: Schema, name: string): Sent[] {
  const within = (part: Schema, wrap: (body: unknown) => unknown) =>
    bodiesWith(part, name).map(({ body, strict }) => ({ body: wrap(body), strict }))
  if (schema.anyOf) return schema.anyOf.flatMap((one) => bodiesWith(one, name))
  if (schema.items) return within(schema.items, (body) => [body])
  if (!schema.properties) return []
  return [
    { body: JSON.parse(`{"${name}":"x"}`), strict: schema.additionalProperties === false },
    ...Object.entries(schema.properties).flatMap(([field, part]) =>
      within(part, (body) => ({ [field]: body })),
    ),
  ]
}

const withBody = endpoints.filter(({ body, raw }) => body && raw !== 'in' && raw !== 'both')
const pathOf = ({ path }: EndpointSpec): string =>
  path.replace(/:(\w+)/g, (_, part: string) => (part === 'format' ? 'csv' : '1'))

describe('names that every object has, as names of fields', () => {
  it.each(withBody)('$id', async (endpoint) => {
    const schema = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as Schema
    const bodies = names.flatMap((name) => bodiesWith(schema, name).map((sent) => ({ name, ...sent })))
    expect(bodies.length).toBeGreaterThanOrEqual(names.length)
    for (const { name, body, strict } of bodies) {
      const answer = await callerOf(endpoint).post<Failure>(pathOf(endpoint), body)
      const said = `${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`
      expect([answer.status, answer.body.code], said).toEqual([422, 'VALIDATION'])
      const named = Object.keys(answer.body.errors ?? {}).some((field) => field.split('.').includes(name))
      if (strict) expect(named, said).toBe(true)
    }
  })
})

const asked = endpoints.filter(({ method, raw }) => method === 'GET' && raw !== 'both')
const lists = endpoints.filter(({ list }) => list)

describe('names that every object has, in addresses', () => {
  it.each(asked)('$id takes none of them in its query', async (endpoint) => {
    for (const name of names) {
      const answer = await callerOf(endpoint).get<Failure>(`${pathOf(endpoint)}?${name}=1`, {
        'sec-fetch-site': 'same-origin',
      })
      expect([302, 401, 404, 422], `${name} ${JSON.stringify(answer.body)}`).toContain(answer.status)
    }
  })

  it.each(lists)('$id knows no such column, mode, part, choice or order', async (endpoint) => {
    const { columns } = endpoint.list!
    const [filtered = 'id'] = Object.keys(columns).filter((name) => columns[name]!.filter)
    for (const name of names)
      for (const query of [
        `sortBy=${name}`,
        `sortOrder=${name}`,
        `filters[0][column]=${name}&filters[0][match][${name}][equals]=x`,
        `filters[0][column]=${filtered}&filters[0][match][${name}][equals]=x`,
        `filters[0][column]=${filtered}&filters[0][match][${filtered}][${name}]=x`,
        `filters[0][column]=${filtered}&filters[0][operator]=${name}&filters[0][match][${filtered}][equals]=1`,
        `filters[0][column]=${filtered}&filters[0][${name}]=x`,
        `filters[${name}][column]=${name}`,
      ]) {
        const rows = endpoint.variants ? '/20' : ''
        const at = `${pathOf(endpoint)}${rows}?${query}`
        const caller = callerOf(endpoint)
        const answer = await (endpoint.method === 'POST' ? caller.post<Failure>(at) : caller.get<Failure>(at))
        expect(answer.status, `${query} ${JSON.stringify(answer.body)}`).toBe(422)
      }
  })
})
