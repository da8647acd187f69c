import { expect, test } from 'vitest'
import { headWidths } from './widths.ts'

const widths = { number: '100px', status: '172px', issuer: '40%', doc_type: '60%' } as const

test('a share is of the room that the shown columns in px and the boxes leave', () => {
  const width = headWidths(widths, ['number', 'issuer', 'status'], true)
  expect(width('number')).toEqual({ width: '100px', minWidth: '100px' })
  expect(width('issuer')).toEqual({ width: 'calc((max(100cqw, var(--least)) - 308px) * 0.4)' })
})

test('a column that is not shown takes no room, and one without a width is as wide as its content', () => {
  const width = headWidths(widths, ['issuer', 'pages'], false)
  expect(width('issuer')).toEqual({ width: 'calc((max(100cqw, var(--least)) - 0px) * 0.4)' })
  expect(width('pages')).toEqual({})
})
