import { expect, test } from 'vitest'
import { paperOf, tableDrawing } from './chart-paper.ts'

test('a saved picture has title, what it is about and legend, in the colours of paper', () => {
  const { svg, width, height } = paperOf({
    title: 'Intrate & <soluționate>',
    about: '1–20 noiembrie 2026',
    legend: [{ sign: '<rect fill="var(--blue)"/>', text: 'Intrate' }],
    drawing: { svg: '<path stroke="var(--bad-line)"/>', width: 600, height: 190 },
  })
  expect(svg).toContain('Intrate &amp; &lt;soluționate&gt;')
  expect(svg).toContain('1–20 noiembrie 2026')
  expect(svg).toContain('<rect fill="#17457a"/>')
  expect(svg).not.toContain('var(')
  expect([width, height]).toEqual([640, 20 + 54 + 190 + 8 + 22 + 20])
})

test('a table with bars is drawn row by row, and a long name is shortened', () => {
  const { svg, height, width } = tableDrawing(
    ['În lucru', 'Depășite'],
    [
      { name: 'Urbanism și amenajarea teritoriului comunal', bar: '<rect/>', figures: ['43', '6'] },
      { name: 'Total', bar: '', figures: ['43', '6'] },
    ],
  )
  expect(svg).toContain('Urbanism și amenajarea teritoriului…')
  expect(svg.match(/>43</g)).toHaveLength(2)
  expect([width, height]).toEqual([260 + 300 + 2 * 96, 3 * 26])
})
