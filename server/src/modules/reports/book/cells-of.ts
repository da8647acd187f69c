import { statusLabels } from '@hdoc/contract/documents/status/document-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { type BookColumn, bookColumns, bookTexts as texts } from './book-texts.ts'
import type { BookLine, DocumentContent, ReservationContent } from './queries/lines.ts'

const shown = (day: string | null): string => (day === null ? '' : formatDate(day))

function annulled(
  { reason, ended_by, ended_on }: Pick<DocumentContent, 'reason' | 'ended_by' | 'ended_on'>,
  lang: Language,
): string {
  return fill(texts.annulled[lang], { on: shown(ended_on), by: ended_by ?? '', reason: reason ?? '' })
}

function ofDocument(content: DocumentContent, lang: Language): Partial<Record<BookColumn, string>> {
  const { category, party, department } = content
  const label = statusLabels[String(content.status)]?.[lang] ?? ''
  const outcome = content.ended_on === null ? label : annulled(content, lang)
  const external = [content.external_number, shown(content.external_date)].filter(Boolean).join(' / ')
  // The external number of an outgoing paper is the one that it answers, not one that somebody else gave it.
  const isReply = category === 'iesire'
  const main = content.main_number && fill(texts.main[lang], { number: content.main_number })
  const further = content.further && fill(texts.further[lang], { numbers: content.further.join(', ') })
  return {
    external: isReply ? '' : external,
    sender: category === 'intrare' ? party : '',
    addressee: category === 'iesire' ? party : '',
    subject: content.subject,
    department: department ?? '',
    dispatched: shown(content.dispatched_on),
    outcome: content.is_test ? `${texts.test[lang]} · ${outcome}` : outcome,
    connected: [main, further, ...(content.linked ?? []), isReply && external].filter(Boolean).join(', '),
  }
}

function ofReservation(
  content: ReservationContent,
  isReleased: boolean,
  lang: Language,
): Partial<Record<BookColumn, string>> {
  const { by, on, note } = content
  return {
    subject: fill(texts[note ? 'reserved_for' : 'reserved'][lang], { by, on: shown(on), note }),
    outcome: isReleased ? annulled(content, lang) : texts.not_used[lang],
  }
}

/** What a line of the book says, column by column. */
export function cellsOf(line: BookLine, lang: Language): string[] {
  const contents = (): Partial<Record<BookColumn, string>> => {
    if (line.content === null) return { subject: texts.hidden[lang] }
    return 'category' in line.content
      ? ofDocument(line.content, lang)
      : ofReservation(line.content, line.entry === 'released', lang)
  }
  const cells: Partial<Record<BookColumn, string>> = {
    position: String(line.position),
    number: line.number,
    date: formatDate(line.numbered_on),
    ...contents(),
  }
  return bookColumns.map(({ name }) => cells[name] ?? '')
}

/** An annulled number stays to be read, struck through. */
export const isStruck = (line: BookLine): boolean => line.content?.ended_on != null
