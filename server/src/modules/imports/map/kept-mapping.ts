import type { ImportMapping, ImportReading } from '@hdoc/contract/imports/import-mapping.ts'

type Head = { column_names: readonly string[]; reading: ImportReading }
type Before = Head & { mapping: ImportMapping }

/**
 * The mapping of a file that was read in another way: what was chosen stays, and columns whose names changed are guessed. Cells that
 * a person wrote anew stay where their rows and columns do.
 */
export function keptMapping(before: Before, now: Before): ImportMapping {
  const { mended, ...chosen } = before.mapping
  const isSameHead = JSON.stringify(before.column_names) === JSON.stringify(now.column_names)
  const isSameRows =
    before.reading.sheet === now.reading.sheet && before.reading.delimiter === now.reading.delimiter
  if (isSameHead) return { ...chosen, ...(isSameRows && mended && { mended }) }
  const placeBefore = new Map(before.column_names.map((name, place) => [name, place]))
  const columns: Record<string, string> = {}
  const others: [string, string][] = []
  for (const [place, name] of now.column_names.entries()) {
    const known = name === '' ? undefined : placeBefore.get(name)
    const field = known === undefined ? now.mapping.columns[place] : chosen.columns[known]
    if (field === undefined) continue
    if (known === undefined) others.push([String(place), field])
    else columns[place] = field
  }
  for (const [place, field] of others) if (!Object.values(columns).includes(field)) columns[place] = field
  return { ...chosen, columns }
}
