import { expect, it } from 'vitest'
import { beginPace, judgePace, type Seen } from './judge-pace.ts'

const pace = { bodyMs: 60_000, leastBytes: 8_192, readerMs: 300_000 }
const STEP = 5_000
const still: Seen = { received: 0, waitsForBody: false, sent: 0, queued: 0, waitsForReader: false }

/**
 * After how many seconds a peer is ended when it is checked every five seconds;
 * undefined = not within two hours.
 */
function endedAfter(seenAt: (ms: number) => Partial<Seen>): [seconds: number, why: string] | undefined {
  let progress = beginPace({ ...still, ...seenAt(0) }, 0)
  for (let now = STEP; now <= 7_200_000; now += STEP) {
    const judged = judgePace(progress, { ...still, ...seenAt(now) }, now, pace)
    if (judged.tooSlow) return [now / 1000, judged.tooSlow]
    progress = judged.progress
  }
  return undefined
}

it.each([
  ['sends nothing', () => ({ received: 100 })],
  ['sends a byte a second', (ms: number) => ({ received: ms / 1000 })],
])('a body whose sender %s is ended', (_what, seen) => {
  expect(endedAfter((ms) => ({ ...seen(ms), waitsForBody: true }))).toEqual([65, 'body'])
})

it('a reader who takes nothing is ended, later', () => {
  expect(endedAfter(() => ({ sent: 5_000, queued: 60_000, waitsForReader: true }))).toEqual([305, 'reader'])
})

it.each<[string, (ms: number) => Partial<Seen>]>([
  ['a body of 300 bytes a second', (ms) => ({ received: (ms / 1000) * 300, waitsForBody: true })],
  ['a body that we are too slow for ourselves', () => ({ received: 0, waitsForBody: false })],
  [
    'a reader whose network takes a megabyte every four minutes',
    (ms) => ({ sent: Math.floor(ms / 240_000) * 1_000_000, queued: 60_000, waitsForReader: true }),
  ],
  [
    'a reader of one large piece that shrinks',
    (ms) => ({ sent: 0, queued: 20_000_000 - Math.floor(ms / 100_000) * 1_000, waitsForReader: true }),
  ],
  ['an answer that is still being made', () => ({})],
])('%s is not ended', (_what, seen) => {
  expect(endedAfter(seen)).toBeUndefined()
})
