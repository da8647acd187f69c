import { expect, test } from 'vitest'
import { readFigure, writeFigure } from './figure.ts'
import { writeSigned } from './written.ts'

test('an address names a figure with its parts and its days, and nothing else is read from it', () => {
  for (const text of [
    'overdue,group:3,age:week',
    'registered,days:2026-11-20_2026-11-20',
    'outcome,group:3,outcome:8',
    'open,group:none',
    'channel,arrival:post',
    'channel,arrival:',
    'step_distribution,group:3,step:distribution',
    'complaints,complaintType:4',
  ]) {
    const figure = readFigure(text)
    expect(figure, text).toBeDefined()
    expect(figure && writeFigure(figure)).toBe(text)
  }
  for (const text of [undefined, '', 'nimic', 'overdue2']) expect(readFigure(text)).toBeUndefined()
  expect(writeFigure(readFigure('overdue,group:x,age:never,days:1_2,step:nowhere')!)).toBe('overdue')
})

test('a difference stands with its sign, none without', () => {
  expect([8.1, -7, 0, 0.04, -0.04].map(writeSigned)).toEqual(['+8,1', '−7', '0', '0', '0'])
})
