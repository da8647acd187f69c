import { dayParts, type IsoDate } from '../ro/local-date.ts'

/** The last year in which a paper of that day is kept: years are counted from the first of January after it. */
export const keptUntil = (registeredOn: IsoDate, years: number): number => dayParts(registeredOn).year + years
