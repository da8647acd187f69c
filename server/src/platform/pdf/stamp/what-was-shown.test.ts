import { expect, it } from 'vitest'
import { readPdf } from '../../../../test/papers/read-pdf.ts'
import { makePdf } from '../../../../test/signatures/make-signed-pdf.ts'
import { twoFaced } from '../../../../test/signatures/tampered/two-faced.ts'
import { layAnew } from '../../signatures/pdf/lay-anew.ts'
import { addSignature } from './add-signature.ts'
import { stampDocument } from './stamp-document.ts'

const at = Date.UTC(2026, 10, 20)
const stamp = (bytes: Buffer) =>
  stampDocument(bytes, {
    lines: [{ text: 'Nr. 42', bold: true, size: 10 }],
    signedLine: '',
    corner: 'top_left',
    pages: 'all',
    at,
  })
const draw = (bytes: Buffer) =>
  addSignature(bytes, {
    heading: ['Foaie de semnături'],
    onSheet: 0,
    strokes: [[[1, 1]]],
    room: { width: 10, height: 10 },
    lines: ['Ana Pop'],
    at,
  })
const plain = await makePdf()
const faces = await twoFaced()

it.each(faces)('stamps what was shown: $name', async ({ bytes }) => {
  const answer = await stamp(bytes)
  const { text } = await readPdf(Buffer.from(answer.ok ? answer.bytes : []))
  expect(text).toContain('suma de plata 100 lei')
  expect(text).toContain('Nr. 42')
  expect(text).not.toContain('900')
})

it('draws a signature on what was shown', async () => {
  const answer = await draw(faces[0]!.bytes)
  const { text } = await readPdf(Buffer.from(answer.ok ? answer.bytes : []))
  expect(text).toContain('suma de plata 100 lei')
  expect(text).toContain('Ana Pop')
  expect(text).not.toContain('900')
})

it.each([
  ['plain', plain],
  ['with objects in streams', await makePdf({ packed: true, form: true })],
  ['with a line behind its end', Buffer.concat([plain, Buffer.from('\n\nsfârșit\n')])],
])('leaves a sound file as it is: %s', async (_, bytes) => {
  expect((await readPdf(layAnew(bytes))).text).toBe('Pagina 1: suma de plata 100 lei')
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
