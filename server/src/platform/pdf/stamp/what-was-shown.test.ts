import { expect, it } from 'vitest'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { makePdf } from '../../../../test/signatures/make-signed-pdf.ts'
import { twoFaced } from '../../../../test/signatures/tampered/two-faced.ts'
import { signApart, stampApart } from './stamp-apart.ts'

const at = Date.UTC(2026, 10, 20)
const stamp = (bytes: Buffer) =>
  stampApart(bytes, {
    lines: [{ text: 'Nr. 42', bold: true, size: 10 }],
    signedLine: '',
    corner: 'top_left',
    pages: 'all',
    at,
  })
const draw = (bytes: Buffer) =>
  signApart(bytes, {
    heading: ['Foaie de semnături'],
    onSheet: 0,
    strokes: [[[1, 1]]],
    room: { width: 10, height: 10 },
    lines: ['Ana Pop'],
    at,
  })
const plain = await makePdf()
const sound = [
  { name: 'plain', bytes: plain },
  { name: 'objects in streams', bytes: await makePdf({ packed: true }) },
  { name: 'blanks and a line at the end', bytes: Buffer.concat([plain, Buffer.from('\n\nsfârșit\n')]) },
]

it.each([...(await twoFaced()), ...sound])('stamps and signs what was shown: $name', async ({ bytes }) => {
  for (const [answer, added] of [
    [await stamp(bytes), 'Nr. 42'],
    [await draw(bytes), 'Ana Pop'],
  ] as const) {
    expect(answer).toMatchObject({ ok: true })
    const { text } = await readPdf(Buffer.from(answer.ok ? answer.bytes : []))
    expect(text).toContain('suma de plata 100 lei')
    expect(text).toContain(added)
    expect(text).not.toContain('900')
  }
})

it('refuses what programs read in two ways', async () => {
  const text = plain.toString('latin1')
  const broken = [
    // A place that leads to another object, a stream with a wrong length, another file behind the end.
    text.replace(/(\d{10}) 00000 n /, '0000000003 00000 n '),
    text.replace(/\/Length \d/, '/Length 9'),
    `${text}9 0 obj\n<<>>\nendobj\nstartxref\n0\n`,
  ]
  for (const one of broken) {
    expect(one).not.toBe(text)
    for (const answer of [await stamp(Buffer.from(one, 'latin1')), await draw(Buffer.from(one, 'latin1'))])
      expect(answer).toEqual({ ok: false, reason: 'unreadable' })
  }
})
