import type { Cast } from '../cast.ts'
import { makeCms, makeTimestamp } from '../make-cms.ts'
import { makePdf, signed, signLayout } from '../make-signed-pdf.ts'
import { AT, type TamperedFile } from './tampered-file.ts'

/** Signatures that are made wrongly, or by whom nobody should believe. */
export async function wrongSigners(cast: Cast): Promise<TamperedFile[]> {
  const plain = await makePdf()
  const by = (
    title: string,
    as: string,
    ...wishes: Parameters<typeof signed> extends [unknown, ...infer Rest] ? Rest : never
  ): TamperedFile => ({
    name: title,
    bytes: signed(plain, ...wishes),
    as: [as],
  })
  const ana = { by: cast.ana, at: AT }
  const encrypted = async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    const document = await PDFDocument.load(signed(plain, ana))
    document.encrypt({ userPassword: '', ownerPassword: 'x' })
    return Buffer.from(await document.save({ useObjectStreams: false }))
  }
  return [
    by('expired', 'unconfirmed', { by: cast.expired, at: AT }, { at: AT }),
    by('expired since, only claimed', 'unconfirmed', { by: cast.expired, at: '2025-06-01T10:00:00Z' }),
    by('not valid yet', 'unconfirmed', { by: cast.future, at: AT }),
    by('a time in the future', 'unconfirmed', { by: cast.ana, at: '2031-01-01T00:00:00Z' }),
    by('unknown issuer', 'unconfirmed', { by: cast.unknown, chain: [cast.stranger], at: AT }),
    by('issued by oneself', 'unconfirmed', { by: cast.self, at: AT }),
    by('issuer of the same name', 'unconfirmed', { by: cast.forged, chain: [cast.impostor], at: AT }),
    by('issued by a person', 'unconfirmed', { by: cast.under, chain: [cast.ana], at: AT }),
    by('SHA-1', 'unconfirmed', { ...ana, digest: 'sha1' }),
    by('a short key', 'unconfirmed', { by: cast.short, at: AT }),
    by('a timestamp of another signature', 'unconfirmed', {
      ...ana,
      timestamp: () => makeTimestamp(Buffer.from('alta'), { by: cast.stamper, at: AT }),
    }),
    by('a timestamp by a person', 'unconfirmed', {
      ...ana,
      timestamp: (bytes) => makeTimestamp(bytes, { by: cast.dan, at: AT }),
    }),
    by('expired, with a timestamp by somebody unknown', 'unconfirmed', {
      by: cast.expired,
      at: '2025-06-01T10:00:00Z',
      timestamp: (bytes) => makeTimestamp(bytes, { by: cast.strangeStamper, at: '2025-06-01T10:00:00Z' }),
    }),
    by('an issuer that was withdrawn, a time that is only claimed', 'unconfirmed', {
      by: cast.ofWithdrawn,
      at: '2025-01-15T10:00:00Z',
    }),
    by('a qualified certificate beside the signature of somebody else', 'invalid', {
      by: cast.qualified,
      key: cast.dan.key,
      at: AT,
    }),
    by('another key than the certificate’s', 'invalid', { ...ana, key: cast.dan.key }),
    by('another digest than the content’s', 'invalid', { ...ana, stated: Buffer.alloc(32, 7) }),
    by('bound to another certificate', 'invalid', { ...ana, binding: 'other' }),
    by('not bound to its certificate', 'invalid', { ...ana, binding: 'none' }),
    by('an attribute twice', 'invalid', { ...ana, doubled: true }),
    by('no attributes', 'invalid', { ...ana, bare: true }),
    by('the content inside too', 'invalid', { ...ana, inside: true }),
    by('of another content type', 'invalid', { ...ana, contentType: '1.2.840.113549.1.9.16.1.4' }),
    by('signed by a timestamp authority', 'invalid', { by: cast.stamper, at: AT }),
    by('signed with a key that only issues', 'invalid', { by: cast.issuerOnly, at: AT }),
    by('MD5', 'unreadable', { ...ana, digestName: '1.2.840.113549.2.5' }),
    {
      name: 'two signers in one field',
      bytes: signLayout(plain, {}, (content) => makeCms(content, ana, { by: cast.dan })),
      as: ['invalid'],
    },
    {
      name: 'a signature as a timestamp',
      bytes: signLayout(plain, { format: 'ETSI.RFC3161' }, (content) => makeCms(content, ana)),
      as: ['invalid'],
    },
    { name: 'encrypted', bytes: await encrypted(), as: ['unreadable', 'unsigned', 'invalid'] },
  ]
}
