type Fields = Readonly<Record<string, unknown>>
type Content = { before?: Fields; after?: Fields; reason?: string }
export type Changes = {
  reason: string
  changes: { field: string; before: string; after: string }[]
  /** Nothing was there before: a thing was made, added or told, not changed. */
  added: boolean
}

const shown = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** The content of an entry as fields before and after; an erased one (null) has none. */
export function readChanges(content: string | null): Changes {
  const { before = {}, after = {}, reason = '' } = (content === null ? {} : JSON.parse(content)) as Content
  // Only the fields in `after` changed; `before` may hold the whole row, and its other fields did not change.
  const changed = Object.keys(after)
  const fields = changed.length > 0 ? changed : Object.keys(before)
  return {
    reason,
    changes: fields.map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) })),
    added: Object.keys(before).length === 0,
  }
}
