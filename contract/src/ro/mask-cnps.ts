import { checkCnp, cnpBlocks, maskCnp } from './cnp.ts'

const LENGTH = 13
const CONTIGUOUS = /\d{13}/g
const DIGIT_RUN = /\d(?:[\s.-]?\d){12,}/g
/** A day by which everybody is born: who may be born later is nobody's question here. */
const ANY_DAY = '9999-12-31'

/** Whether groups of digits that follow one another are a CNP that is not refused: born on a day, with its control digit. */
function holdsOne(groups: readonly string[]): boolean {
  const digits = groups.join('')
  const starts: number[] = []
  const ends = new Set<number>()
  let at = 0
  for (const { length } of groups) {
    starts.push(at)
    at += length
    ends.add(at)
  }
  return starts.some(
    (start) => ends.has(start + LENGTH) && !cnpBlocks(checkCnp(digits.slice(start, start + LENGTH), ANY_DAY)),
  )
}

/**
 * A text with everything masked that may be a CNP, in whatever way its digits are spaced, among other words or digits. Thirteen
 * digits by themselves are taken for one also when somebody mistyped them. A longer run of spaced digits, two phone numbers for
 * example, is masked whole where some of its groups are a CNP.
 */
export const maskCnpsIn = (text: string): string =>
  text.replace(CONTIGUOUS, maskCnp).replace(DIGIT_RUN, (run) => {
    const digits = run.replace(/\D/g, '')
    if (digits.length === LENGTH) return maskCnp(digits)
    return holdsOne(run.match(/\d+/g) ?? []) ? '*'.repeat(digits.length) : run
  })
