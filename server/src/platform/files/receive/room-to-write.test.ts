import { expect, test } from 'vitest'
import { isNoRoom, waitsForRoom } from './room-to-write.ts'

test('a full disk and a full quota may get room; a file over the limit of the process never does', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code })
  expect(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'].map((code) => isNoRoom(failed(code)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'].map((code) => waitsForRoom(failed(code)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([isNoRoom(undefined), waitsForRoom(null)]).toEqual([false, false])
})
