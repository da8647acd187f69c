import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Browser } from '../browsers/browser.ts'
import { type ListCall, listPath } from '../load/list-path.ts'
import { LARGE } from './budgets.ts'
import { signInAs } from './measure-costs.ts'
import { type Metered, openMetered } from './open-metered.ts'
import { people } from './question.ts'

const WHOLE_TABLE = 600_000
let at: Metered
const browsers = new Map<string, Browser>()

beforeAll(async () => {
  at = await openMetered(inject('superuserUrl'), LARGE, mkdtempSync(join(inject('dataRoot'), 'long-')))
  for (const person of people) browsers.set(person.name, await signInAs(at, person))
}, WHOLE_TABLE)
afterAll(() => at.drop())

type Filter = NonNullable<ListCall['filters']>[number]
type Answer = { data: { id: number }[]; meta: { total: number } }

async function list(person: string, call: ListCall): Promise<{ ids: number[]; total: number }> {
  const { status, body } = await browsers.get(person)!.get<Answer>(listPath(call))
  expect(status, `${person}: ${listPath(call)}`).toBe(200)
  return { ids: body.data.map(({ id }) => id), total: body.meta.total }
}

const subject = (text: string): string =>
  `coalesce(d.subject_folded, fold(d.short_description)) like '%${text}%'`
const issuer = (text: string): string =>
  `exists (select from issuers i where i.institution_id = d.institution_id and i.id = d.issuer_id and fold(i.name) like '%${text}%')`

/** Filters whose documents are counted, estimated or looked up in different ways, each with its plain meaning. */
const lists: readonly (readonly [string, Filter[], string])[] = [
  [
    'a word of many subjects',
    [{ column: 'short_description', mode: 'contains', values: ['certificat'] }],
    subject('certificat'),
  ],
  [
    'subjects without a word',
    [{ column: 'short_description', mode: 'notContains', values: ['certificat'] }],
    `not ${subject('certificat')}`,
  ],
  [
    'issuers with a letter that most of them have',
    [{ column: 'issuer', mode: 'contains', values: ['a'] }],
    issuer('a'),
  ],
  [
    'issuers without a letter that most of them have',
    [{ column: 'issuer', mode: 'notContains', values: ['a'] }],
    `not ${issuer('a')}`,
  ],
  [
    'issuers without a name',
    [{ column: 'issuer', mode: 'notContains', values: ['popescu'] }],
    `not ${issuer('popescu')}`,
  ],
  [
    'issuers without a name, subjects with a word',
    [
      { column: 'issuer', mode: 'notContains', values: ['popescu'] },
      { column: 'short_description', mode: 'contains', values: ['certificat'] },
    ],
    `not ${issuer('popescu')} and ${subject('certificat')}`,
  ],
]

describe('a list of very many documents', () => {
  it.each(lists)(
    '%s: the total, the newest and the oldest are those of the plain question',
    async (_name, filters, meaning) => {
      const plain = await at.asSuperuser<{ id: string }>(
        `select d.id from documents d where d.institution_id = ${at.filled.institutionId} and not d.is_test and ${meaning} order by d.id`,
      )
      const ids = plain.map(({ id }) => Number(id))
      const first = await list('administrator', { filters })
      expect(first.total).toBe(ids.length)
      expect(first.ids).toEqual(ids.slice(-first.ids.length).reverse())
      const oldest = await list('administrator', { filters, sortBy: 'id', sortOrder: 'asc' })
      expect(oldest.ids).toEqual(ids.slice(0, oldest.ids.length))
    },
  )

  it.each(people.map(({ name }) => name))(
    '%s: with a text and without it are all that they see',
    async (person) => {
      const { total } = await list(person, {})
      for (const [column, text] of [
        ['short_description', 'certificat'],
        ['issuer', 'a'],
        ['issuer', 'popescu'],
      ] as const) {
        const [having, lacking] = [
          await list(person, { filters: [{ column, mode: 'contains', values: [text] }] }),
          await list(person, { filters: [{ column, mode: 'notContains', values: [text] }] }),
        ]
        expect(having.total + lacking.total, `${column} ${text}`).toBe(total)
      }
    },
  )
})
