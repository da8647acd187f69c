/** Names fixed by the specification; both are emptied at logout and on 401. */
/** Lists of cases are kept apart from the others. */
export type ListStore = 'dt-session' | 'dt-workcase'
type Entry = `${ListStore}-${'columns' | 'state'}`
type Kept = Record<string, string>

function readMap(entry: Entry): Kept {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Kept) : {}
  } catch {
    // Not ours or damaged: as if nothing had been kept.
    return {}
  }
}

/** What a person had set in a list; '' when nothing. `key` names person and list. */
export function readKept(entry: Entry, key: string): string {
  const value = readMap(entry)[key]
  return typeof value === 'string' ? value : ''
}

/** Keeps what a person set in a list until the session of the browser ends; '' forgets it. */
export function keep(entry: Entry, key: string, value: string): void {
  const { [key]: _, ...others } = readMap(entry)
  const next = value === '' ? others : { ...others, [key]: value }
  try {
    sessionStorage.setItem(entry, JSON.stringify(next))
  } catch {
    // Storage full or forbidden: the address still holds the state.
  }
}
