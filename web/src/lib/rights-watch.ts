let known: string | undefined

/**
 * Told the sign of rights that an answer bears (null = nobody is signed in). True when it is another one than before:
 * what the page believes of the person is out of date. An answer of status itself is what the page believes.
 */
export function rightsDiffer(sign: string | null, isStatus: boolean): boolean {
  const before = known
  known = sign ?? undefined
  return !isStatus && before !== undefined && sign !== null && sign !== before
}
