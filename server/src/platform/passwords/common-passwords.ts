import { readFileSync } from 'node:fs'

const DATA = new URL('../../../data/common-passwords.txt', import.meta.url)

let known: ReadonlySet<string> | undefined

/** Read when the first password is chosen: 0.3 MB that most processes never need. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(readFileSync(DATA, 'utf8').split('\n').filter(Boolean))
  return known
}
