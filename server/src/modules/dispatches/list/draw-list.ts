import {
  postalKindLabels,
  type ShippingMethod,
  shippingMethodLabels,
} from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { addPage, createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { openTable, type TableColumn } from '../../../platform/pdf/open-table.ts'
import type { DispatchRow } from '../record/queries.ts'
import { listTexts as texts } from './list-texts.ts'

type Around = {
  on: string
  method: ShippingMethod
  language: Language
  institution: { name: string; address: string }
  by: string
  createdAt: Date
  compress?: boolean
}

const MARGIN = 36
const TOP = 108
/** Height of what stands under the table: the total and both signatures. */
const FOOT = 90

/** Who takes it in person signs on the line; what a carrier takes has a number of theirs. */
function columnsOf({ method, language }: Around): TableColumn[] {
  const label = (key: keyof typeof texts): string => texts[key][language]
  const inPerson = method === 'in_person'
  return [
    { label: label('position'), width: 34 },
    { label: label('number'), width: 104 },
    { label: label('ship_to'), width: 160 },
    { label: label('address'), width: 200 },
    ...(method === 'post' ? [{ label: label('kind'), width: 92 }] : []),
    { label: label(inPerson ? 'signature' : 'tracking'), width: method === 'post' ? 92 : 130 },
    { label: label('comments'), width: method === 'post' ? 88 : 142 },
  ]
}

/** Who took it; the one who signed on the screen does not sign the list again. */
const receivedBy = ({ received_by, drawn }: DispatchRow, language: Language): string =>
  drawn ? `${received_by} (${texts.on_screen[language]})` : received_by

function cellsOf(row: DispatchRow, n: number, { method, language }: Around): string[] {
  const kind = row.postal_kind === null ? '' : postalKindLabels[row.postal_kind][language]
  return [
    String(n + 1),
    `${row.number} / ${formatDate(row.registered_on)}`,
    row.ship_to,
    [row.address, row.phone].filter(Boolean).join(', '),
    ...(method === 'post' ? [kind] : []),
    method === 'in_person' ? receivedBy(row, language) : row.tracking_number,
    row.comments,
  ]
}

function drawHead({ doc, root }: Pdf, around: Around, page: number): void {
  const { language, institution, on, method, by, createdAt } = around
  const say = (text: string, y: number, size: number, font: 'regular' | 'bold' = 'regular'): void => {
    doc.font(font).fontSize(size).fillColor('#000000').text(text, MARGIN, y, { lineBreak: false })
  }
  const draw = (): void => {
    say([institution.name, institution.address].filter(Boolean).join(', '), MARGIN, 9)
    say(texts.title[language], MARGIN + 18, 15, 'bold')
    say(
      `${texts.day[language]}: ${formatDate(on)}    ${texts.method[language]}: ${shippingMethodLabels[method][language]}`,
      MARGIN + 42,
      10,
    )
  }
  if (page === 1) root.add(doc.struct('P', {}, draw))
  else {
    doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    doc.endMarkedContent()
  }
  doc.markContent('Artifact', { type: 'Pagination' })
  const at = `${formatDate(localDate(createdAt))}, ${localTime(createdAt)}`
  const foot = `${fill(texts.made[language], { by, at })}    ${fill(texts.page[language], { page })}`
  say(foot, doc.page.height - MARGIN + 6, 8)
  doc.endMarkedContent()
}

function drawFoot({ doc, root }: Pdf, y: number, count: number, language: Language): void {
  root.add(
    doc.struct('P', {}, () => {
      doc.font('bold').fontSize(10).fillColor('#000000')
      const total = count === 0 ? texts.nothing[language] : fill(texts.total[language], { count })
      doc.text(total, MARGIN, y + 10, { lineBreak: false })
      doc.font('regular')
      doc.text(texts.handed[language], MARGIN, y + 34, { lineBreak: false })
      doc.text(texts.received[language], doc.page.width / 2, y + 34, { lineBreak: false })
    }),
  )
}

/** The list of what leaves on a day, as one PDF that the post office or the addressees sign. */
export async function drawList(rows: readonly DispatchRow[], around: Around): Promise<Buffer> {
  const { on, language, institution, createdAt, compress } = around
  const pdf = await createPdf({
    title: `${texts.title[language]} ${formatDate(on)}`,
    author: institution.name,
    language,
    createdAt,
    layout: 'landscape',
    ...(compress !== undefined && { compress }),
  })
  const { doc } = pdf
  let page = 0
  const onPage = (): void => {
    page++
    if (page > 1) addPage(pdf)
    drawHead(pdf, around, page)
  }
  const table = openTable(pdf, {
    columns: columnsOf(around),
    x: MARGIN,
    top: TOP,
    bottom: doc.page.height - MARGIN - FOOT,
    size: 9,
    onPage,
  })
  for (const [n, row] of rows.entries()) table.row({ cells: cellsOf(row, n, around) })
  drawFoot(pdf, table.end(), rows.length, language)
  return finishPdf(pdf)
}
