import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'

type Values = Readonly<Record<string, unknown>>
const nameOf = (kind: PublicFormKind) => `hdoc-draft-${kind}`

/** What was written before in this browser; only values of the same type as the form's are taken. */
export function readDraft<Own extends Values>(
  kind: PublicFormKind,
  empty: Own,
  names: readonly (keyof Own & string)[],
): Own {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(kind)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return empty
    const found = names.flatMap((name) => {
      const value = (stored as Values)[name]
      return value !== null && typeof value === typeof empty[name] ? [[name, value]] : []
    })
    return { ...empty, ...Object.fromEntries(found) }
  } catch {
    return empty
  }
}

export function keepDraft<Own extends Values>(
  kind: PublicFormKind,
  values: Own,
  names: readonly (keyof Own & string)[],
): void {
  try {
    localStorage.setItem(
      nameOf(kind),
      JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))),
    )
  } catch {
    // Without storage there is no draft, and nothing else is lost.
  }
}

export function dropDraft(kind: PublicFormKind): void {
  try {
    localStorage.removeItem(nameOf(kind))
  } catch {
    // Nothing was kept.
  }
}
