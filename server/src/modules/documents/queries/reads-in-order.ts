/** How many documents of a plan open by themselves, and how many by a grant alone. */
export type Counted = { open: number; granted: number }

/** Grants up to which reading them all and sorting them is quick whatever they are. */
export const FEW_GRANTS = 1_000

/**
 * Whether a page of the documents that a person sees is found quicker by reading the rows that name them (`naming`) in
 * order of ids, past those that open nothing new, than by reading all that open something and sorting them. In order they
 * are read until `upTo` documents are found, or as far as so many documents reach that open by themselves.
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
