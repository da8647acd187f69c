import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { countOf, formatInteger } from '@hdoc/contract/ro/plural.ts'
import { fill, type Language } from '@hdoc/contract/texts/languages.ts'
import { localDate } from '../../../platform/clock.ts'
import { bookNouns as nouns, bookTexts as texts } from './book-texts.ts'
import type { BookRow } from './queries/books.ts'
import type { BookSummary } from './queries/snapshot.ts'
import { isClosing } from './rules.ts'
import { type BookFrame, madeText, maskedText, type SnapshotBook } from './volume-facts.ts'

const kinds = ['documents', 'annulled', 'further', 'further_annulled', 'reserved', 'released'] as const

/**
 * Says what the lines are. Each line is counted once, so that the figures add up to the total beside them. ''
 * when there are no lines.
 */
export function countedText(summary: Pick<BookSummary, (typeof kinds)[number]>, lang: Language): string {
  const there = kinds.filter((kind) => summary[kind] > 0)
  if (there.length === 0) return ''
  return fill(texts.of_which[lang], {
    counts: there.map((kind) => countOf(summary[kind], nouns[kind], lang)).join('; '),
    lines: countOf(
      there.reduce((sum, kind) => sum + summary[kind], 0),
      nouns.lines,
      lang,
    ),
  })
}

export type Minute = { title: string; paragraphs: string[]; law: string }

/**
 * The minute at the end of the last volume. For a period that is not over it is an extract, which closes
 * nothing.
 */
export function closingMinute(book: SnapshotBook, frame: BookFrame, volumes: BookRow['ready']): Minute {
  const { language: lang, summary } = book
  const at = new Date(book.snapshot_at)
  const closing = isClosing(book, at)
  const count = (noun: keyof typeof nouns, n: number) => countOf(n, nouns[noun], lang)
  const paragraphs = [
    fill(texts[closing ? 'closing_what' : 'extract_what'][lang], {
      date: formatDate(localDate(at)),
      register: frame.register.name,
      code: frame.register.code,
      institution: frame.institution.name,
      from: formatDate(book.period_from),
      to: formatDate(book.period_to),
    }),
    fill(texts.whole[lang], { volumes: count('volumes', book.volumes), lines: count('lines', book.lines) }),
    ...(book.lines === 0 ? [texts.empty[lang]] : []),
    ...summary.series.map(({ series, first, last, numbers, missing, repeated }) =>
      fill(
        texts[typeof repeated === 'number' ? 'series_history' : missing === 0 ? 'series' : 'series_gaps'][
          lang
        ],
        {
          series,
          from: first,
          to: last,
          lines: count('lines', numbers),
          missing: formatInteger(missing, lang),
          repeated: formatInteger(repeated ?? 0, lang),
        },
      ),
    ),
    countedText(summary, lang),
    ...volumes.slice(0, MOST_LISTED).map(({ volume, pages, lines, first_number, last_number }) =>
      fill(texts.of_volume[lang], {
        volume,
        pages: count('pages', pages),
        lines: count('lines', lines),
        from: first_number,
        to: last_number,
      }),
    ),
    maskedText(book),
    madeText(book),
  ]
  return {
    title: texts[closing ? 'closing' : 'extract'][lang],
    paragraphs: paragraphs.filter(Boolean),
    law: texts.law[lang],
  }
}
/** Most volumes told one by one; a book of 500,000 lines has 250. */
const MOST_LISTED = 260
