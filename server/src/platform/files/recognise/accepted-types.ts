export type FileKind = 'pdf' | 'image' | 'office' | 'text' | 'mail' | 'signature'
/** The viewer with which a page shows a file; `none`: it can only be downloaded. */
export type FilePreview = 'pdf' | 'image' | 'text' | 'none'

export type AcceptedType = {
  readonly mime: string
  readonly kind: FileKind
  readonly preview: FilePreview
  readonly extensions: readonly string[]
}

/**
 * The only types that may be uploaded. The list has no pages, drawings or programs that a browser or a
 * double click would run (html, svg, js, exe), and no archives. Documents with macros have their own
 * extensions, which are not here.
 */
const ACCEPTED_TYPES = {
  pdf: { mime: 'application/pdf', kind: 'pdf', preview: 'pdf', extensions: ['pdf'] },
  jpeg: { mime: 'image/jpeg', kind: 'image', preview: 'image', extensions: ['jpg', 'jpeg', 'jpe'] },
  png: { mime: 'image/png', kind: 'image', preview: 'image', extensions: ['png'] },
  webp: { mime: 'image/webp', kind: 'image', preview: 'image', extensions: ['webp'] },
  tiff: { mime: 'image/tiff', kind: 'image', preview: 'image', extensions: ['tif', 'tiff'] },
  heic: { mime: 'image/heic', kind: 'image', preview: 'image', extensions: ['heic', 'heif'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'office',
    preview: 'text',
    extensions: ['docx'],
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'office',
    preview: 'text',
    extensions: ['xlsx'],
  },
  pptx: {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    kind: 'office',
    preview: 'text',
    extensions: ['pptx'],
  },
  odt: {
    mime: 'application/vnd.oasis.opendocument.text',
    kind: 'office',
    preview: 'text',
    extensions: ['odt'],
  },
  ods: {
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    kind: 'office',
    preview: 'text',
    extensions: ['ods'],
  },
  doc: { mime: 'application/msword', kind: 'office', preview: 'none', extensions: ['doc'] },
  xls: { mime: 'application/vnd.ms-excel', kind: 'office', preview: 'none', extensions: ['xls'] },
  rtf: { mime: 'application/rtf', kind: 'office', preview: 'none', extensions: ['rtf'] },
  txt: { mime: 'text/plain', kind: 'text', preview: 'text', extensions: ['txt'] },
  csv: { mime: 'text/csv', kind: 'text', preview: 'text', extensions: ['csv', 'tsv'] },
  eml: { mime: 'message/rfc822', kind: 'mail', preview: 'text', extensions: ['eml'] },
  p7s: { mime: 'application/pkcs7-signature', kind: 'signature', preview: 'none', extensions: ['p7s'] },
  p7m: { mime: 'application/pkcs7-mime', kind: 'signature', preview: 'none', extensions: ['p7m'] },
} as const satisfies Record<string, AcceptedType>

export type TypeName = keyof typeof ACCEPTED_TYPES

const NAMES = Object.keys(ACCEPTED_TYPES) as TypeName[]

export function acceptedType(name: TypeName): AcceptedType {
  return ACCEPTED_TYPES[name]
}

/** The type that an extension (lower case, without dot) claims. */
export function findTypeByExtension(extension: string): TypeName | undefined {
  return NAMES.find((name) => acceptedType(name).extensions.includes(extension))
}

/** How a stored file may be shown, by the type stored with it. */
export function previewOfMime(mime: string): FilePreview {
  return NAMES.map(acceptedType).find((type) => type.mime === mime)?.preview ?? 'none'
}

/** Types that browsers show by themselves; the server draws or reads every other type first. */
const SHOWN_AS_THEY_ARE: ReadonlySet<string> = new Set(
  [
    ACCEPTED_TYPES.pdf,
    ACCEPTED_TYPES.jpeg,
    ACCEPTED_TYPES.png,
    ACCEPTED_TYPES.webp,
    ACCEPTED_TYPES.txt,
    ACCEPTED_TYPES.csv,
  ].map(({ mime }) => mime),
)
export const isShownAsItIs = (mime: string): boolean => SHOWN_AS_THEY_ARE.has(mime)

/** The type for the media type stored with a file; undefined for a type that is no longer accepted. */
export function findTypeByMime(mime: string): TypeName | undefined {
  return NAMES.find((name) => acceptedType(name).mime === mime)
}

/** For the sentence that refuses a file: „PDF, JPG, PNG …”. */
export const ACCEPTED_EXTENSIONS_TEXT = NAMES.map((name) => name.toUpperCase()).join(', ')
