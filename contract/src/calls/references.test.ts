import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import { issueFields } from '../failures/issue-fields.ts'
import { problemText } from '../failures/problem-text.ts'

type Schema = {
  type?: string
  minimum?: number
  maximum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
const isReference = ({ type, maximum }: Schema): boolean =>
  type === 'integer' && maximum === 999_999_999_999_999

/** References in a body or query that may not be left empty: their paths, and the empty values to try. */
function required(schema: Schema, at: string[] = []): { path: string[]; empty: unknown[] }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const path = [...at, name]
    const inside = part.type === 'object' ? required(part, path) : []
    if (!schema.required?.includes(name)) return inside
    // Institution 0 is the platform; elsewhere nothing has the number 0.
    const zeros = part.minimum === 0 ? [] : [0, '0']
    if (isReference(part)) return [{ path, empty: [undefined, null, '', ...zeros] }]
    const isList = part.type === 'array' && (part.minItems ?? 0) > 0 && isReference(part.items ?? {})
    return isList ? [{ path, empty: [undefined, null, []] }] : inside
  })
}

function holding(path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  return value === undefined && rest.length === 0 ? {} : { [name]: holding(rest, value) }
}

const cases = endpoints.flatMap(({ id, body, query }) =>
  [body, query].flatMap((schema) =>
    schema === undefined
      ? []
      : required(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema).map((one) => ({
          ...one,
          name: `${id} ${one.path.join('.')}`,
          schema,
        })),
  ),
)

describe('a reference that may not be left empty', () => {
  it('is found in many calls', () => {
    expect(cases.length).toBeGreaterThan(60)
    expect(cases.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'document.add doc_type_id',
        'document.add register_id',
        'user.add_to_group ids',
      ]),
    )
  })

  it.each(cases)('$name says that it is missing, however it was left empty', ({ path, empty, schema }) => {
    for (const value of empty) {
      const parsed = schema.safeParse(holding(path, value), { reportInput: true })
      const problems = issueFields(parsed.error?.issues ?? [])[path.join('.')] ?? []
      expect(
        problems.map((problem) => problemText(problem, 'ro')),
        JSON.stringify(value),
      ).toEqual(['Acest câmp trebuie să fie completat.'])
    }
  })
})

const spellings = [
  '01',
  '007',
  '1e0',
  '1E0',
  '0x1',
  '0b1',
  '+1',
  '-1',
  '1.0',
  '1.',
  ' 1',
  '1 ',
  '1_0',
  '١',
  '１',
  '1,2',
  '',
]
const addressed = endpoints.flatMap(({ id, params }) => {
  const places = (z.toJSONSchema(params ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as Schema)
    .properties
  return Object.entries(places ?? {})
    .filter(([, { type }]) => type === 'integer')
    .map(([name]) => ({ id, name, params: params! }))
})

describe('a number in an address', () => {
  it('is in many calls', () => expect(addressed.length).toBeGreaterThan(60))

  it.each(addressed)('$id: $name has one spelling', ({ name, params }) => {
    const problemOf = (value: string) =>
      issueFields(params.safeParse({ [name]: value }, { reportInput: true }).error?.issues ?? [])[name]
    expect(problemOf('1')).toBeUndefined()
    for (const value of spellings) expect(problemOf(value), JSON.stringify(value)).toHaveLength(1)
  })
})
