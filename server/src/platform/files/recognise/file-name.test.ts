import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName, extensionOf } from './file-name.ts'

describe('file name', () => {
  it.each([
    ['Cerere Ţuţu.pdf', 'Cerere Țuțu.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Documente\\act.docx', 'act.docx'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie_ x=1.pdf'],
    ['exe.\u202efdp', 'exe.fdp'],
    ['  .. act .pdf. ', 'act .pdf'],
    ['', 'fisier'],
    ['...', 'fisier'],
  ])('%j becomes %j', (raw, name) => {
    expect(cleanFileName(raw)).toBe(name)
  })

  it('is short and keeps its extension', () => {
    const name = cleanFileName(`${'s'.repeat(500)}.pdf`)
    expect([Array.from(name).length, name.endsWith('s.pdf')]).toEqual([200, true])
    for (const sign of ['ș', '€', '😀']) {
      const long = cleanFileName(`${sign.repeat(500)}.pdf`)
      expect(Buffer.byteLength(long)).toBeLessThanOrEqual(240)
      expect(Buffer.byteLength(long)).toBeGreaterThan(230)
      expect(long.endsWith(`${sign}.pdf`)).toBe(true)
    }
  })

  it('is no device of Windows', () => {
    for (const name of ['CON', 'con.pdf', 'Aux.tar.pdf', 'LPT1.txt', 'com9', 'NUL.'])
      expect(cleanFileName(name)).toBe(`_${name.replace(/\.$/, '')}`)
    expect(cleanFileName('Contract.pdf')).toBe('Contract.pdf')
  })

  it('never holds a folder, a control sign or nothing, and is clean the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const name = cleanFileName(raw)
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}<>:"|?*]+$/u)
        expect(cleanFileName(name)).toBe(name)
      }),
    )
  })

  it.each([
    ['a.PDF', 'pdf'],
    ['act.pdf.p7s', 'p7s'],
    ['.pdf', ''],
    ['a', ''],
    ['a.', ''],
  ])('%s has the extension %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })
})
