import { expect, it } from 'vitest'
import { runApprovalModel } from '../../../test/approval-model/run-approval-model.ts'
import { testApp } from '../../../test/browsers/app.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('requests are what the model says, through 2,000 random steps', { timeout: 3_600_000 }, async () => {
  const run = await runApprovalModel(t, { steps: 2_000, seed: 1 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
})

it.each([
  [
    'an approval that nobody notes',
    ['approve'],
    "new.status = 'approved'",
    "new.status := 'pending'; new.decided_at := null; new.decided_by_id := null",
  ],
  [
    'a turn that comes too early',
    ['ask'],
    "new.status = 'waiting'",
    "new.status := case new.task when 'sign' then 'waiting_for_signature' else 'pending' end; new.turn_at := now()",
  ],
  [
    'a step that stays open though the request ended',
    // Whatever ends a request shows it; of two that happen together, it is chance which comes first.
    ['decline', 'revoke', 'new_version'],
    "new.status = 'revoked'",
    "new.status := 'pending'; new.turn_at := coalesce(new.turn_at, now())",
  ],
  [
    'a decision of a substitute in the name of the absent alone',
    ['stand_in'],
    'new.decided_by_id is distinct from new.user_id and new.decided_by_id is not null',
    'new.decided_by_id := new.user_id',
  ],
])('finds %s, in a short list of steps', { timeout: 600_000 }, async (_, verbs, when, change) => {
  await t.asSuperuser(
    `create function planted() returns trigger language plpgsql as $$ begin ${change}; return new; end $$`,
  )
  await t.asSuperuser(
    `create trigger planted before insert or update on approval_steps for each row when (${when}) execute function planted()`,
  )
  const run = await runApprovalModel(t, { steps: 3_000, seed: 1 })
  await t.asSuperuser('drop function planted() cascade')
  expect(run.failed).toBe(true)
  expect(verbs.some((verb) => run.counterexample.includes(`"verb":"${verb}"`))).toBe(true)
  expect(run.counterexample.length).toBeLessThan(600)
})
