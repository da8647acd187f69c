import { headingName } from '@hdoc/contract/gazette/gazette-choices.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { localDate, localTime } from '../../../platform/clock.ts'
import { addPage, createPdf, finishPdf, type Pdf } from '../../../platform/pdf/create-pdf.ts'
import { openTable } from '../../../platform/pdf/open-table.ts'
import { declarationTexts as texts } from './declaration-texts.ts'
import type { DeclaredRow } from './queries.ts'

type Around = {
  from: string
  to: string
  language: Language
  institution: { name: string; address: string }
  by: string
  createdAt: Date
  compress?: boolean
}

const MARGIN = 36
const TOP = 112
const FOOT = 30
/** Signs of a hash on one line. */
const HASH_LINE = 22

const instant = (at: Date): string => `${formatDate(localDate(at))}, ${localTime(at)}`

function cellsOf(row: DeclaredRow, language: Language): string[] {
  const say = (key: keyof typeof texts): string => texts[key][language]
  const what =
    row.action === 'gazette_entry.published'
      ? say('published')
      : say(row.action === 'gazette_entry.erased' ? 'gone' : 'withdrawn')
  const act = fill(say('act_of'), {
    number: row.number || '–',
    on: row.act_on === null ? '–' : formatDate(row.act_on),
  })
  const hash = (row.hash ?? '').match(new RegExp(`.{1,${HASH_LINE}}`, 'g'))?.join(' ') ?? ''
  return [
    instant(new Date(row.at)),
    what,
    [row.category_code, headingName({ code: row.category_code, name: row.category_name }, language)]
      .join(' ')
      .trim(),
    `${act}. ${row.erased ? say('erased') : row.title}`,
    row.by,
    row.seq === null ? say('unsealed') : `${row.seq}: ${hash}`,
  ]
}

function drawHead({ doc, root }: Pdf, around: Around, page: number): void {
  const { language, institution, from, to, by, createdAt } = around
  const say = (text: string, y: number, size: number, font: 'regular' | 'bold' = 'regular'): void => {
    doc.font(font).fontSize(size).fillColor('#000000').text(text, MARGIN, y, { lineBreak: false })
  }
  const draw = (): void => {
    say([institution.name, institution.address].filter(Boolean).join(', '), MARGIN, 9)
    say(texts.title[language], MARGIN + 18, 15, 'bold')
    say(fill(texts.days[language], { from: formatDate(from), to: formatDate(to) }), MARGIN + 42, 10)
    say(texts.meaning[language], MARGIN + 58, 8)
  }
  if (page === 1) root.add(doc.struct('P', {}, draw))
  else {
    doc.markContent('Artifact', { type: 'Pagination' })
    draw()
    doc.endMarkedContent()
  }
  doc.markContent('Artifact', { type: 'Pagination' })
  const foot = `${fill(texts.made[language], { by, at: instant(createdAt) })}    ${fill(texts.page[language], { page })}`
  say(foot, doc.page.height - MARGIN + 6, 8)
  doc.endMarkedContent()
}

/** What was published and withdrawn in a period, as a PDF. */
export async function drawDeclaration(rows: readonly DeclaredRow[], around: Around): Promise<Buffer> {
  const { language, institution, createdAt, compress } = around
  const label = (key: keyof typeof texts): string => texts[key][language]
  const pdf = await createPdf({
    title: label('title'),
    author: institution.name,
    language,
    createdAt,
    layout: 'landscape',
    ...(compress !== undefined && { compress }),
  })
  let page = 0
  const onPage = (): void => {
    page++
    if (page > 1) addPage(pdf)
    drawHead(pdf, around, page)
  }
  const table = openTable(pdf, {
    columns: [
      { label: label('at'), width: 92 },
      { label: label('what'), width: 80 },
      { label: label('heading'), width: 150 },
      { label: label('act'), width: 210 },
      { label: label('by'), width: 90 },
      { label: label('seal'), width: 144 },
    ],
    x: MARGIN,
    top: TOP,
    bottom: pdf.doc.page.height - MARGIN - FOOT,
    size: 8,
    onPage,
  })
  for (const row of rows) table.row({ cells: cellsOf(row, language), muted: row.erased })
  if (rows.length === 0) table.row({ cells: ['', '', '', label('nothing'), '', ''] })
  table.end()
  return finishPdf(pdf)
}
