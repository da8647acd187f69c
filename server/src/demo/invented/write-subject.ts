import { dayParts, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { companyFancies, companyWords, familyNames, menNames, streets, womenNames } from './invented-names.ts'
import { officeTemplates } from './office-templates.ts'
import type { SeededRandom } from './seeded-random.ts'
import { subjectTemplates } from './subject-templates.ts'

const months = [
  'ianuarie',
  'februarie',
  'martie',
  'aprilie',
  'mai',
  'iunie',
  'iulie',
  'august',
  'septembrie',
  'octombrie',
  'noiembrie',
  'decembrie',
] as const

export interface SubjectSetting {
  day: IsoDate
  villages: readonly string[]
  /** The two letters of the county on number plates. */
  county: string
}

type Filler = (random: SeededRandom, setting: SubjectSetting) => string
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.')
const personName = (random: SeededRandom): string =>
  `${random.pick(familyNames)} ${random.pick(random.chance(0.5) ? womenNames : menNames)}`
const letter = (random: SeededRandom): string =>
  random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'L', 'M', 'R', 'S'])

const fillers: Readonly<Record<string, Filler>> = {
  street: (random) => random.pick(streets),
  nr: (random) => `${random.int(1, 140)}${random.chance(0.1) ? 'A' : ''}`,
  village: (random, { villages }) => random.pick(villages),
  name: personName,
  company: (random) => `${random.pick(companyFancies)} ${random.pick(companyWords)} S.R.L.`,
  year: (_random, { day }) => String(dayParts(day).year),
  month: (_random, { day }) => months[dayParts(day).month - 1] ?? '',
  area: (random) => thousands(random.int(2, 95) * 100 + random.int(0, 99)),
  plot: (random) => `tarlaua ${random.int(1, 88)}, parcela ${random.int(1, 420)}`,
  car: (random, { county }) =>
    `${county} ${random.int(10, 99)} ${letter(random)}${letter(random)}${letter(random)}`,
  sum: (random) => thousands(random.int(12, 9800) * 5),
  case: (random, { day }) => `${random.int(100, 9900)}/105/${dayParts(day).year}`,
  law: (random) => String(random.int(11, 980)),
  road: (random) => random.pick(['DC 14', 'DC 22', 'DS 87', 'DJ 101', 'Morii', 'Viilor', 'Luncii']),
}

/** A believable „conținut pe scurt” for a document of this type. */
export function writeSubject(random: SeededRandom, docType: string, setting: SubjectSetting): string {
  const templates = subjectTemplates[docType] ?? officeTemplates[docType] ?? [`${docType}, {name}`]
  return random
    .pick(templates)
    .replace(/\{(\w+)\}/g, (whole, key: string) => fillers[key]?.(random, setting) ?? whole)
}
