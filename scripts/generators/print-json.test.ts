import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printJson } from './print-json.ts'

it('says the same as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('keeps short things on one line, and packs long lists of plain values', () => {
  const words = Array.from({ length: 40 }, (_, n) => `word${n}`)
  const text = printJson({ $ref: '#/x', words })
  expect(text.split('\n')[1]).toBe(' "$ref": "#/x",')
  expect(text.split('\n').every((line) => line.length <= 140)).toBe(true)
  expect(text.split('\n').length).toBeLessThan(10)
})
