import type { Language } from '@hdoc/contract/texts/languages.ts'
import { addPage, createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { wrapText } from '../../../platform/pdf/wrap-text.ts'

/** What the letter says. */
export type AnswerLetter = {
  institution: { name: string; address: string; phone: string; email: string }
  /** „Răspuns la nr. 4512/20.11.2026”. */
  subject: string
  addressee: string
  address: string
  text: string
  author: string
  jobTitle: string
}
type Options = { createdAt: Date; compress?: boolean }

/** An answer is written in Romanian, whatever language its author reads. */
const language: Language = 'ro'
const MARGIN = 64
/** The upper corners stay free: there the stamp puts number and date. */
const BODY_TOP = 150
const SIZE = 11
const LINE = SIZE * 1.45
const MUTED = '#4a5565'
const SIGNATURE = 70

function drawHead(pdf: Pdf, { institution, subject, addressee, address }: AnswerLetter): number {
  const width = pdf.doc.page.width - 2 * MARGIN
  const box = { x: MARGIN, width, maxHeight: 40 }
  let y = drawText(pdf, institution.name, { ...box, y: 36, width: width * 0.6, size: 13, bold: true })
  const contact = [institution.address, institution.phone, institution.email].filter(Boolean).join(', ')
  if (contact !== '')
    y = drawText(pdf, contact, { ...box, y: y + 3, width: width * 0.6, size: 8.5, color: MUTED })
  drawRule(pdf, MARGIN, Math.max(y + 8, BODY_TOP - 50), width)
  y = BODY_TOP - 34
  y = drawText(pdf, `Către: ${[addressee, address].filter(Boolean).join(', ')}`, { ...box, y, size: SIZE })
  return drawText(pdf, subject, { ...box, y: y + 14, maxHeight: 80, size: 12.5, bold: true, role: 'H1' }) + 18
}

/** Draws the lines of one paragraph on as many pages as they need; gives the y below them. */
function drawParagraph(pdf: Pdf, paragraph: string, from: number): number {
  const { doc, root } = pdf
  const measure = (text: string) => doc.font('regular').fontSize(SIZE).widthOfString(text)
  const lines = wrapText(paragraph, doc.page.width - 2 * MARGIN, measure, Number.MAX_SAFE_INTEGER)
  const element = doc.struct('P')
  root.add(element)
  let y = from
  for (const line of lines) {
    if (y + LINE > doc.page.height - MARGIN) {
      addPage(pdf)
      y = MARGIN
    }
    const at = y
    element.add(
      doc.struct('Span', {}, () => {
        doc.font('regular').fontSize(SIZE).fillColor('#1b232e').text(line, MARGIN, at, { lineBreak: false })
      }),
    )
    y += LINE
  }
  element.end()
  return y + LINE * 0.5
}

/** The answer as a letter, without its number: the stamp puts that on a copy, so that the text stays what was agreed. */
export async function drawAnswer(letter: AnswerLetter, { createdAt, compress }: Options): Promise<Buffer> {
  const pdf = await createPdf({
    title: letter.subject,
    author: letter.institution.name,
    language,
    createdAt,
    ...(compress !== undefined && { compress }),
  })
  let y = drawHead(pdf, letter)
  for (const paragraph of letter.text.split('\n'))
    y = paragraph.trim() === '' ? y + LINE * 0.5 : drawParagraph(pdf, paragraph, y)
  if (y + SIGNATURE > pdf.doc.page.height - MARGIN) {
    addPage(pdf)
    y = MARGIN
  }
  const box = { x: pdf.doc.page.width / 2, width: pdf.doc.page.width / 2 - MARGIN, maxHeight: 30, size: SIZE }
  y = drawText(pdf, letter.author, { ...box, y: y + 24, align: 'center' })
  if (letter.jobTitle !== '') drawText(pdf, letter.jobTitle, { ...box, y, align: 'center', color: MUTED })
  return finishPdf(pdf)
}
