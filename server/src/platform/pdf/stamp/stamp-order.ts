import type { StampCorner } from '@hdoc/contract/printing-values.ts'

/** What a stamp says and where it goes. */
export type StampOrder = {
  lines: readonly { text: string; bold: boolean /** Points. */; size: number }[]
  /** Added where the original is signed: the copy is not. */
  signedLine: string
  corner: StampCorner
  pages: 'first' | 'all'
  /** Milliseconds since 1970, of the change. */
  at: number
}

export type StampRefusal = 'encrypted' | 'unreadable' | 'too_heavy'
export type Stamped =
  | { ok: true; bytes: Uint8Array; wasSigned: boolean; pages: number }
  | { ok: false; reason: StampRefusal }
