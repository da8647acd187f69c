import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runTransferModel } from '../../../test/transfer-model/run-transfer-model.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('transfers are what the model says, through 2,000 random steps', { timeout: 3_600_000 }, async () => {
  const run = await runTransferModel(t, { steps: 2_000, seed: 1 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
})

it.each([
  [
    'a paper that stays with the sender',
    'documents',
    'new.paper_group_id is distinct from old.paper_group_id',
    'new.paper_group_id := old.paper_group_id',
    'accept',
  ],
  [
    'a share that loses its role when it is handed over',
    'case_shares',
    "new.status = 'transferred'",
    "new.role := 'opinion'",
    'accept',
  ],
  [
    'a refusal that is taken for an acceptance',
    'transfer_rows',
    "new.status = 'refused'",
    "new.status := 'accepted'; new.refusal := ''; new.reason := ''",
    'refuse',
  ],
])('finds %s, in a short list of steps', { timeout: 600_000 }, async (_, table, when, change, verb) => {
  await t.asSuperuser(
    `create function planted() returns trigger language plpgsql as $$ begin ${change}; return new; end $$`,
  )
  await t.asSuperuser(
    `create trigger planted before update on ${table} for each row when (${when}) execute function planted()`,
  )
  const run = await runTransferModel(t, { steps: 3_000, seed: 1 })
  await t.asSuperuser('drop function planted() cascade')
  expect(run.failed).toBe(true)
  expect(run.counterexample).toContain(`"verb":"${verb}"`)
  expect(run.counterexample.length).toBeLessThan(500)
})
