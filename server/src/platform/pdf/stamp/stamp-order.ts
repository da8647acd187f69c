import type { StampCorner } from '@hdoc/contract/printing/printing-values.ts'

/** What a stamp says and where it goes. */
export type StampOrder = {
  lines: readonly { text: string; bold: boolean /** Points. */; size: number }[]
  /** A line that is added when the original is signed; it says that the copy is not. */
  signedLine: string
  corner: StampCorner
  pages: 'first' | 'all'
  /** The time of the change, in milliseconds since 1970; it becomes the copy's modification date. */
  at: number
}

export type StampRefusal = 'encrypted' | 'unreadable' | 'too_heavy'
export type Stamped =
  | { ok: true; bytes: Uint8Array; wasSigned: boolean; pages: number }
  | { ok: false; reason: StampRefusal }
