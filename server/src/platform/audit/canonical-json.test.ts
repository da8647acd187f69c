import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson, type Json } from './canonical-json.ts'
import { changedFields } from './changed-fields.ts'

test('keys are sorted at every depth and empty ones left out', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'ș' }], a: null, e: undefined })).toBe(
    '{"a":null,"b":[{"c":"ș","d":1}]}',
  )
})

test('the text reads back as the same value, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
      const text = canonicalJson(value as Json)
      const turned = Object.fromEntries(Object.entries(value).reverse())
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonicalJson(turned as Json)).toBe(text)
    }),
  )
})

test('only what changed is kept', () => {
  expect(changedFields({ a: 1, b: [1, 2], c: 'x' }, { a: 1, b: [2, 1], d: true })).toEqual({
    before: { b: [1, 2], c: 'x' },
    after: { b: [2, 1], d: true },
  })
  expect(changedFields(undefined, { a: 1 })).toEqual({ after: { a: 1 } })
  expect(changedFields({ a: 1 }, undefined)).toEqual({ before: { a: 1 } })
  expect(changedFields(undefined, undefined)).toEqual({})
})
