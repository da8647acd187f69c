import type { SeededRandom } from './seeded-random.ts'

const LETTERS = [...'abcdefghijkmnpqrstuvwxyz23456789']
const LENGTH = 20

/**
 * Makes a code in the form of a private tracking code. It can be foretold, so it is for invented documents
 * only.
 */
export function inventedTrackingCode(random: SeededRandom): string {
  let code = ''
  while (code.length < LENGTH) code += random.pick(LETTERS)
  return code
}
