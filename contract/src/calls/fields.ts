import { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'
import { checkCnp } from '../ro/cnp.ts'
import { checkCui, normaliseCui } from '../ro/cui.ts'
import { isWrittenAbroad, normaliseContactPhone, normalisePhone, writePhone } from '../ro/phone.ts'
import { foldDiacritics } from '../ro/search-key.ts'

/** Control characters (C0 and C1) except line feed, carriage return and tab. */
const isControl = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return (code < 32 && code !== 9 && code !== 10 && code !== 13) || (code >= 127 && code < 160)
}

/** Marks of writing direction: unseen, and what follows them is shown turned round, with all that stands behind it. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Half of a surrogate pair is no letter; the database refuses it inside JSON. */
const isWellFormed = (value: string): boolean => !/\p{Surrogate}/u.test(value)

/**
 * A text that a person writes: trimmed, cedilla letters folded to comma ones, without marks of writing direction; no control
 * characters, no halves of surrogate pairs.
 */
export const text = (maximum: number) =>
  z
    .string()
    .transform((value) => foldDiacritics(value).replace(directionMarks, '').trim())
    .pipe(
      z
        .string()
        .max(maximum)
        .refine((value) => isWellFormed(value) && ![...value].some(isControl), invalid('invalid')),
    )
export const requiredText = (maximum: number) => text(maximum).pipe(z.string().min(1))
/** '' and a missing field mean the same: nothing. */
export const optionalText = (maximum: number) => text(maximum).default('')

const calendarDay = (value: string) =>
  z.iso.date().safeParse(value).success && value >= '1900-01-01' && value <= '2200-12-31'
/** A local calendar day, YYYY-MM-DD, from 1900 to 2200. */
export const day = z.string().refine(calendarDay, invalid('date'))
export const optionalDay = day.nullable().default(null)

export const optionalEmail = text(200)
  .refine((value) => value === '' || z.email().safeParse(value).success, invalid('email'))
  .default('')
export const optionalPhone = text(40)
  .refine((value) => value === '' || normalisePhone(value) !== null, invalid('phone'))
  .transform(writePhone)
  .default('')
/** As `optionalPhone`, and a number of another country with its prefix: whom one calls may live abroad. */
export const optionalContactPhone = text(40)
  .superRefine((value, context) => {
    if (value === '' || normaliseContactPhone(value) !== null) return
    context.addIssue({ code: 'custom', ...invalid(isWrittenAbroad(value) ? 'phone_abroad' : 'phone') })
  })
  .transform(writePhone)
  .default('')
export const optionalCui = text(20)
  .refine((value) => value === '' || checkCui(value) === null, invalid('cui'))
  .transform((value) => (value === '' ? '' : (normaliseCui(value)?.cui ?? '')))
  .default('')
/**
 * Refuses a wrong form, date or control digit; an odd county code passes, because some real CNPs have one.
 */
export const optionalCnp = text(20)
  .transform((value) => value.replace(/[\s-]/g, ''))
  .superRefine((value, context) => {
    const problem = value === '' ? null : checkCnp(value, '2200-01-01')
    if (problem && problem !== 'county') context.addIssue({ code: 'custom', ...invalid(`cnp_${problem}`) })
  })
  .default('')
export const optionalPostalCode = text(10)
  .refine((value) => value === '' || /^\d{6}$/.test(value), invalid('postal_code'))
  .default('')
