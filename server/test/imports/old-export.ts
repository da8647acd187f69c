import { addDays } from '@hdoc/contract/ro/local-date.ts'

/** What an export of another system lacks, doubles or writes wrongly, by row of the file (the head is row 1). */
export interface OldExport {
  /** Cells, the head first. */
  rows: readonly (readonly string[])[]
  /** Rows that must be refused. */
  bad: readonly number[]
  /** Documents whose number another document of the year has too. */
  repeated: number
  /** Numbers that no document bears, between the first and the last of each year. */
  missing: number
}

const oldHead = [
  'Nr. înregistrare',
  'Data înregistrării',
  'Sens',
  'Tip document',
  'Petent / Destinatar',
  'Conținut pe scurt',
  'Serviciu',
  'Operator',
  'Stadiu',
  'Termen',
  'Data soluționării',
  'Răspuns la',
  'Observații',
] as const

const people = [
  'Popescu Ion',
  'Țăranu Ștefania',
  'Ionescu Maria',
  'S.C. Brâncovan Construct S.R.L.',
  'Müller Käthe',
  'Școala Gimnazială nr. 2',
]
const subjects = [
  'Cerere adeverință de rol',
  'Solicitare certificat de urbanism',
  'Sesizare câini fără stăpân',
  'Adresă privind situația școlară',
  'Contestație impozit clădiri',
]
const written = (day: string): string => day.split('-').reverse().join('.')

/**
 * A register as an older system exports it: two years, every number with its day, dates of two forms, numbers left out (every
 * 17th) and given twice (every 29th), answers that name what they answer, rows without a type, and a few that are wrong.
 */
export function oldExport(count: number): OldExport {
  const rows: string[][] = [[...oldHead]]
  const bad: number[] = []
  let repeated = 0
  let missing = 0
  let number = 0
  const half = Math.ceil(count / 2)
  for (let n = 0; n < count; n++) {
    if (n === half) number = 0
    const year = n < half ? 2018 : 2019
    const place = n < half ? n : n - half
    const day = addDays(`${year}-01-03`, Math.floor((place * 350) / half))
    const repeats = place % 29 === 28
    if (!repeats) {
      number++
      // Only a number between two that stand is missing.
      if (place % 17 === 16 && place < half - 30) {
        number++
        missing++
      }
    } else repeated++
    const isOut = place % 3 === 2
    const form = place % 2 === 0 ? [String(number), written(day)] : [`${number}/${written(day)}`, '']
    const isBad = place % 97 === 50
    rows.push([
      isBad ? '' : (form[0] ?? ''),
      form[1] ?? '',
      isOut ? 'Ieșire' : 'Intrare',
      place % 11 === 5 ? '' : isOut ? 'Răspuns' : 'Cerere',
      people[place % people.length] ?? '',
      `${subjects[place % subjects.length]} ${n + 1}`,
      '',
      place % 4 === 0 ? 'Gina Liliacu' : 'Operator vechi',
      place % 5 === 0 ? 'Clasat' : 'Soluționat',
      '',
      place % 3 === 1 && !isBad ? written(addDays(day, place % 7)) : '',
      isOut && number > 1 && !repeats ? `${number - 1}` : '',
      place % 13 === 0 ? 'Vezi dosarul 4; raftul 2' : '',
    ])
    if (isBad) {
      bad.push(n + 2)
      // Its number stands nowhere then.
      if (repeats) repeated--
      else missing++
    }
  }
  return { rows, bad, repeated, missing }
}

const high: Readonly<Record<string, number>> = {
  ă: 0xe3,
  Ă: 0xc3,
  â: 0xe2,
  Â: 0xc2,
  î: 0xee,
  Î: 0xce,
  ş: 0xba,
  Ş: 0xaa,
  ţ: 0xfe,
  Ţ: 0xde,
  ü: 0xfc,
  ä: 0xe4,
}
const cedilla: Readonly<Record<string, string>> = { ș: 'ş', Ș: 'Ş', ț: 'ţ', Ț: 'Ţ' }

/** The rows as a CSV of an old Windows program: semicolons, windows-1250, letters with cedilla. */
export function asWindows1250({ rows }: Pick<OldExport, 'rows'>): Buffer {
  const cell = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const text = rows.map((row) => row.map(cell).join(';')).join('\r\n')
  const bytes = Buffer.alloc(text.length)
  let at = 0
  for (const sign of text) {
    const old = cedilla[sign] ?? sign
    bytes[at++] = high[old] ?? old.charCodeAt(0)
  }
  return bytes.subarray(0, at)
}
