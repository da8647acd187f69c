import type { LegalLine } from '@hdoc/contract/reports/reports.ts'

/** A line with both figures; undefined in the run that has no such line. */
export type ComparedLine = LegalLine & { now: number | undefined; before: number | undefined }

/** The lines of a run, each beside that of the same key; those that only the earlier run has stand after the line they follow there. */
export function comparedLines(
  now: readonly LegalLine[],
  earlier: readonly LegalLine[],
): readonly ComparedLine[] {
  const before = new Map(earlier.map(({ key, value }) => [key, value]))
  const lines: ComparedLine[] = now.map((line) => ({
    ...line,
    now: line.value,
    before: before.get(line.key),
  }))
  for (const [n, line] of earlier.entries()) {
    if (lines.some(({ key }) => key === line.key)) continue
    const at = lines.findIndex(({ key }) => key === earlier[n - 1]?.key)
    lines.splice(at + 1, 0, { ...line, now: undefined, before: line.value })
  }
  return lines
}
