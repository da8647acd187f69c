import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import { runWorkVisibility } from '../../test/visibility/run-work-visibility.ts'

const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  limits: { sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 },
})

it('whatever is worked, handed over, approved and stood in for, each sees what the rule says', {
  timeout: 600_000,
}, async () => {
  const run = await runWorkVisibility(t, { steps: 1_200, seed: 1 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
  expect([...run.kinds.keys()]).toEqual(
    expect.arrayContaining([
      ...['name', 'move', 'open', 'give', 'close', 'reopen', 'send', 'accept', 'refuse', 'withdraw'],
      ...['ask', 'approve', 'revoke', 'reassign', 'stand_in', 'back'],
    ]),
  )
})

it.each([
  [
    'a person who does not see what is sent to them',
    'insert',
    'new.principal_kind = 1 and new.reasons & 32 <> 0',
    'return null',
    'send',
  ],
  [
    'a person who is forgotten with their share',
    'insert',
    'new.principal_kind = 1 and new.reasons & 8 <> 0',
    'return null',
    'open',
  ],
  [
    'a restricted document that its department sees',
    'insert',
    'new.access_level = 4 and new.principal_kind = 2',
    'new.access_level := 3; return new',
    'register',
  ],
])('finds %s, in a short list of acts', { timeout: 600_000 }, async (_, event, when, change, verb) => {
  await t.asSuperuser(
    `create function planted() returns trigger language plpgsql as $$ begin ${change}; end $$`,
  )
  await t.asSuperuser(
    `create trigger planted before ${event} on document_access for each row when (${when}) execute function planted()`,
  )
  const run = await runWorkVisibility(t, { steps: 1_000, seed: 1 })
  await t.asSuperuser('drop function planted() cascade')
  expect(run.failed).toBe(true)
  expect(run.counterexample).toContain(`"verb":"${verb}"`)
  expect(run.counterexample.length).toBeLessThan(500)
})
