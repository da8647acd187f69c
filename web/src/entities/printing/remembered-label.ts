import type { OfferedLabel } from './queries.ts'

/**
 * Key in local storage. The printer stands beside this computer, so its label is remembered here, not with
 * the person.
 */
const key = 'hdoc-label'
type Remembered = { size: string; next: number }

function read(): Partial<Remembered> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * The label printed last on this computer, if it is still offered, else the usual one (the first offered);
 * with the next free place of a sheet, from 1.
 */
export function rememberedLabel(offered: readonly OfferedLabel[]): {
  label: OfferedLabel | undefined
  start: number
} {
  const { size, next } = read()
  const label = offered.find(({ name }) => name === size)
  const start =
    label?.per_sheet && typeof next === 'number' && next <= label.per_sheet ? Math.max(1, next) : 1
  return { label: label ?? offered[0], start }
}

/**
 * Remembers the label and the next free place after `count` labels from `start` on; after a full sheet a new
 * one begins.
 */
export function rememberLabel(label: OfferedLabel, start: number, count: number): void {
  const next = label.per_sheet === null ? 1 : ((start - 1 + count) % label.per_sheet) + 1
  try {
    localStorage.setItem(key, JSON.stringify({ size: label.name, next }))
  } catch {
    // Storage is forbidden by the browser: the next print begins with the usual label.
  }
}
