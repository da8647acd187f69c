import { emptyDict, type PdfObject } from '../../src/platform/signatures/pdf/objects.ts'
import type { PdfView } from '../../src/platform/signatures/pdf/open-view.ts'
import {
  array,
  ascii,
  name,
  ref,
  withKeys,
  writeDict,
  writeObject,
} from '../../src/platform/signatures/pdf/write-object.ts'
import type { Written } from '../../src/platform/signatures/sign/append-update.ts'
import type { Cast } from './cast.ts'
import { makeTimestamp } from './make-cms.ts'
import { firstPage, makePdf, signed, signLayout, updated, withPage, withRoot } from './make-signed-pdf.ts'
import { signPdf } from './sign-pdf.ts'

export type HonestFile = {
  name: string
  bytes: Buffer
  /** What the first signature's integrity must be. */
  integrity: 'whole' | 'extended'
  /** Kinds of changes that must be listed for the first signature. */
  listed?: string[]
}

const CERTIFICATE_STREAM = '<</Length 4>>\nstream\nabcd\nendstream'

/** What programs add for the long term: certificates and answers about them (DSS). */
export const withDss = (view: PdfView, next: number, further: Written[] = []): Written[] => [
  { num: next, gen: 0, body: CERTIFICATE_STREAM },
  {
    num: next + 1,
    gen: 0,
    body: writeDict(
      withKeys(emptyDict, {
        Type: name('DSS'),
        Certs: array([ref(next)]),
        VRI: withKeys(emptyDict, { ABCDEF: withKeys(emptyDict, { Cert: array([ref(next)]) }) }),
      }),
    ),
  },
  withRoot(view, { DSS: ref(next + 1) }),
  ...further,
]

/** Fills the only text field in. */
export function fillForm(view: PdfView, value: string): Written[] {
  const form = view.dict(view.root.map.get('AcroForm'))
  const field = view.items(form?.map.get('Fields'))[0] as { num: number } & PdfObject
  const dict = view.dict(field) ?? emptyDict
  return [{ num: field.num, gen: 0, body: writeDict(withKeys(dict, { V: ascii(value) })) }]
}

export function addNote(view: PdfView, next: number, keys: Record<string, PdfObject> = {}): Written[] {
  const note = withKeys(emptyDict, {
    Type: name('Annot'),
    Subtype: name('Text'),
    Rect: array([10, 10, 30, 30]),
    Contents: ascii('de verificat'),
    ...keys,
  })
  const { dict } = firstPage(view)
  const annots = array([...view.items(dict.map.get('Annots')), ref(next)])
  return [{ num: next, gen: 0, body: writeObject(note) }, withPage(view, { Annots: annots })]
}

/** A field for a signature that nobody has signed yet. */
const withBlankField = (file: Buffer): Buffer =>
  updated(file, (view, next) => [
    {
      num: next,
      gen: 0,
      body: writeObject(
        withKeys(emptyDict, {
          Type: name('Annot'),
          Subtype: name('Widget'),
          FT: name('Sig'),
          T: ascii('Goala'),
          F: 4,
          Rect: array([0, 0, 0, 0]),
        }),
      ),
    },
    withRoot(view, { AcroForm: withKeys(emptyDict, { Fields: array([ref(next)]), SigFlags: 1 }) }),
    withPage(view, { Annots: array([ref(next)]) }),
  ])

/** A letter whose page takes its resources from its group. */
const inheriting = (plain: Buffer): Buffer =>
  updated(plain, (view) => {
    const { num, dict } = firstPage(view)
    const group = view.root.map.get('Pages') as { num: number } & PdfObject
    const own = new Map([...dict.map].filter(([key]) => key !== 'Resources'))
    const held = withKeys(view.dict(group) ?? emptyDict, {
      Resources: dict.map.get('Resources') ?? emptyDict,
    })
    return [
      { num: group.num, gen: 0, body: writeDict(held) },
      { num, gen: 0, body: writeDict({ kind: 'dict', map: own }) },
    ]
  })

const AT = '2026-11-20T08:00:00Z'

