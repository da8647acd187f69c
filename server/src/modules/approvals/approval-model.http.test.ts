import { expect, it } from 'vitest'
import { runApprovalModel } from '../../../test/approval-model/run-approval-model.ts'
import { testApp } from '../../../test/browsers/app.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('requests are what the model says, through 150 random steps', { timeout: 120_000 }, async () => {
  const run = await runApprovalModel(t, { steps: 150, seed: 7 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
  expect([...run.kinds.keys()]).toEqual(
    expect.arrayContaining([
      'ask',
      'approve',
      'sign',
      'decline',
      'revoke',
      'reassign',
      'new_version',
      'stand_in',
      'back',
      'together',
    ]),
  )
})
