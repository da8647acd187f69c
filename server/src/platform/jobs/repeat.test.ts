import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../log.ts'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

test('it works at once, then at its interval, and goes on while there is more', async () => {
  let left = 3
  let turns = 0
  const work = async (): Promise<boolean> => {
    turns++
    return left-- > 0
  }
  const loop = repeat({ name: 'test', every: 1000, log: silentLog, work })
  await settle()
  expect(turns).toBe(4)
  await vi.advanceTimersByTimeAsync(999)
  expect(turns).toBe(4)
  await vi.advanceTimersByTimeAsync(1)
  expect(turns).toBe(5)
  await loop.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(turns).toBe(5)
})

test('wake-ups during a turn and its pause cause one more, never two at a time', async () => {
  const ends: (() => void)[] = []
  const loop = repeat({
    name: 'test',
    every: 1000,
    log: silentLog,
    work: () => new Promise((resolve) => ends.push(() => resolve(false))),
  })
  await settle()
  loop.wake()
  loop.wake()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(49)
  loop.wake()
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(51)
  expect(ends).toHaveLength(2)
  loop.wake()
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await loop.stop()
})

test('a turn that fails is tried again, and stopping waits for the turn under way', async () => {
  let turns = 0
  let end = (): void => undefined
  const loop = repeat({
    name: 'test',
    every: 1000,
    log: silentLog,
    work: () => {
      turns++
      if (turns === 1) return Promise.reject(new Error('no database'))
      return new Promise((resolve) => {
        end = () => resolve(true)
      })
    },
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(turns).toBe(2)
  let stopped = false
  const stopping = loop.stop().then(() => {
    stopped = true
  })
  await settle()
  expect(stopped).toBe(false)
  end()
  await stopping
  expect(turns).toBe(2)
})
