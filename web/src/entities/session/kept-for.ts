/**
 * What a person was working on, kept in this browser tab under one of the keys of `list-memory.ts`, for each
 * person apart.
 */
type Kept = { owner: number }
type Slots<What extends Kept = Kept> = Record<string, What>

function slotsOf<What extends Kept>(key: string): Slots<What> {
  try {
    const slots: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof slots === 'object' && slots !== null ? (slots as Slots<What>) : {}
  } catch {
    // Not ours, or of another version.
    return {}
  }
}

function keepSlots(key: string, slots: Slots): void {
  try {
    if (Object.keys(slots).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(slots))
  } catch {
    // Without storage the entry is lost with the page.
  }
}

export const keepFor = (key: string, kept: Kept): void =>
  keepSlots(key, { ...slotsOf(key), [kept.owner]: kept })

/**
 * Forgets what is kept for `owner`. Another person's entry stays: they may come back to this tab, and nobody
 * else is ever shown it.
 */
export function forgetKept(key: string, owner: number): void {
  const { [owner]: _, ...others } = slotsOf(key)
  keepSlots(key, others)
}

/** What is kept for this person. */
export function findKept<What extends Kept>(key: string, owner: number): What | undefined {
  const kept = slotsOf<What>(key)[owner]
  return kept?.owner === owner ? kept : undefined
}
