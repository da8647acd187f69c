import { expect, it } from 'vitest'
import { testDatabase } from '../../../test/database/database.ts'
import { runNumberingModel } from '../../../test/numbering-model/run-numbering-model.ts'

const { database, asSuperuser } = await testDatabase()

it('numbers as the model does, through 300 random steps', { timeout: 120_000 }, async () => {
  const run = await runNumberingModel(database, { steps: 300, seed: 41 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
  expect(run.steps).toBeGreaterThanOrEqual(300)
  // The run had every kind of step of the contract, and every kind of turn.
  expect([...run.kinds.keys()].sort()).toEqual([
    'annul',
    'close',
    'deleteTest',
    'further',
    'new series by hand',
    'openSeries',
    'register',
    'registerTest',
    'release',
    'reserve',
    'rollBack',
    'together',
    'turn of the day',
    'turn of the year',
    'use',
    'wait',
  ])
})

it('finds a counter that is read before its lock, in a short list of steps', {
  timeout: 120_000,
}, async () => {
  const [{ source } = { source: '' }] = await asSuperuser<{ source: string }>(
    `select pg_get_functiondef('register_documents'::regproc) as source`,
  )
  const planted = source.replace(/(order by c\.register_id)\s+for update of c;/, '$1;')
  expect(planted).not.toBe(source)
  await asSuperuser(planted)
  const run = await runNumberingModel(database, { steps: 3_000, seed: 41 })
  await asSuperuser(source)
  expect(run.failed).toBe(true)
  expect(run.counterexample.split(',together').length).toBeLessThanOrEqual(2)
  expect(run.counterexample).toContain('together')
  expect(run.counterexample.length).toBeLessThan(120)
})
