import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runComplaintModel } from '../../../test/complaint-model/run-complaint-model.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('complaints are what the model says, through 1,000 random steps', { timeout: 3_600_000 }, async () => {
  const run = await runComplaintModel(t, { steps: 1_000, seed: 1 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
})

it.each([
  [
    'a wrong code that is not counted',
    'wrong_code',
    'public_sends',
    'new.wrong_codes = 2',
    'new.wrong_codes := 1',
  ],
  ['a re-send that is not counted', 'resend', 'public_sends', 'new.resends = 2', 'new.resends := 1'],
  [
    'a withdrawal that leaves it open',
    'withdraw',
    'complaints',
    "new.status = 'canceled'",
    "new.status := 'open'",
  ],
])('finds %s, in a short list of steps', { timeout: 600_000 }, async (_, verb, table, when, change) => {
  await t.asSuperuser(
    `create function planted() returns trigger language plpgsql as $$ begin ${change}; return new; end $$`,
  )
  await t.asSuperuser(
    `create trigger planted before update on ${table} for each row when (${when}) execute function planted()`,
  )
  const run = await runComplaintModel(t, { steps: 3_000, seed: 1 })
  await t.asSuperuser('drop function planted() cascade')
  expect(run.failed).toBe(true)
  expect(run.counterexample).toContain(`"verb":"${verb}"`)
  expect(run.counterexample.length).toBeLessThan(400)
})
