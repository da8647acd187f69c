import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/browsers/app.ts'
import { filesOffice, killedAt } from '../../../../../test/imports/files-office.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })

test.each(['skip_bad', 'all'] as const)(
  'killed at any moment, an import (%s) brings each file once, and taken back or given up it leaves none',
  async (mode) => {
    const o = await filesOffice(t)
    const before = await o.states()
    let moment = 1
    while (await killedAt(o, mode, moment, { givesUp: moment % 3 === 0 })) moment++
    expect(moment).toBeGreaterThan(6)
    expect(await o.states()).toEqual(before)
    expect(await o.damage()).toEqual([])
  },
  300_000,
)
