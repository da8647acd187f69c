import type { SeededRandom } from './seeded-random.ts'

const LETTERS = [...'abcdefghijkmnpqrstuvwxyz23456789']
const LENGTH = 20

/** The form of a private code, but it can be foretold: for invented documents only. */
export function inventedTrackingCode(random: SeededRandom): string {
  let code = ''
  while (code.length < LENGTH) code += random.pick(LETTERS)
  return code
}
