import type { FormName } from './kept-key.ts'

type Values = Readonly<Record<string, unknown>>
/** What a draft is of: a form, or the answers to a data request. */
type DraftOf = FormName | `data_request-${number}`
const nameOf = (of: DraftOf) => `hdoc-draft-${of}`

/** What was written before in this browser; only values of the same type as the form's are taken. */
export function readDraft<Own extends Values>(
  of: DraftOf,
  empty: Own,
  names: readonly (keyof Own & string)[],
): Own {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(of)) ?? '{}')
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
  of: DraftOf,
  values: Own,
  names: readonly (keyof Own & string)[],
): void {
  try {
    localStorage.setItem(
      nameOf(of),
      JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]]))),
    )
  } catch {
    // Without storage there is no draft, and nothing else is lost.
  }
}

/** Drops what an earlier program kept under a name that nothing reads any more. */
export const dropOldDraft = (of: string): void => drop(`hdoc-draft-${of}`)

export const dropDraft = (of: DraftOf): void => drop(nameOf(of))

function drop(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
