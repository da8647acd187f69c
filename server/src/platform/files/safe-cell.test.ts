import { expect, it } from 'vitest'
import { safeCell } from './safe-cell.ts'

it.each(['=1+1', '+40722', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('neutralises %j', (text) => {
  expect(safeCell(text)).toBe(`'${text}`)
})

it.each(['', 'DGA-0042/2026', '2026-11-20', 'a=b', ' =1'])('leaves %j as it is', (text) => {
  expect(safeCell(text)).toBe(text)
})
