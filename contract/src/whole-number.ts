import { z } from 'zod'

const digits = /^(?:0|[1-9]\d{0,14})$/
/** What was left empty is missing; digits are their number; all else stays what it is, and no number. */
const read = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined
  return typeof value === 'string' && digits.test(value) ? Number(value) : value
}

/** A whole number in a body, query or address; in text it has one spelling: no sign, exponent, blank or leading zero. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(read, z.number().int().min(least).max(most))

/** An id; 15 digits keep it exact in JavaScript. A reference left empty is missing, in whatever way it was left so. */
export const idSchema = z.preprocess((value) => {
  const id = read(value)
  return id === 0 ? undefined : id
}, z.number().int().positive().max(999_999_999_999_999))
