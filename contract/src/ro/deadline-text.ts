import type { Bilingual, Lang } from './bilingual.ts'
import { formatDate, weekdayName } from './date-format.ts'
import { type ComputedReason, type DayOff, type DeadlineReason, deadlineLaw } from './deadline.ts'
import { type CountedNoun, countOf } from './plural.ts'

const CALENDAR_DAYS: CountedNoun = {
  ro: { one: 'zi calendaristică', many: 'zile calendaristice' },
  en: { one: 'calendar day', many: 'calendar days' },
}
const WORKING_DAYS: CountedNoun = {
  ro: { one: 'zi lucrătoare', many: 'zile lucrătoare' },
  en: { one: 'working day', many: 'working days' },
}
const WEEKEND_DAYS: CountedNoun = {
  ro: { one: 'zi de weekend', many: 'zile de weekend' },
  en: { one: 'weekend day', many: 'weekend days' },
}

/** „ (Crăciunul)”; nothing for a day without a name. */
function namesOf(day: DayOff, lang: Lang): string {
  return day.names.length > 0 ? ` (${day.names.map((name) => name[lang]).join('; ')})` : ''
}

function describeDayOff(day: DayOff, lang: Lang): string {
  const date = formatDate(day.date)
  if (day.kind === 'weekend') {
    const weekday = weekdayName(day.date)[lang]
    return lang === 'ro' ? `${date} este ${weekday}` : `${date} is a ${weekday}`
  }
  const what: Bilingual =
    day.kind === 'holiday'
      ? { ro: 'este sărbătoare legală', en: 'is a public holiday' }
      : { ro: 'este zi liberă în instituție', en: 'is a day off at the institution' }
  return `${date} ${what[lang]}${namesOf(day, lang)}`
}

function movedText(moved: readonly DayOff[], date: string, lang: Lang): string {
  const why = moved.map((day) => describeDayOff(day, lang)).join(', ')
  const where = formatDate(date)
  return lang === 'ro' ? `${why}, termenul se mută la ${where}` : `${why}, the deadline moves to ${where}`
}

/** Weekends as a number, since a long term passes many; holidays and local free days each by date and name. */
function skippedText(skipped: readonly DayOff[], lang: Lang): string {
  const weekends = skipped.filter((day) => day.kind === 'weekend').length
  const named = skipped
    .filter((day) => day.kind !== 'weekend')
    .map((day) => `${formatDate(day.date)}${namesOf(day, lang)}`)
  const list = [...(weekends > 0 ? [countOf(weekends, WEEKEND_DAYS, lang)] : []), ...named].join(', ')
  return lang === 'ro' ? `nu se numără: ${list}` : `not counted: ${list}`
}

/** „15 zile lucrătoare”. */
function termText(reason: ComputedReason, lang: Lang): string {
  if (reason.code === 'none') return lang === 'ro' ? 'Fără termen' : 'No deadline'
  return countOf(reason.days, reason.code === 'calendar' ? CALENDAR_DAYS : WORKING_DAYS, lang)
}

function computedText(reason: ComputedReason, lang: Lang): string {
  const term = termText(reason, lang)
  if (reason.code === 'none') return term
  if (reason.code === 'calendar')
    return reason.moved.length === 0 ? term : `${term}; ${movedText(reason.moved, reason.date, lang)}`
  return reason.skipped.length === 0 ? term : `${term}; ${skippedText(reason.skipped, lang)}`
}

/** „30 de zile calendaristice; prelungit de la 21.12.2026 cu 15 zile calendaristice”. */
function render(reason: DeadlineReason, lang: Lang): string {
  if (reason.code !== 'extended') return computedText(reason, lang)
  const since = reason.from === null ? '' : ` ${lang === 'ro' ? 'de la' : 'from'} ${formatDate(reason.from)}`
  const added = reason.step
    ? `${lang === 'ro' ? 'cu' : 'by'} ${computedText(reason.step, lang)}`
    : `${lang === 'ro' ? 'până la' : 'to'} ${formatDate(reason.date)}`
  const extension = `${lang === 'ro' ? 'prelungit' : 'extended'}${since} ${added}`
  if (reason.base) return `${computedText(reason.base, lang)}; ${extension}`
  return extension.charAt(0).toUpperCase() + extension.slice(1)
}

/** What gave the deadline its day: the term, or the last extension. */
function sourceText(reason: DeadlineReason, lang: Lang): string {
  if (reason.code !== 'extended') return termText(reason, lang)
  const extended = lang === 'ro' ? 'Prelungit' : 'Extended'
  return reason.step ? `${extended} ${lang === 'ro' ? 'cu' : 'by'} ${termText(reason.step, lang)}` : extended
}

function renderLine(reason: DeadlineReason, lang: Lang, law: string): string {
  const source = sourceText(reason, lang)
  if (reason.code === 'none') return source
  const date = formatDate(reason.date)
  const until = lang === 'ro' ? `până la ${date}` : `until ${date}`
  const isExtendedToDay = reason.code === 'extended' && !reason.step
  const line = isExtendedToDay ? `${source} ${until}` : `${source}, ${until}`
  return law === '' ? line : `${line} · ${law}`
}

/**
 * A deadline in one line, as it is printed, mailed and shown: „15 zile lucrătoare, până la 15.12.2026 · Legea
 * 50/1991, art. 6”. The days that moved it stand in `deadlineText`.
 */
export function deadlineLine(reason: DeadlineReason, law: string = deadlineLaw(reason)): Bilingual {
  return { ro: renderLine(reason, 'ro', law), en: renderLine(reason, 'en', law) }
}

/** The whole calculation of a deadline, in both languages. */
export function deadlineText(reason: DeadlineReason): Bilingual {
  return { ro: render(reason, 'ro'), en: render(reason, 'en') }
}
