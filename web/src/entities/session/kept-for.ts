/** What a person was about, kept in this browser tab under one of the keys of `list-memory.ts`. */
type Kept = { owner: number }

export function keepFor(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage it is lost with the page.
  }
}

export const forgetKept = (key: string): void => sessionStorage.removeItem(key)

/** What is kept for this person; another person's, and what is none of ours, is dropped. */
export function findKept<What extends Kept>(key: string, owner: number): What | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as What | null
    if (kept?.owner === owner) return kept
  } catch {
    // Not ours, or of another version.
  }
  forgetKept(key)
  return undefined
}
