import type { Bilingual } from './bilingual.ts'
import { addDays, dayParts, type IsoDate, toIsoDate } from './local-date.ts'

/** `source`: the law by which the day is free. */
export type Holiday = { date: IsoDate; name: Bilingual; source: string }

type Rule = { name: Bilingual; source: string; since?: number } & (
  | { month: number; day: number }
  | { easter: number }
)

const LABOUR_CODE = 'Codul muncii (Legea 53/2003), art. 139 alin. (1)'
const by = (law: string) => `${LABOUR_CODE}, ${law}`

/** Free days by law. `since`: first year, for those added later; `easter`: days after Orthodox Easter Sunday. */
const RULES: readonly Rule[] = [
  { month: 1, day: 1, name: { ro: 'Anul Nou', en: "New Year's Day" }, source: LABOUR_CODE },
  {
    month: 1,
    day: 2,
    name: { ro: 'A doua zi de Anul Nou', en: 'Second day of New Year' },
    source: LABOUR_CODE,
  },
  {
    month: 1,
    day: 6,
    since: 2024,
    name: { ro: 'Botezul Domnului (Boboteaza)', en: 'Epiphany' },
    source: by('Legea 52/2023'),
  },
  {
    month: 1,
    day: 7,
    since: 2024,
    name: { ro: 'Soborul Sfântului Proroc Ioan Botezătorul', en: 'Synaxis of Saint John the Baptist' },
    source: by('Legea 52/2023'),
  },
  {
    month: 1,
    day: 24,
    since: 2017,
    name: { ro: 'Ziua Unirii Principatelor Române', en: 'Union of the Romanian Principalities' },
    source: by('Legea 176/2016'),
  },
  { easter: -2, since: 2018, name: { ro: 'Vinerea Mare', en: 'Good Friday' }, source: by('Legea 64/2018') },
  { easter: 0, name: { ro: 'Paștele', en: 'Easter Sunday' }, source: LABOUR_CODE },
  { easter: 1, name: { ro: 'A doua zi de Paști', en: 'Easter Monday' }, source: LABOUR_CODE },
  { month: 5, day: 1, name: { ro: 'Ziua Muncii', en: 'Labour Day' }, source: LABOUR_CODE },
  {
    month: 6,
    day: 1,
    since: 2017,
    name: { ro: 'Ziua Copilului', en: "Children's Day" },
    source: by('Legea 220/2016'),
  },
  { easter: 49, name: { ro: 'Rusaliile', en: 'Pentecost Sunday' }, source: LABOUR_CODE },
  { easter: 50, name: { ro: 'A doua zi de Rusalii', en: 'Pentecost Monday' }, source: LABOUR_CODE },
  {
    month: 8,
    day: 15,
    name: { ro: 'Adormirea Maicii Domnului', en: 'Dormition of the Mother of God' },
    source: LABOUR_CODE,
  },
  {
    month: 11,
    day: 30,
    since: 2012,
    name: { ro: 'Sfântul Apostol Andrei', en: 'Saint Andrew' },
    source: by('Legea 147/2012'),
  },
  {
    month: 12,
    day: 1,
    name: { ro: 'Ziua Națională a României', en: 'National Day of Romania' },
    source: LABOUR_CODE,
  },
  { month: 12, day: 25, name: { ro: 'Crăciunul', en: 'Christmas Day' }, source: LABOUR_CODE },
  {
    month: 12,
    day: 26,
    name: { ro: 'A doua zi de Crăciun', en: 'Second day of Christmas' },
    source: LABOUR_CODE,
  },
]

/**
 * Orthodox Easter Sunday as a day of the civil calendar: Julian computation (Meeus) moved by 13 days, hence valid
 * for 1900 to 2099.
 */
export function orthodoxEaster(year: number): IsoDate {
  const lunar = (19 * (year % 19) + 15) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) - lunar + 34) % 7
  const offset = lunar + sunday + 114
  return addDays(toIsoDate(year, Math.floor(offset / 31), (offset % 31) + 1), 13)
}

const dateOf = (rule: Rule, year: number) =>
  'easter' in rule ? addDays(orthodoxEaster(year), rule.easter) : toIsoDate(year, rule.month, rule.day)

const cache = new Map<number, readonly Holiday[]>()

/** Legal holidays of a year, by date. Two may share a day (1 June and Pentecost Monday in 2026). */
export function holidaysOfYear(year: number): readonly Holiday[] {
  const known = cache.get(year)
  if (known) return known
  const list = RULES.filter((rule) => (rule.since ?? 0) <= year)
    .map((rule) => ({ date: dateOf(rule, year), name: rule.name, source: rule.source }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  cache.set(year, list)
  return list
}

/** The legal holidays of one day; empty on an ordinary day. */
export function holidaysOn(date: IsoDate): readonly Holiday[] {
  return holidaysOfYear(dayParts(date).year).filter((holiday) => holiday.date === date)
}