/** Files as honest programs leave them; none of them may be called changed. */
export async function honestFiles(cast: Cast): Promise<HonestFile[]> {
  const { ana, dan, stamper, root } = cast
  const [plain, packed, form] = [
    await makePdf(),
    await makePdf({ packed: true }),
    await makePdf({ form: true }),
  ]
  const wishes = { by: ana, chain: [root], at: AT }
  const once = signed(plain, wishes)
  const oncePacked = signed(packed, wishes)
  const stamp = (file: Buffer) =>
    signLayout(file, { format: 'ETSI.RFC3161' }, (content) =>
      makeTimestamp(content, { by: stamper, at: '2026-11-20T08:05:00Z' }),
    )
  const timestamp = (bytes: Buffer) => makeTimestamp(bytes, { by: stamper, at: AT })
  const words = { at: AT, name: 'Primăria', reason: 'înregistrare', location: 'București' }
  const sealKey = { key: cast.rsa.key, certificate: cast.rsa.certificate, chain: [root.certificate] }
  const secondVisible = signed(once, { by: dan, at: AT }, { visible: true, field: 'A doua' })
  const certified = (level: 1 | 2 | 3, file = form) => signed(file, wishes, { level })
  const whole = (title: string, bytes: Buffer): HonestFile => ({ name: title, bytes, integrity: 'whole' })
  const later = (title: string, bytes: Buffer, ...listed: string[]): HonestFile => ({
    name: title,
    bytes,
    integrity: 'extended',
    listed,
  })
  return [
    whole('signed once', once),
    whole('signed once, objects in streams', oncePacked),
    whole('RSA', signed(plain, { by: cast.rsa, at: AT })),
    whole('RSA-PSS', signed(plain, { by: cast.rsa, at: AT, pss: true })),
    whole('SHA-512', signed(plain, { ...wishes, digest: 'sha512' })),
    whole('over an intermediate authority', signed(plain, { by: cast.deep, chain: [cast.middle], at: AT })),
    whole('the older form', signed(plain, { ...wishes, binding: 'none' }, { format: 'adbe.pkcs7.detached' })),
    whole(
      'the older form, content signed itself',
      signed(plain, { ...wishes, bare: true, binding: 'none' }, { format: 'adbe.pkcs7.detached' }),
    ),
    whole('with a timestamp', signed(plain, { ...wishes, timestamp })),
    whole('visible', signed(plain, wishes, { visible: true })),
    whole('many pages', signed(await makePdf({ pages: 12 }), wishes)),
    whole('a form', signed(form, wishes)),
    whole('a field that stood there blank', signed(withBlankField(plain), wishes)),
    whole('certified, nothing permitted', certified(1)),
    whole(
      'expired since, with a timestamp from before',
      signed(plain, {
        by: cast.expired,
        at: '2025-06-01T10:00:00Z',
        timestamp: (bytes) => makeTimestamp(bytes, { by: stamper, at: '2025-06-01T10:00:00Z' }),
      }),
    ),
    whole('qualified', signed(plain, { by: cast.qualified, at: AT })),
    whole(
      'an issuer that was withdrawn since, with a timestamp from before',
      signed(plain, {
        by: cast.ofWithdrawn,
        at: '2025-01-15T10:00:00Z',
        timestamp: (bytes) => makeTimestamp(bytes, { by: stamper, at: '2025-01-15T10:00:00Z' }),
      }),
    ),
    whole('our own seal', await signPdf(plain, words, sealKey)),
    whole('our own seal, packed', await signPdf(packed, words, sealKey)),
    whole(
      'our own seal with a timestamp',
      await signPdf(plain, words, sealKey, async (bytes) => timestamp(bytes)),
    ),
    whole('blanks at the end', Buffer.concat([once, Buffer.from('\r\n  \n')])),
    later(
      'long-term data',
      updated(once, (view, next) => withDss(view, next)),
      'validation_data',
    ),
    later(
      'long-term data, packed',
      updated(oncePacked, (view, next) => withDss(view, next)),
      'validation_data',
    ),
    later('long-term data twice', updated(updated(once, withDss), withDss), 'validation_data'),
    later('a timestamp of the document', stamp(once), 'timestamp_added'),
    later(
      'long-term data and a timestamp',
      stamp(updated(once, withDss)),
      'validation_data',
      'timestamp_added',
    ),
    later(
      'long-term data, timestamp, long-term data',
      updated(stamp(updated(oncePacked, withDss)), withDss),
      'validation_data',
      'timestamp_added',
    ),
    later(
      'certified for nothing, then the long-term form',
      stamp(updated(certified(1), withDss)),
      'validation_data',
      'timestamp_added',
    ),
    later(
      'pages that inherit, then a second signature',
      signed(signed(inheriting(plain), wishes), { by: dan, at: AT }),
      'signature_added',
    ),
    later('a second signature', signed(once, { by: dan, at: AT }), 'signature_added'),
    later('a second signature, packed', signed(oncePacked, { by: dan, at: AT }), 'signature_added'),
    later(
      'a third signature',
      signed(signed(once, { by: dan, at: AT }), { by: cast.rsa, at: AT }),
      'signature_added',
      'signature_added',
    ),
    later('a second, visible signature', secondVisible, 'signature_added'),
    later(
      'a visible one, then the long-term form',
      updated(secondVisible, withDss),
      'signature_added',
      'validation_data',
    ),
    later('our own seal after a person', await signPdf(once, words, sealKey), 'signature_added'),
    later(
      'certified for forms, filled in',
      updated(certified(2), (view) => fillForm(view, '200')),
      'form_filled',
    ),
    later('certified for forms, signed', signed(certified(2), { by: dan, at: AT }), 'signature_added'),
    later('certified for notes, a note', updated(certified(3), addNote), 'annotation'),
    later(
      'description changed',
      updated(once, (view, next) => [
        { num: next, gen: 0, body: '<</Type /Metadata /Subtype /XML /Length 3>>\nstream\n<x>\nendstream' },
        withRoot(view, { Metadata: ref(next) }),
      ]),
      'metadata',
    ),
  ]
}
