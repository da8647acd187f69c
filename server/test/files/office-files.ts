import { zipStream } from '../../src/platform/files/write/zip-stream.ts'

/** A zip of these parts, in this order. */
export async function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of zipStream(
    Object.entries(parts).map(([name, text]) => ({ name, content: [text] })),
  ))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word document with this body. */
export const docxOf = (body: string): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': TYPES,
    'word/document.xml': `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
  })

export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A workbook of one sheet with these rows. */
export const xlsxOf = (rows: string, { strings = '', styles = '', name = 'Foaie 1' } = {}): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': TYPES,
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="${name}" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/s.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/s.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })

export const pptxOf = (slides: readonly string[]): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': TYPES,
    'ppt/presentation.xml': '<p/>',
    ...Object.fromEntries(slides.map((xml, n) => [`ppt/slides/slide${n + 1}.xml`, `<p:sld>${xml}</p:sld>`])),
  })

export const odfOf = (body: string, manifest = '<manifest:manifest/>'): Promise<Buffer> =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body>${body}</office:body></office:document-content>`,
    'META-INF/manifest.xml': manifest,
  })
