import { describe, expect, it } from 'vitest'
import { withPatience } from '../../../platform/db/patience.ts'
import { CommitUnknown, DatabaseLate } from '../../../platform/db/transaction-failures.ts'
import { createBatcher, type Outcome } from './registration-batch.ts'

const good = (items: readonly string[]): Outcome<string>[] =>
  items.map((item) => ({ ok: true, result: item.toUpperCase() }))

class Refused extends Error {
  readonly outcomes: readonly (Outcome<never> | undefined)[] | undefined
  constructor(outcomes?: readonly (Outcome<never> | undefined)[]) {
    super('refused')
    this.outcomes = outcomes
  }
}

function recorded(run: (items: readonly string[]) => Promise<Outcome<string>[]>, largest = 3) {
  const batches: string[][] = []
  const add = createBatcher<string, string>({
    largest,
    patienceMs: 60_000,
    wasRefused: (error) => error instanceof Refused,
    refusedItems: (error) => (error instanceof Refused ? error.outcomes : undefined),
    run: (_institution, items) => {
      batches.push([...items])
      return run(items)
    },
  })
  return { add, batches }
}

describe('group commit', () => {
  it('runs the first alone and gathers the rest, at most as many as may share', async () => {
    const { add, batches } = recorded(async (items) => good(items))
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((item) => add(1, item)))
    expect(answers).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  })

  it('keeps institutions apart', async () => {
    const { add, batches } = recorded(async (items) => good(items))
    await Promise.all([add(1, 'a'), add(2, 'b'), add(1, 'c'), add(2, 'd')])
    expect(batches).toEqual([['a'], ['b'], ['c'], ['d']])
  })

  it('tells the refused papers of a batch and registers the rest together', async () => {
    const failed = { ok: false as const, error: new Error('no such type') }
    const { add, batches } = recorded(async (items) => {
      if (items.includes('bad') && items.length > 1)
        throw new Refused(items.map((item) => (item === 'bad' ? failed : undefined)))
      return good(items)
    }, 8)
    const answers = await Promise.allSettled(['a', 'b', 'bad', 'c', 'bad', 'd'].map((item) => add(1, item)))
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'A',
      'B',
      'Error: no such type',
      'C',
      'Error: no such type',
      'D',
    ])
    expect(batches).toEqual([['a'], ['b', 'bad', 'c', 'bad', 'd'], ['b', 'c', 'd']])
  })

  it('halves a batch that the database refused without saying for which paper', async () => {
    const { add, batches } = recorded(async (items) => {
      if (items.includes('bad')) throw new Refused()
      return good(items)
    }, 8)
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'bad'].map((item) => add(1, item)))
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
    expect(batches).toEqual([['a'], ['b', 'c', 'd', 'bad'], ['b', 'c'], ['d', 'bad'], ['d'], ['bad']])
  })

  it('runs nothing again when nobody knows whether it was written', async () => {
    const { add, batches } = recorded(async (items) => {
      if (items.includes('b')) throw new Error('connection lost at commit')
      return good(items)
    })
    const answers = await Promise.allSettled(['a', 'b', 'c'].map((item) => add(1, item)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(batches).toEqual([['a'], ['b', 'c']])
  })

  it('tells who waited too long that nothing is known, or nothing was begun, and then begins it no more', async () => {
    let goOn = () => undefined as unknown
    const held = new Promise((resolve) => {
      goOn = () => resolve(undefined)
    })
    const { add, batches } = recorded(async (items) => {
      await held
      return good(items)
    })
    const outcomeOf = (item: string) => withPatience(30, () => add(1, item)).catch((error: unknown) => error)
    const waiting = [outcomeOf('a'), outcomeOf('b')]
    const patient = add(1, 'c')
    expect(await waiting[0]).toBeInstanceOf(CommitUnknown)
    expect(await waiting[1]).toBeInstanceOf(DatabaseLate)
    goOn()
    expect(await patient).toBe('C')
    expect(batches).toEqual([['a'], ['c']])
  })
})
