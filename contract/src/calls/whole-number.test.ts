import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test('numbers written in a field become numbers, and only those with one spelling', () => {
  const pages = wholeNumber(0, 500)
  expect(['0', '12', 12, '500'].map((typed) => pages.parse(typed))).toEqual([0, 12, 12, 500])
  for (const typed of ['', null, '007', '+1', '1e2', '0x1', ' 1', '1,5', '1.5', 1.5, '-1', '501', 'doi'])
    expect(pages.safeParse(typed).success, String(typed)).toBe(false)
  expect(pages.optional().parse(undefined)).toBeUndefined()
})
