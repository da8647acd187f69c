import type { LabelledDocument } from '@hdoc/contract/printing/label/payload.ts'
import type { ScanNote } from '@hdoc/contract/scans/scans.ts'

/** A run of sheets that belong together; pages from 1, both included. */
export type Part = {
  from: number
  to: number
  label: LabelledDocument | null
  /** Why no label is followed though there are some; '' otherwise. */
  note: Extract<ScanNote, '' | 'several'>
}

const isSame = (a: LabelledDocument | null, b: LabelledDocument | null): boolean =>
  a?.institutionId === b?.institutionId && a?.documentId === b?.documentId

const distinct = (labels: readonly LabelledDocument[]): LabelledDocument[] =>
  labels.filter((label, at) => labels.findIndex((other) => isSame(other, label)) === at)

/**
 * Cuts a scan by the labels of its sheets. A labelled sheet begins a part, which lasts until the next sheet
 * with another label. A scan with one label is not cut, wherever its sheet lies. The sheets before the first
 * of several labels are a part without one. A sheet with labels of several documents begins a part that no
 * document gets.
 */
export function partsOf(sheets: readonly (readonly LabelledDocument[])[]): Part[] {
  const whole: Part = { from: 1, to: sheets.length, label: null, note: '' }
  const all = distinct(sheets.flat())
  const [only] = all
  if (only === undefined) return [whole]
  if (all.length === 1) return [{ ...whole, label: only }]
  const parts: Part[] = []
  for (const [at, sheet] of sheets.entries()) {
    const found = distinct(sheet)
    const last = parts.at(-1)
    const [label = null, ...others] = found
    const ambiguous = others.length > 0
    const goesOn = found.length === 0 || (!ambiguous && last !== undefined && isSame(last.label, label))
    if (last && goesOn) last.to = at + 1
    else
      parts.push({
        from: at + 1,
        to: at + 1,
        label: ambiguous ? null : label,
        note: ambiguous ? 'several' : '',
      })
  }
  return parts
}

const withoutExtension = (name: string): string => name.replace(/\.[^.]{1,5}$/, '')

/** „scan (p. 3–5).pdf”. */
export function partName(name: string, { from, to }: Pick<Part, 'from' | 'to'>): string {
  const pages = from === to ? String(from) : `${from}–${to}`
  return `${withoutExtension(name)} (p. ${pages}).pdf`
}

/** What the database knows of the document a label names; undefined = nothing. */
export type LabelTarget = { id: number; status: number } | undefined

/** Why a part may not go to the document of its label; undefined = it may. */
export function whyNotAttached(
  label: LabelledDocument,
  institutionId: number,
  target: LabelTarget,
): Extract<ScanNote, 'foreign' | 'unknown' | 'annulled'> | undefined {
  if (label.institutionId !== institutionId) return 'foreign'
  if (target === undefined) return 'unknown'
  return target.status === 9 ? 'annulled' : undefined
}
