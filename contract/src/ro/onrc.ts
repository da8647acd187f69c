export type OnrcProblem = 'format' | 'county' | 'serial' | 'year' | 'control'

/** J companies, F natural persons and families, C cooperatives. `county` is null for firms numbered without one. */
export type OnrcNumber = {
  form: 'old' | 'new'
  type: 'J' | 'F' | 'C'
  county: number | null
  serial: number
  year: number
}

type Reading = { number: OnrcNumber; problem: OnrcProblem | null }

const OLD = /^([JFC])(\d{1,2})\/(\d{1,6})\/(?:\d{2}\.\d{2}\.)?(\d{4})$/
const NEW = /^([JFC])(\d{4})(\d{6})(\d{2})(\d)$/
const FIRST_YEAR = 1990

const isCounty = (n: number) => (n >= 1 && n <= 40) || n === 51 || n === 52
const compact = (raw: string) =>
  raw
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^ROONRC\./, '')

/**
 * Letter's code plus the digits, modulo 10. Derived from published numbers, not from
 * a norm: so it only warns.
 */
function controlDigitOf(type: string, digits: string): number {
  return Array.from(digits, Number).reduce((sum, digit) => sum + digit, type.charCodeAt(0)) % 10
}

function problemOf(number: OnrcNumber, maxYear: number): OnrcProblem | null {
  if (number.county !== null && !isCounty(number.county)) return 'county'
  if (number.serial === 0) return 'serial'
  return number.year < FIRST_YEAR || number.year > maxYear ? 'year' : null
}

function read(raw: string, maxYear: number): Reading | null {
  const text = compact(raw)
  const old = OLD.exec(text)
  if (old) {
    const number: OnrcNumber = {
      form: 'old',
      type: old[1] as OnrcNumber['type'],
      county: Number(old[2]),
      serial: Number(old[3]),
      year: Number(old[4]),
    }
    return { number, problem: problemOf(number, maxYear) }
  }
  const fresh = NEW.exec(text)
  if (!fresh) return null
  const [, type = '', year = '', serial = '', county = '', control] = fresh
  const number: OnrcNumber = {
    form: 'new',
    type: type as OnrcNumber['type'],
    county: county === '00' ? null : Number(county),
    serial: Number(serial),
    year: Number(year),
  }
  const wrongControl = controlDigitOf(type, year + serial + county) !== Number(control)
  return { number, problem: problemOf(number, maxYear) ?? (wrongControl ? 'control' : null) }
}

/**
 * Trade register number: old `J40/123/2020` (also with a full date in place of the year) or, since 26 July 2024,
 * `J2002000372404`; the European prefix `ROONRC.` is allowed. `maxYear` is the present year.
 */
export function checkOnrc(raw: string, maxYear: number): OnrcProblem | null {
  const reading = read(raw, maxYear)
  return reading ? reading.problem : 'format'
}

/** The control digit has no published norm, so a mismatch warns and does not refuse. */
export function onrcBlocks(problem: OnrcProblem | null): boolean {
  return problem !== null && problem !== 'control'
}

/** The parts of a number; null when anything is wrong, the control digit included. */
export function parseOnrc(raw: string, maxYear: number): OnrcNumber | null {
  const reading = read(raw, maxYear)
  return reading && reading.problem === null ? reading.number : null
}

/** `J40/372/2002`, `J2002000372404`: one spelling to store and to compare. The new form keeps its year and serial. */
export function formatOnrc(number: OnrcNumber): string {
  if (number.form === 'old') return `${number.type}${number.county ?? 0}/${number.serial}/${number.year}`
  const county = String(number.county ?? 0).padStart(2, '0')
  const digits = `${number.year}${String(number.serial).padStart(6, '0')}${county}`
  return `${number.type}${digits}${controlDigitOf(number.type, digits)}`
}

/**
 * The one spelling of what somebody typed: „ROONRC.J2002000372404”, „j40 / 372 / 12.03.2002”. A control digit that is
 * taken with a warning stays as typed; what cannot be read stays as it is.
 */
export function normaliseOnrc(raw: string): string {
  const reading = read(raw, Number.POSITIVE_INFINITY)
  if (!reading) return raw
  return reading.number.form === 'old' ? formatOnrc(reading.number) : compact(raw)
}

/** The number that a firm with an old number bears since 2024. */
export function toNewOnrc(number: OnrcNumber): OnrcNumber {
  return { ...number, form: 'new' }
}
