import { z } from 'zod'

const digits = /^(?:0|[1-9]\d{0,14})$/
/**
 * '' and null become missing, digits become their number; any other value stays as it is
 * for the schema to refuse.
 */
const read = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined
  return typeof value === 'string' && digits.test(value) ? Number(value) : value
}

/**
 * A whole number in a body, query or address; in text it has one spelling: no sign,
 * exponent, blank or leading zero.
 */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(read, z.number().int().min(least).max(most))

/** An id; 15 digits keep it exact in JavaScript. '', null and 0 count as missing. */
export const idSchema = z.preprocess((value) => {
  const id = read(value)
  return id === 0 ? undefined : id
}, z.number().int().positive().max(999_999_999_999_999))
