/** A list on the screen, which somebody may be reading. */
export type CalmList = {
  /** Somebody is at its rows now: they must not move. */
  isRead(): boolean
  /** Takes an answer that would move rows; the person takes it over when they like. */
  offer(answer: unknown): void
}

const shown = new Map<string, CalmList>()

/** Announces the list that shows a query; answers the function that ends it. */
export function showCalmList(queryHash: string, list: CalmList): () => void {
  shown.set(queryHash, list)
  return () => {
    if (shown.get(queryHash) === list) shown.delete(queryHash)
  }
}

export const calmListOf = (queryHash: string): CalmList | undefined => shown.get(queryHash)
