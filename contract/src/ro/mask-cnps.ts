import { maskCnp } from './cnp.ts'

const CONTIGUOUS = /\d{13}/g
const DIGIT_RUN = /\d(?:[\s.-]?\d){12,}/g
/** Thirteen digits that begin as a CNP does: sex, year, month and day. */
const CNP_LIKE = /[1-9]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}/

/**
 * A text with everything masked that may be a CNP, in whatever way its digits are spaced, among other words or digits. Of a
 * longer run of spaced digits nobody can say which of them are one, so it is masked whole.
 */
export const maskCnpsIn = (text: string): string =>
  text.replace(CONTIGUOUS, maskCnp).replace(DIGIT_RUN, (run) => {
    const digits = run.replace(/\D/g, '')
    if (digits.length === 13) return maskCnp(digits)
    return CNP_LIKE.test(digits) ? '*'.repeat(digits.length) : run
  })
