import { readFileSync } from 'node:fs'

const DATA = new URL('../../../data/common-passwords.txt', import.meta.url)

let known: ReadonlySet<string> | undefined

/**
 * The list of common passwords. It is read when the first password is chosen: most
 * processes never need its 0.3 MB.
 */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(readFileSync(DATA, 'utf8').split('\n').filter(Boolean))
  return known
}
