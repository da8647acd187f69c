import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentDisposition, downloadHeaders, previewHeaders } from './preview-headers.ts'

describe('file headers', () => {
  it.each([
    ['cerere.pdf', `attachment; filename="cerere.pdf"; filename*=UTF-8''cerere.pdf`],
    [
      'Ședință (1).pdf',
      `attachment; filename="Sedinta (1).pdf"; filename*=UTF-8''%C8%98edin%C8%9B%C4%83%20%281%29.pdf`,
    ],
    ['a"b;c%d.pdf', `attachment; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%3Bc%25d.pdf`],
    ['a\r\nX: y.pdf', `attachment; filename="aX: y.pdf"; filename*=UTF-8''aX%3A%20y.pdf`],
    ['\u0000', `attachment; filename="fisier"; filename*=UTF-8''fisier`],
  ])('%j', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header)
  })

  it('hold any name without breaking out of it, and give it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
        const header = contentDisposition('inline', name)
        const parts =
          /^inline; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]*)$/.exec(header)
        expect(parts?.[1]).not.toMatch(/["\\]/)
        const readable = name.replace(/\p{Cc}/gu, '').toWellFormed()
        expect(decodeURIComponent(parts?.[2] ?? '')).toBe(readable || 'fisier')
      }),
    )
  })

  it('forbid everything to a download', () => {
    const headers = downloadHeaders({ name: 'a.pdf', mime: 'application/pdf' })
    expect(headers['Content-Disposition']).toMatch(/^attachment;/)
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'; sandbox")
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  })

  it('show text as plain text', () => {
    const csv = previewHeaders({ name: 'a.csv', mime: 'text/csv' })
    expect(csv['Content-Type']).toBe('text/plain; charset=utf-8')
    expect(csv['Content-Disposition']).toMatch(/^inline;/)
  })

  it.each(['application/pdf', 'image/png', 'text/plain', 'message/rfc822'])(
    'show %s in a sandbox',
    (mime) => {
      const headers = previewHeaders({ name: 'a', mime })
      const policy = headers['Content-Security-Policy'] ?? ''
      expect(policy).toMatch(/^default-src 'none';.*; sandbox$/)
      expect(policy).not.toMatch(/script-src|allow-/)
      expect(policy).toContain("frame-ancestors 'self'")
      expect(headers['X-Content-Type-Options']).toBe('nosniff')
    },
  )
})
