let known: string | undefined

/**
 * Takes the sign of rights that an answer bears (null = nobody is signed in). Returns true when the sign
 * differs from the previous one: what the page knows of the person is then out of date. An answer of status
 * never counts, because the page takes its knowledge from it.
 */
export function rightsDiffer(sign: string | null, isStatus: boolean): boolean {
  const before = known
  known = sign ?? undefined
  return !isStatus && before !== undefined && sign !== null && sign !== before
}
