import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runModel, TODAY } from '../../../test/statistics-model/run-model.ts'

const t = await testApp({ now: `${TODAY}T18:00:00+02:00` })
/** Some three seconds each. */
const HISTORIES = 12

it('holds for many institutions', { timeout: 15_000 * HISTORIES }, async () => {
  for (let seed = 1; seed <= HISTORIES; seed++)
    expect((await runModel(t, seed)).lists, `history ${seed}`).toBeGreaterThan(50)
})
