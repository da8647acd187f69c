import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runTransferModel } from '../../../test/transfer-model/run-transfer-model.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

it('transfers are what the model says, through 120 random steps', { timeout: 120_000 }, async () => {
  const run = await runTransferModel(t, { steps: 120, seed: 7 })
  expect(run, `${run.counterexample}\n${run.error}`).toMatchObject({ failed: false })
  expect([...run.kinds.keys()]).toEqual(
    expect.arrayContaining(['send', 'accept', 'refuse', 'withdraw', 'close', 'together']),
  )
})
