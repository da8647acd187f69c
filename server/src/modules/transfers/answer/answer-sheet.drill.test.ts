import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { countStatements } from '../../../../test/costs/count-statements.ts'
import { acceptAll, sendMany } from '../../../../test/transfers/answered-sheets.ts'
import { transferOffice } from '../../../../test/transfers/transfer-office.ts'

let take = (): number => 0
const t = await testApp({
  now: '2026-11-20T10:00:00+02:00',
  services: ({ database }) => {
    const counted = countStatements(database)
    take = counted.take
    return { database: counted.database }
  },
})

it.each(['plain', 'cases'] as const)(
  '200 papers need as many statements as 20: %s',
  { timeout: 120_000 },
  async (form) => {
    const office = await transferOffice(t)
    await office.sign('calin')
    const counts: number[] = []
    for (const papers of [20, 200]) {
      const sheet = await sendMany(office, form, papers)
      take()
      expect(await acceptAll(office, sheet)).toMatchObject({ accepted: papers, open: 0 })
      counts.push(take())
    }
    expect(counts[1]).toBe(counts[0])
    // Far below one for each paper.
    expect(counts[1]).toBeLessThan(80)
    expect(await office.damage()).toEqual([])
  },
)
