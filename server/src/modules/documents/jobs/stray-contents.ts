/** As many at most are removed in one night; the next goes on. */
export const MOST_STRAYS = 20_000

/** So few are removed whatever their share is. */
const FEW = 100

/**
 * Whether so much of what is stored is unknown here that the files belong to another database (an empty one behind an
 * old folder, a folder of two installations): nothing may be removed then.
 */
export function looksForeign({ stored, strays }: { stored: number; strays: number }): boolean {
  return strays > FEW && strays > stored / 2
}
