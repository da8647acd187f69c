import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMail } from './read-mail.ts'
import { textOfHtml } from './text-of-html.ts'

const mail = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n')))
const textOf = (read: Awaited<ReturnType<typeof readMail>>) => read.parts[0]?.blocks[0]

describe('a mail', () => {
  it('shows its header lines, its text and the names of what hangs on it', async () => {
    const read = await mail(
      'From: =?UTF-8?B?SW9uIMibw4ZyYW51?= <ion@exemplu.ro>',
      'To: registratura@primarie.ro',
      'Subject: =?iso-8859-2?Q?Cerere_adeverin=FEe?=',
      ' =?iso-8859-2?Q?_=BAi_altele?=',
      'Content-Type: multipart/mixed; boundary="afara"',
      '',
      '--afara',
      'Content-Type: multipart/alternative; boundary=in',
      '',
      '--in',
      'Content-Type: text/plain; charset=windows-1250',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Bun=E3 ziua,=',
      ' v=E3 rog.',
      '--in',
      'Content-Type: text/html',
      '',
      '<p>altfel</p>',
      '--in--',
      '--afara',
      'Content-Disposition: attachment; filename*0*=utf-8\'\'plan%C8%99; filename*1="ă.pdf"',
      'Content-Type: application/pdf',
      '',
      'JVBERi0=',
      '--afara--',
    )
    expect(read.facts).toEqual([
      { name: 'from', text: 'Ion ȚÆranu <ion@exemplu.ro>'.replace('Ț', 'ț') },
      { name: 'to', text: 'registratura@primarie.ro' },
      { name: 'subject', text: 'Cerere adeverinţe şi altele' },
    ])
    expect(textOf(read)).toEqual({ type: 'text', text: 'Bună ziua, vă rog.' })
    expect(read.attachments).toHaveLength(1)
    expect(read.attachments[0]).toMatch(/^planș.*\.pdf$/)
  })

  it('written as a page is shown as its text', async () => {
    const read = await mail(
      'Subject: x',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(
        '<style>p{}</style><p>Bună&nbsp;ziua</p><script>alert(1)</script><p>a &lt;b&gt;</p>',
      ).toString('base64'),
    )
    expect(textOf(read)).toEqual({ type: 'text', text: 'Bună ziua\n\na <b>'.replace('ă ', 'ă\u0020') })
  })

  it('on a mail is named as a file, and its text is not shown as the writer’s', async () => {
    const read = await mail(
      'Subject: Fwd',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'vezi mai jos',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: primul',
      '',
      'alt text',
      '--b--',
    )
    expect(textOf(read)).toEqual({ type: 'text', text: 'vezi mai jos' })
    expect(read.attachments).toHaveLength(1)
  })

  it('nested without end, or made of nothing but parts, is harmless', async () => {
    const nested = Array.from(
      { length: 500 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    ).join('')
    await expect(readMail(Buffer.from(nested))).rejects.toThrow(/nesting depth/)
    const many = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(5_000)}`
    expect((await readMail(Buffer.from(many))).parts).toHaveLength(1)
    const files = many.replaceAll('text/plain', 'image/png')
    expect(await readMail(Buffer.from(files))).toMatchObject({ attachments: { length: 200 }, cut: true })
  })

  it('of any bytes is read or shown empty, never an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        expect((await readMail(Buffer.from(bytes))).shown).toBe('text')
      }),
    )
  })
})

describe('the text of a page', () => {
  it('holds no tag, whatever the page is', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<p>',
      '<',
      '>',
      'a',
      '<!--',
      '-->',
      '<svg onload=x',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(textOfHtml(pieces.join(''))).not.toMatch(/<(script|p|svg)\b/)
      }),
    )
  })
})
