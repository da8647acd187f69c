/** How many documents of a plan open by themselves, and how many by a grant alone. */
export type Counted = { open: number; granted: number }

/** Up to this many grants, reading them all and sorting them is quick in any case. */
export const FEW_GRANTS = 1_000

/**
 * Whether a page of the documents that a person sees is found quicker by reading the rows that name them
 * (`naming`) in order of ids than by reading all grants and sorting them. In order, rows that open nothing
 * new are passed over, until `upTo` documents are found or until the ids go past as many documents that open
 * by themselves.
 */
export function readsInOrder({
  open,
  granted,
  naming,
  upTo,
}: Counted & { naming: number; upTo: number }): boolean {
  const toFill = (naming * upTo) / granted
  const toEdge = open >= upTo ? (naming * upTo) / (open + granted) : naming
  return Math.min(toFill, toEdge) < granted
}
