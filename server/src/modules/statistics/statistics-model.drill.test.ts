import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runModel, TODAY } from '../../../test/statistics-model/run-model.ts'

const t = await testApp({ now: `${TODAY}T18:00:00+02:00` })
/** `HDOC_HISTORIES=200` asks for more: some three seconds each. */
const histories = Number(process.env.HDOC_HISTORIES ?? 12)

it('holds for many institutions', { timeout: 15_000 * histories }, async () => {
  for (let seed = 1; seed <= histories; seed++)
    expect((await runModel(t, seed)).lists, `history ${seed}`).toBeGreaterThan(50)
})
