import type { ShownText } from '@hdoc/contract/files/files.ts'
import { UnshownError } from '../unshown/unshown-error.ts'
import type { Collector, Limits } from './collect-blocks.ts'
import { type Beside, findBeside } from './find-beside.ts'
import { holdsUnseen } from './find-unseen.ts'
import { readWords } from './read-docx.ts'
import { type OfficeType, readOffice } from './read-office.ts'
import { readXml } from './read-xml.ts'
import { openParts, type Parts } from './unzip.ts'

/** `unseen`: it holds what nobody who looks at it sees, and was not read. `read`: null where its text could not be read. */
export type Published = { unseen: true } | ({ unseen: false; read: ShownText | null } & Beside)

/** More rows than a page shows, and no more letters than are kept. */
const LIMITS: Limits = { letters: 300_000, pieces: 200_000, rows: 20_000 }
/** Text boxes on sheets, and the words of charts and diagrams. */
const DRAWINGS = /^(?:xl|word)\/(?:drawings|charts|diagrams)\/[^/]+\.xml$/i
const WORD_MARGINS = /^word\/(?:header|footer|footnotes|endnotes)[^/]*\.xml$/i

/** The headers and footers of an OpenDocument, which stand with its styles. */
function readOdfMargins(parts: Parts, into: Collector): void {
  let text = ''
  let paragraphs = 0
  into.part('')
  readXml(parts.read('styles.xml') ?? '', {
    open({ name }) {
      if (name === 'text:p' && paragraphs++ === 0) text = ''
    },
    close(name) {
      if (name === 'text:p' && --paragraphs === 0) into.add({ type: 'text', text })
    },
    text(piece) {
      if (paragraphs > 0) text += piece
    },
  })
}

/** The paragraphs of drawings, and the names that charts keep of their cells. */
function readDrawing(xml: string, into: Collector): void {
  let text = ''
  let isText = false
  into.part('')
  readXml(xml, {
    open({ name }) {
      if (name === 'a:t' || name === 'c:v') isText = true
    },
    close(name) {
      if (name === 'a:t' || name === 'c:v') isText = false
      if (name !== 'a:p' && name !== 'c:pt') return
      into.add({ type: 'text', text })
      text = ''
    },
    text(piece) {
      if (isText) text += piece
    },
  })
}

/** Reads further parts as long as there is room for them: of a file with many of them the rest is told as not read. */
function readAsFits(names: readonly string[], into: Collector, read: (name: string) => void): void {
  for (const name of names) {
    if (into.isFull()) return
    try {
      read(name)
    } catch (error) {
      if (!(error instanceof UnshownError)) throw error
      into.markCut()
    }
  }
}

/** What stands on the pages of a file beside its text: headers, footers and notes, then what is drawn. */
function readMargins(type: OfficeType, parts: Parts, into: Collector): void {
  const named = (pattern: RegExp) => parts.names.filter((name) => pattern.test(name))
  if (type === 'odt' || type === 'ods') readAsFits(['styles.xml'], into, () => readOdfMargins(parts, into))
  if (type === 'docx')
    readAsFits(named(WORD_MARGINS), into, (name) => readWords(parts.read(name) ?? '', into))
  readAsFits(named(DRAWINGS), into, (name) => readDrawing(parts.read(name) ?? '', into))
}

const unlessUnreadable = (error: unknown): null => {
  if (error instanceof UnshownError) return null
  throw error
}

/** Reads an office file that becomes public as it is: all that is read on its pages, unless it holds what nobody sees. */
export async function readPublished(bytes: Buffer, type: OfficeType): Promise<Published> {
  // Opened apart for each reading, because what is unpacked of a file is limited.
  if (holdsUnseen(await openParts(bytes), type)) return { unseen: true }
  const beside = findBeside(await openParts(bytes), type)
  const read = await readOffice(bytes, type, {
    readFurther: (parts, into) => readMargins(type, parts, into),
    limits: LIMITS,
  }).catch(unlessUnreadable)
  return { unseen: false, read, ...beside }
}
