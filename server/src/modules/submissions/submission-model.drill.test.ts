import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runSubmissionModel } from '../../../test/submission-model/run-submission-model.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('what is handed in is what the model says, through 1,000 random steps', {
  timeout: 3_600_000,
}, async () => {
  const run = await runSubmissionModel(t, { steps: 1_000, seed: 1 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
  for (const kind of [
    'accept',
    'accept_many',
    'reject',
    'close',
    'ask',
    'complete',
    'withdraw',
    'wait',
    'together',
  ])
    expect(run.kinds.get(kind) ?? 0, kind).toBeGreaterThan(0)
})

it.each([
  [
    'a completion that is not marked',
    'complete',
    'new.completed and not old.completed',
    'new.completed := false',
  ],
  ['a time that passes without a mark', 'wait', 'new.late and not old.late', 'new.late := false'],
  [
    'a rejection that leaves it waiting',
    'reject',
    "new.status = 'rejected'",
    "new.status := 'waiting'; new.ended_at := null; new.reason := null",
  ],
])('finds %s, in a short list of steps', { timeout: 600_000 }, async (_, verb, when, change) => {
  await t.asSuperuser(
    `create function planted() returns trigger language plpgsql as $$ begin ${change}; return new; end $$`,
  )
  await t.asSuperuser(
    `create trigger planted before update on submissions for each row when (${when}) execute function planted()`,
  )
  const run = await runSubmissionModel(t, { steps: 3_000, seed: 1 })
  await t.asSuperuser('drop function planted() cascade')
  expect(run.failed).toBe(true)
  expect(run.counterexample).toContain(`"verb":"${verb}"`)
  expect(run.counterexample.length).toBeLessThan(400)
})
