import { pathKey } from './file-names.ts'

/** A file of an archive, by what is compared. */
type Candidate = { path_key: string }

/**
 * The files that a name of the table means, among those whose path ends so: one that is written whole, with its folders, means its
 * file alone.
 */
export function meantBy<C extends Candidate>(name: string, candidates: readonly C[]): readonly C[] {
  const key = pathKey(name)
  const whole = candidates.filter(({ path_key: path }) => path === key)
  return key.includes('/') && whole.length === 1 ? whole : candidates
}
