import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { runModel, TODAY } from '../../../test/statistics-model/run-model.ts'

const t = await testApp({ now: `${TODAY}T18:00:00+02:00` })

it.each([20_261_123, 14])(
  'each figure is what all papers say one by one, and leads to its rows (history %i)',
  async (seed) => {
    const { lists, restricted } = await runModel(t, seed)
    expect(lists).toBeGreaterThan(50)
    expect(restricted).toBeGreaterThan(10)
  },
)
