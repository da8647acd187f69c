import { expect, it } from 'vitest'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { drawLegal } from './draw-legal.ts'

const words = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}`)

it('long remarks go on over pages, with every word of theirs and the signatures below them', async () => {
  const first = words('a', 900)
  const second = words('b', 400)
  const line = { section: 'Primite', law: 'art. 14', value: 1, depth: 0 }
  const bytes = await drawLegal({
    kind: 'legal',
    institution: { name: 'Comuna Dealu', address: 'Str. Teilor 3' },
    title: 'Raport',
    of: 'Anul 2026',
    law: 'OG 27/2002',
    made: 'Întocmit.',
    madeAt: '2026-11-20T08:00:00Z',
    language: 'ro',
    lines: Array.from({ length: 20 }, (_, n) => ({ ...line, key: `k${n}`, label: `Rubrica ${n}` })),
    gaps: [],
    remarks: `${first.join(' ')}\n${second.join(' ')}\n${'x'.repeat(4000)}`,
  })
  const { pages, text } = await readPdf(bytes)
  expect(pages).toBeGreaterThan(1)
  expect(text).not.toContain('…')
  const read = text.split(' ')
  expect(read.filter((word) => /^a\d+$/.test(word))).toEqual(first)
  expect(read.filter((word) => /^b\d+$/.test(word))).toEqual(second)
  expect(read.filter((word) => /^x+$/.test(word)).join('')).toHaveLength(4000)
  expect(text.indexOf('Conducătorul')).toBeGreaterThan(text.lastIndexOf('xx'))
})
