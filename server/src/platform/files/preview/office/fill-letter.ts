import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zipStream } from '../../write/zip-stream.ts'
import { UnshownError } from '../unshown/unshown-error.ts'
import { readXml } from './read-xml.ts'
import { openParts, type Parts } from './unzip.ts'

/** Parts of a Word document in which fields are looked for. */
const WRITTEN = /^word\/(?:document|header\d*|footer\d*)\.xml$/
const FIELD = /\{([a-z_]{1,40})\}/g
const RUN = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g
/** Word instructions that fetch something from elsewhere or run something. */
const FETCHES = /\b(?:INCLUDE(?:TEXT|PICTURE)|DDE(?:AUTO)?|LINK|DATABASE|IMPORT|MACROBUTTON)\b/i
/** Parts that are programs, or whole other documents. */
const STRANGE = /(?:^|\/)(?:embeddings|activeX|afchunk|externalLinks)|vbaProject|\.(?:bin|exe|ole)$/i

export type LetterFacts = {
  /** Names of its fields, each once. */
  fields: string[]
  /** It draws in what stands elsewhere, or holds more than a letter. */
  reachesOut: boolean
}

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
/** Characters that XML cannot hold at all. */
const UNWRITABLE = /[^\t\P{Cc}]|\p{Noncharacter_Code_Point}/gu
const encode = (text: string): string =>
  text.replace(UNWRITABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Word cuts a text wherever it was edited, so a field is looked for in the whole of its paragraph. */
const paragraphs = (xml: string): string[] => xml.split(/(?<=<\/w:p>)/)
const textOf = (xml: string): string => [...xml.matchAll(RUN)].map(([, text = '']) => decode(text)).join('')

/** One piece of text; its lines are lines of the letter. */
const written = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${encode(line)}</w:t>`)
    .join('<w:br/>')

/** A field is said where its brace opens; what remains of its name in later pieces goes. */
function fillParagraph(xml: string, values: Readonly<Record<string, string>>): string {
  const whole = textOf(xml)
  const fields = [...whole.matchAll(FIELD)].filter(([, name = '']) => Object.hasOwn(values, name))
  if (fields.length === 0) return xml
  let at = 0
  return xml.replace(RUN, (_, raw: string) => {
    const begin = at
    at += decode(raw).length
    let text = ''
    for (let n = begin; n < at; n++) {
      const field = fields.find(({ index, 0: said }) => n >= index && n < index + said.length)
      if (!field) text += whole[n]
      else if (field.index === n) text += values[field[1] ?? ''] ?? ''
    }
    return written(text)
  })
}

/** Whether a part names something outside the file; addresses that a reader may open are no such thing. */
function namesOutside(xml: string): boolean {
  let found = false
  readXml(xml, {
    open: ({ name, attribute }) => {
      if (name !== 'Relationship') return
      const type = attribute('Type') ?? ''
      if (/\/(?:aFChunk|oleObject|control|frame|subDocument|attachedTemplate)$/i.test(type)) found = true
      else if (/^external$/i.test(attribute('TargetMode') ?? '') && !/\/hyperlink$/.test(type)) found = true
    },
  })
  return found
}

const instructions = (xml: string): string =>
  [...xml.matchAll(/<w:instrText(?:\s[^>]*)?>([^<]*)<|w:instr="([^"]*)"/g)]
    .map(([, told = '', short = '']) => told + short)
    .join('')

async function openLetter(bytes: Buffer): Promise<Parts> {
  const parts = await openParts(bytes)
  if (!parts.names.includes('word/document.xml')) throw new UnshownError('damaged')
  return parts
}

/** What fields a Word document has, and whether it would fetch anything when it is opened. */
export async function readLetter(bytes: Buffer): Promise<LetterFacts> {
  const parts = await openLetter(bytes)
  const fields = new Set<string>()
  let reachesOut = parts.names.some((name) => STRANGE.test(name))
  for (const name of parts.names) {
    if (name.endsWith('.rels')) reachesOut ||= namesOutside(parts.read(name) ?? '')
    if (!/^word\/[^/]+\.xml$/.test(name)) continue
    const xml = parts.read(name) ?? ''
    readXml(xml, {})
    reachesOut ||= FETCHES.test(instructions(xml))
    if (!WRITTEN.test(name)) continue
    for (const paragraph of paragraphs(xml))
      for (const [, field = ''] of textOf(paragraph).matchAll(FIELD)) fields.add(field)
  }
  return { fields: [...fields], reachesOut }
}

/** The same document with the values in the places of its fields. */
export async function fillLetter(bytes: Buffer, values: Readonly<Record<string, string>>): Promise<Buffer> {
  const parts = await openLetter(bytes)
  const entries = parts.names
    .filter((name) => !name.endsWith('/'))
    .map((name) => {
      if (!WRITTEN.test(name)) return { name, content: Readable.from([parts.bytes(name) ?? Buffer.alloc(0)]) }
      const xml = paragraphs(parts.read(name) ?? '').map((one) => fillParagraph(one, values))
      return { name, content: [xml.join('')] }
    })
  return buffer(Readable.from(zipStream(entries)))
}
