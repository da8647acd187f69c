import { expect, test } from 'vitest'
import { isRefusal, nextToSend, secondsLeft, type UploadItem } from './upload-item.ts'

test('time left follows the speed so far', () => {
  expect(secondsLeft(1_000_000, 3_000_000, 2_000)).toBe(4)
  expect(secondsLeft(2_900_000, 3_000_000, 2_000)).toBe(1)
})

test('nothing is said at the very start and once all is sent', () => {
  expect(secondsLeft(1_000, 3_000_000, 100)).toBeUndefined()
  expect(secondsLeft(0, 3_000_000, 5_000)).toBeUndefined()
  expect(secondsLeft(3_000_000, 3_000_000, 5_000)).toBeUndefined()
})

const item = (id: number, state: UploadItem['state']): UploadItem => ({
  id,
  state,
  name: 'a.pdf',
  size: 1,
  file: new File(['a'], 'a.pdf'),
  sentBytes: 0,
  secondsLeft: undefined,
  uploadId: undefined,
  error: undefined,
  refused: false,
})

test('three are sent at once; one that pauses or ends makes room for the next', () => {
  const turn = (...states: UploadItem['state'][]) =>
    nextToSend(states.map((state, n) => item(n, state))).map(({ id }) => id)
  expect(turn('waiting', 'waiting', 'waiting', 'waiting')).toEqual([0, 1, 2])
  expect(turn('sending', 'lost', 'checking', 'waiting')).toEqual([])
  expect(turn('paused', 'sending', 'done', 'failed', 'waiting', 'waiting', 'waiting')).toEqual([4, 5])
})

test('what a file is will not change by sending it again; what the line or the server is will', () => {
  expect([413, 415, 422].every(isRefusal)).toBe(true)
  expect([0, 401, 404, 409, 419, 429, 460, 500, 503].some(isRefusal)).toBe(false)
})
