import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runCaseModel } from '../../../test/case-model/run-case-model.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('cases are what the model says, through 150 random steps', { timeout: 120_000 }, async () => {
  const run = await runCaseModel(t, { steps: 150, seed: 7 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
  expect([...run.kinds.keys()]).toEqual(
    expect.arrayContaining(['open', 'take', 'close', 'together', 'sleep']),
  )
})
