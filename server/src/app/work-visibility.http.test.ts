import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { runWorkVisibility } from '../../test/visibility/run-work-visibility.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('whatever is worked, handed over, approved and stood in for, each sees what the rule says', {
  timeout: 120_000,
}, async () => {
  const run = await runWorkVisibility(t, { steps: 40, seed: 3 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
})
