import { checkCnp, cnpBlocks, maskCnp } from './cnp.ts'

const CONTIGUOUS = /\d{13}/g
const DIGIT_RUN = /\d(?:[\s.-]?\d){12,}/g
/** A day by which everybody is born: who may be born later is nobody's question here. */
const ANY_DAY = '9999-12-31'

/** Whether groups of digits that follow one another are a CNP that is not refused: born on a day, with its control digit. */
function holdsOne(groups: readonly string[]): boolean {
  const from = groups.map((_, at) => groups.slice(at).join(''))
  const ends = from.map((digits) => digits.length)
  return from.some((digits) => {
    const isWhole = digits.length === 13 || ends.includes(digits.length - 13)
    return isWhole && !cnpBlocks(checkCnp(digits.slice(0, 13), ANY_DAY))
  })
}

/**
 * A text with everything masked that may be a CNP, in whatever way its digits are spaced, among other words or digits. Thirteen
 * digits by themselves are taken for one also when somebody mistyped them. A longer run of spaced digits, two phone numbers for
 * example, is masked whole where some of its groups are a CNP.
 */
export const maskCnpsIn = (text: string): string =>
  text.replace(CONTIGUOUS, maskCnp).replace(DIGIT_RUN, (run) => {
    const digits = run.replace(/\D/g, '')
    if (digits.length === 13) return maskCnp(digits)
    return holdsOne(run.match(/\d+/g) ?? []) ? '*'.repeat(digits.length) : run
  })
