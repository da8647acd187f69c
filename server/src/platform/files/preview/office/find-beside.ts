import type { OfficeType } from './read-office.ts'
import { readXml } from './read-xml.ts'
import type { Parts } from './unzip.ts'

/** What goes along with an office file beside what is read of it: hidden sheets, and who wrote it by its properties. */
export type Beside = { hiddenSheets: string[]; authors: string[] }

/** As many names as a person reads, and letters of each. */
const MOST_NAMES = 50
const MOST_LETTERS = 200

const AUTHORS = new Set([
  ...['dc:creator', 'cp:lastModifiedBy', 'Company', 'Manager'],
  ...['meta:initial-creator', 'meta:printed-by'],
])
const PROPERTIES = ['docProps/core.xml', 'docProps/app.xml', 'meta.xml']

function listAuthors(parts: Parts): string[] {
  const authors: string[] = []
  for (const part of PROPERTIES) {
    let text: string | undefined
    readXml(parts.read(part) ?? '', {
      open({ name }) {
        text = AUTHORS.has(name) ? '' : undefined
      },
      close() {
        if (text !== undefined) authors.push(text)
        text = undefined
      },
      text(piece) {
        if (text !== undefined) text += piece
      },
    })
  }
  return authors
}

function hiddenInXlsx(parts: Parts): string[] {
  const hidden: string[] = []
  readXml(parts.read('xl/workbook.xml') ?? '', {
    open({ name, attribute }) {
      if (name === 'sheet' && attribute('state') === 'hidden') hidden.push(attribute('name') ?? '')
    },
  })
  return hidden
}

/** A sheet of an OpenDocument is hidden by its style, which stands before it. */
function hiddenInOds(parts: Parts): string[] {
  const styles = new Set<string>()
  const hidden: string[] = []
  let style = ''
  readXml(parts.read('content.xml') ?? '', {
    open({ name, attribute }) {
      if (name === 'style:style') style = attribute('style:name') ?? ''
      else if (name === 'style:table-properties' && attribute('table:display') === 'false') styles.add(style)
      else if (name === 'table:table' && styles.has(attribute('table:style-name') ?? ''))
        hidden.push(attribute('table:name') ?? '')
    },
  })
  return hidden
}

const told = (names: readonly string[]): string[] =>
  [...new Set(names.map((name) => name.replace(/\0/g, '').toWellFormed().trim().slice(0, MOST_LETTERS)))]
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES)

export function findBeside(parts: Parts, type: OfficeType): Beside {
  const hidden = type === 'xlsx' ? hiddenInXlsx(parts) : type === 'ods' ? hiddenInOds(parts) : []
  return { hiddenSheets: told(hidden), authors: told(listAuthors(parts)) }
}
