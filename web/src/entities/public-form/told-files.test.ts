import { expect, test } from 'vitest'
import { type ComingFile, toldFiles } from './told-files.ts'

const listed = (id: number, whole: boolean) => ({
  ...{ id, name: `${id}.pdf`, size: 10, received: whole ? 10 : 4, whole },
})
const coming = (key: number, said: Partial<ComingFile> = {}): ComingFile => ({
  ...{ key, id: undefined, name: `c${key}.pdf`, size: 10, sentBytes: 4, state: 'sending', problem: '' },
  ...{ path: '', ...said },
})
const none = new Set<number>()

test('a file on its way is told once, also while the server lists its half', () => {
  const told = toldFiles([listed(1, true), listed(2, false)], [coming(1, { id: 2 })], new Set([1, 2]))
  expect(told.there.map(({ id }) => id)).toEqual([1])
  expect(told.count).toBe(2)
  expect(told.missing).toEqual([])
  // Its id is not known yet.
  expect(toldFiles([listed(2, false)], [coming(1)], none)).toMatchObject({ there: [], count: 1 })
})

test('a half file that this page does not send was interrupted, and would be missing', () => {
  const told = toldFiles([listed(1, true), listed(2, false)], [], none)
  expect(told.there.map(({ id }) => id)).toEqual([1, 2])
  expect(told).toMatchObject({ missing: ['2.pdf'], isGoing: false })
  // One that this page gave up is not an earlier page's.
  expect(toldFiles([listed(2, false)], [], new Set([2]))).toMatchObject({ there: [], missing: [] })
})

test('what failed or was refused would be missing; only what is still sent is waited for', () => {
  const failed = coming(1, { id: 5, state: 'failed' })
  const refused = coming(2, { state: 'refused' })
  const told = toldFiles([listed(5, false)], [failed, refused], new Set([5]))
  expect(told).toMatchObject({ missing: ['c1.pdf', 'c2.pdf'], isGoing: false, count: 1 })
  expect(toldFiles([], [refused, coming(3, { state: 'lost' })], none).isGoing).toBe(true)
})
