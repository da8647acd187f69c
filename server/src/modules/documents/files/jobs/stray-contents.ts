/** Most contents removed in one night; the next night goes on. */
export const MOST_STRAYS = 20_000

/** Up to this many strays are removed, whatever their share is. */
const FEW = 100

/**
 * Whether so many of the stored contents are unknown to this database that they must belong to another one
 * (an empty database behind an old folder, a folder of two installations). Nothing may be removed then.
 */
export function looksForeign({ stored, strays }: { stored: number; strays: number }): boolean {
  return strays > FEW && strays > stored / 2
}
