import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import type { FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { type ToldLine, toldForm } from '@hdoc/contract/online-forms/told-answers.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { createPdf, finishPdf } from '../../../platform/pdf/create-pdf.ts'
import { drawRule } from '../../../platform/pdf/draw-frame.ts'
import { drawPicture } from '../../../platform/pdf/draw-picture.ts'
import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { drawText } from '../../../platform/pdf/draw-text.ts'
import { drawTick } from './draw-tick.ts'
import { filledFormTexts as texts } from './filled-form-texts.ts'
import { drawFoot, type Flow, flowText, keepTogether, LEFT, WIDTH } from './flow-text.ts'

const CREST = 44
const QR = 110
const MUTED = '#4a5565'

export type FilledForm = {
  institution: { name: string; address: string; phone: string; email: string }
  /** The institution's coat of arms or logo, PNG. */
  picture: Buffer | undefined
  /** The name of the document type. */
  title: string
  language: Language
  definition: FormDefinition
  /** Clean ones. */
  answers: FormAnswers
  /** Names of the files by their ids. */
  files: ReadonlyMap<number, string>
  /** Who hands it in, before what was filled; none = not told. */
  people: readonly { label: string; value: string }[]
  at: Date
  /** '' while it has none. */
  number: string
  trackingCode: string
  /** '' where there is nothing to follow. */
  url: string
  isPreview?: boolean
  /** false leaves the pages readable in the bytes; for tests. */
  compress?: boolean
}

function drawHead(flow: Flow, { institution, picture }: FilledForm): void {
  const { pdf } = flow
  if (picture) drawPicture(pdf, picture, { x: LEFT, y: 40, width: CREST, height: CREST })
  const x = picture ? LEFT + CREST + 10 : LEFT
  const box = { x, width: LEFT + WIDTH - x }
  const name = drawText(pdf, institution.name, { ...box, y: 44, maxHeight: 34, size: 13, bold: true })
  const contact = [institution.address, institution.phone, institution.email].filter(Boolean).join(' · ')
  const end =
    contact === ''
      ? name
      : drawText(pdf, contact, { ...box, y: name + 2, maxHeight: 24, size: 8.5, color: MUTED })
  flow.y = Math.max(end, picture ? 40 + CREST : 0) + 10
  drawRule(pdf, LEFT, flow.y, WIDTH)
  flow.y += 18
}

function drawHeading(flow: Flow, title: string): void {
  flow.y += 10
  keepTogether(flow, 60)
  flowText(flow, title, { size: 12.5, bold: true, role: 'H2' })
  flow.y += 2
  drawRule(flow.pdf, LEFT, flow.y, WIDTH)
  flow.y += 8
}

function drawAnswer(flow: Flow, label: string, value: string, language: Language): void {
  keepTogether(flow, 30)
  flowText(flow, label, { size: 9, color: MUTED })
  if (value === '') flowText(flow, texts.none[language], { size: 10.5, color: MUTED })
  else flowText(flow, value, { size: 11 })
  flow.y += 7
}

function drawLine(flow: Flow, { field, label, value, ticked }: ToldLine, language: Language): void {
  if (field.kind === 'note') {
    flowText(flow, label, { size: 9.5, color: MUTED })
    flow.y += 7
  } else if (field.kind === 'statement') {
    keepTogether(flow, 18)
    drawTick(flow.pdf, { x: LEFT, y: flow.y + 1, ticked })
    // Said in words too, for whoever does not see the tick.
    flowText(flow, `${label} (${texts[ticked ? 'ticked' : 'unticked'][language]})`, { size: 11, indent: 18 })
    flow.y += 7
  } else drawAnswer(flow, label, value, language)
}

function drawEnd(flow: Flow, { language, at, number, trackingCode, url }: FilledForm): void {
  flow.y += 8
  keepTogether(flow, url === '' ? 40 : QR + 30)
  drawRule(flow.pdf, LEFT, flow.y, WIDTH)
  flow.y += 8
  const lines = [
    number !== '' && `${texts.number[language]}: ${number}`,
    `${texts.sent[language]} ${formatDate(localDate(at))}, ${localTime(at)}`,
    trackingCode !== '' && `${texts.code[language]}: ${groupedCode(trackingCode)}`,
  ]
  flowText(flow, lines.filter(Boolean).join('\n'), { size: 10.5 })
  if (url === '') return
  const top = flow.y + 4
  drawQr(flow.pdf, url, { x: LEFT, y: top, size: QR, alt: texts.qr[language] })
  const box = { x: LEFT + QR + 14, width: WIDTH - QR - 14 }
  const end = drawText(flow.pdf, texts.follow[language], { ...box, y: top + 20, maxHeight: 30, size: 10 })
  drawText(flow.pdf, url, { ...box, y: end + 4, maxHeight: 44, size: 8 })
  flow.y = top + QR
}

/** A filled form as a clean paper: who it is for, what was answered, section by section; what is hidden is left out. */
export async function drawFilledForm(form: FilledForm): Promise<Buffer> {
  const { institution, title, language, at, compress, definition, answers, files, people } = form
  const pdf = await createPdf({
    title,
    author: institution.name,
    language,
    createdAt: at,
    ...(compress !== undefined && { compress }),
  })
  const foot = (page: number) => `${institution.name} · ${title} · ${texts.page[language]} ${page}`
  const flow: Flow = { pdf, y: 0, page: 1, foot }
  drawHead(flow, form)
  if (form.isPreview) {
    flowText(flow, texts.preview[language], { size: 10, bold: true, color: '#a4161a' })
    flow.y += 6
  }
  flowText(flow, title, { size: 18, bold: true, role: 'H1' })
  if (people.length > 0) {
    drawHeading(flow, texts.people[language])
    for (const { label, value } of people) drawAnswer(flow, label, value, language)
  }
  for (const section of toldForm(definition, answers, { language, files, wholeCnp: true })) {
    drawHeading(flow, section.title)
    for (const line of section.lines) drawLine(flow, line, language)
  }
  drawEnd(flow, form)
  drawFoot(flow)
  return finishPdf(pdf)
}
