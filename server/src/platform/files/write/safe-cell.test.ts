import { expect, it } from 'vitest'
import { safeCell } from './safe-cell.ts'

it.each(['=1+1', '+40722', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('neutralises %j', (text) => {
  expect(safeCell(text)).toBe(`'${text}`)
})

it.each([
  ['＝', '\uff1d1+1'],
  ['＋', '\uff0b40722'],
  ['－', '\uff0d5'],
  ['＠', '\uff20SUM(A1)'],
  ['small =', '\ufe661+1'],
  ['a zero-width space', '\u200b=1+1'],
  ['a zero-width joiner', '\u200d=1+1'],
  ['a word joiner', '\u2060@SUM(A1)'],
  ['a mark of UTF-8', '\ufeff=1+1'],
  ['a mark of direction', '\u202e=1+1'],
  ['a soft hyphen', '\u00ad+1'],
  ['a variation selector', '\ufe0f-1'],
  ['several of them before a wide sign', '\u200b\u200c\ufeff\uff1dHYPERLINK("x")'],
])('neutralises %s', (_what, text) => {
  expect(safeCell(text)).toBe(`'${text}`)
})

it.each(['\u200bAnexa', '', 'DGA-0042/2026', '2026-11-20', 'a=b', ' =1'])('leaves %j as it is', (text) => {
  expect(safeCell(text)).toBe(text)
})
