/** The one source of the present time. Everything that needs it receives a Clock. */
export interface Clock {
  now(): Date
  /**
   * The instant at which this clock stands still (tests, the demo's history). Absent on a running clock,
   * where the database's own clock is right.
   */
  fixed?(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface ManualClock extends Clock {
  /** Moves to an instant, given as a Date or as ISO text with an offset. */
  set(instant: Date | string): void
  /** Moves forward by milliseconds. */
  advance(milliseconds: number): void
}

/** A clock that stands still until it is told to move; for tests and for the demo's history. */
export function manualClock(start: Date | string): ManualClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    fixed: () => new Date(current),
    set: (instant) => {
      current = new Date(instant)
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds)
    },
  }
}

/** Dates that people see are dates of this zone; the database keeps instants in UTC. */
export const LOCAL_ZONE = 'Europe/Bucharest'

// Building a formatter costs far more than using one. The Swedish locale writes ISO order.
const formatter = new Intl.DateTimeFormat('sv-SE', {
  timeZone: LOCAL_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

// A call asks for the day of one instant many times, and formatting is dear.
let last = { second: Number.NaN, text: '' }

/** The wall clock of Romania at an instant, as `YYYY-MM-DDTHH:mm:ss`. */
export function localDateTime(instant: Date): string {
  const second = Math.floor(instant.getTime() / 1000)
  if (second !== last.second) last = { second, text: formatter.format(instant).replace(' ', 'T') }
  return last.text
}

/** The Romanian calendar day of an instant, as `YYYY-MM-DD`. */
export function localDate(instant: Date): string {
  return localDateTime(instant).slice(0, 10)
}

/** The Romanian hour and minute of an instant, as `HH:mm`. */
export function localTime(instant: Date): string {
  return localDateTime(instant).slice(11, 16)
}

export function localYear(instant: Date): number {
  return Number(localDateTime(instant).slice(0, 4))
}

/**
 * The instant at which a Romanian wall clock shows `YYYY-MM-DD`, optionally with `THH:mm:ss`. For an hour
 * that does not exist (clocks go forward) it gives the instant after the jump. For an hour that comes twice
 * (clocks go back) it gives the first of the two.
 */
export function instantOfLocal(local: string): Date {
  const wall = Date.parse(`${local.length === 10 ? `${local}T00:00:00` : local}Z`)
  const offsetAt = (instant: number): number => Date.parse(`${localDateTime(new Date(instant))}Z`) - instant
  const before = wall - offsetAt(wall - 86_400_000)
  if (offsetAt(before) === wall - before) return new Date(before)
  const after = wall - offsetAt(wall + 86_400_000)
  return new Date(offsetAt(after) === wall - after ? after : before)
}

/** The first instant of a Romanian calendar day given as `YYYY-MM-DD`. */
export function startOfLocalDay(day: string): Date {
  return instantOfLocal(day)
}
