import { describe, expect, it } from 'vitest'
import { createBatcher, type Outcome } from './registration-batch.ts'

const good = (items: readonly string[]): Outcome<string>[] =>
  items.map((item) => ({ ok: true, result: item.toUpperCase() }))

function recorded(run: (items: readonly string[]) => Promise<Outcome<string>[]>) {
  const batches: string[][] = []
  const add = createBatcher<string, string>({
    largest: 3,
    wasRefused: (error) => (error as Error).message === 'refused',
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

  it('runs a refused batch singly, so that one bad item fails alone', async () => {
    const { add, batches } = recorded(async (items) => {
      if (items.includes('bad')) throw new Error('refused')
      return good(items)
    })
    const answers = await Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => add(1, item)))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']])
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
})
