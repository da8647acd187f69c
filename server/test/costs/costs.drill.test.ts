import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { boundsOfNothing } from './bounds.ts'
import { readBudgets } from './budget-table.ts'
import { LARGE, problemsOf, SMALL } from './budgets.ts'
import { declaredSurfaces } from './declared-surfaces.ts'
import { type Measured, measureCosts, measureQuestion, signInAs } from './measure-costs.ts'
import { type Metered, openMetered } from './open-metered.ts'
import { people } from './question.ts'
import { questions } from './questions.ts'

const WHOLE_TABLE = 600_000
let small: Metered
let large: Metered
const measured: { small: Measured[]; large: Measured[] } = { small: [], large: [] }

beforeAll(async () => {
  const dataDir = mkdtempSync(join(inject('dataRoot'), 'costs-'))
  small = await openMetered(inject('superuserUrl'), SMALL, dataDir)
  large = await openMetered(inject('superuserUrl'), LARGE, dataDir)
}, WHOLE_TABLE)
afterAll(() => Promise.all([small.drop(), large.drop()]))

/** The part of the table that is about one question of one person. */
const lineOf = (question: string, person: string) => {
  const isIt = (one: { question: string; person: string }): boolean =>
    one.question === question && one.person === person
  return { budgets: readBudgets().filter(isIt), small: measured.small.filter(isIt) }
}

test(
  'what people ask reads no more than its budget, and grows as what it finds',
  async () => {
    measured.small = await measureCosts(small, questions)
    measured.large = await measureCosts(large, questions)
    expect(problemsOf(readBudgets(), measured.small, measured.large)).toEqual([])
  },
  WHOLE_TABLE,
)

test('every declared list and search is in the table, and no bound is of nothing', () => {
  const asked = new Set(questions.map(({ surface }) => surface))
  expect(declaredSurfaces.filter((id) => !asked.has(id))).toEqual([])
  expect(boundsOfNothing(questions.map(({ name }) => name))).toEqual([])
})

test('a planted scan of a table is found, also inside a function', async () => {
  await large.asSuperuser(`
    create function planted(p_institution bigint) returns bigint language plpgsql security definer as $$
    begin
      return (select count(*) from documents d where d.institution_id = p_institution and d.version > 7);
    end $$`)
  const line = lineOf('dashboard', 'clerk')
  const plant = async (statement: ReturnType<typeof sql<{ count: number }>>): Promise<string[]> => {
    large.take()
    await large.database.inInstitution(large.filled.institutionId, (db) => db.one(statement))
    const planted: Measured = {
      ...large.take(),
      question: 'dashboard',
      person: 'clerk',
      found: line.small[0]?.found ?? 0,
    }
    return problemsOf(line.budgets, line.small, [planted])
  }
  const told = expect.arrayContaining([`dashboard | clerk: reads all of documents at ${LARGE}`])
  expect(await plant(sql`select count(*) from documents d where d.version > 7`)).toEqual(told)
  expect(await plant(sql`select planted(${large.filled.institutionId}) as count`)).toEqual(told)
})

test('a dropped index is found', async () => {
  const [administrator] = people
  const question = questions.find(({ name }) => name === 'search: the sender’s number')
  if (!administrator || !question) throw new Error('this question is asked no more')
  const line = lineOf(question.name, administrator.name)
  await large.asSuperuser('drop index documents_external')
  const without = await measureQuestion(large, await signInAs(large, administrator), administrator, question)
  expect(problemsOf(line.budgets, line.small, without ? [without] : [])).toEqual(
    expect.arrayContaining([
      `${question.name} | administrator: reads all of documents at ${LARGE}`,
      expect.stringMatching(/blocks at 200000, the budget is/),
    ]),
  )
})

test('every function of the search role was called', async () => {
  await small.stop()
  const uncalled = await small.asSuperuser<{ name: string }>(`
    select p.proname as name from pg_proc p join pg_roles r on r.oid = p.proowner
     where r.rolname = 'hdoc_search'
       -- Asked by the undoing of an import alone.
       and p.proname <> 'words_of_no_document' and not exists (select from pg_stat_user_functions f where f.funcid = p.oid) order by 1`)
  expect(uncalled).toEqual([])
})
