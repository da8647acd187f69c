import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runCaseModel } from '../../../test/case-model/run-case-model.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('cases are what the model says, through 2,000 random steps', { timeout: 3_600_000 }, async () => {
  const run = await runCaseModel(t, { steps: 2_000, seed: 1 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
})

it.each([
  [
    'a refusal that is taken for an acceptance',
    'refuse',
    "new.status = 'refused'",
    "new.status := 'accepted'",
  ],
  ['a wait that ends a day late', 'wait', "new.status = 'waiting'", 'new.wait_until := new.wait_until + 1'],
  [
    'a part that stays open when its group closes it',
    'close_group',
    "new.status = 'closed' and new.role = 'work'",
    "new.status := 'in_progress'; new.ended_at := null; new.ended_by_name := ''",
  ],
])('finds %s, in a short list of steps', { timeout: 600_000 }, async (_, verb, when, change) => {
  await t.asSuperuser(
    `create function planted() returns trigger language plpgsql as $$ begin ${change}; return new; end $$`,
  )
  await t.asSuperuser(
    `create trigger planted before update on case_shares for each row when (${when}) execute function planted()`,
  )
  const run = await runCaseModel(t, { steps: 3_000, seed: 1 })
  await t.asSuperuser('drop function planted() cascade')
  expect(run.failed).toBe(true)
  expect(run.counterexample).toContain(`"verb":"${verb}"`)
  expect(run.counterexample.length).toBeLessThan(400)
})
