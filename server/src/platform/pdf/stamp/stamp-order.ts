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

/** A drawn signature, and the sheet at the end of the document on which it goes. */
export type SignatureOrder = {
  /** The first lines of a new sheet. */
  heading: readonly string[]
  /** How many signatures stand on the last sheet already; 0 = a new sheet is added. */
  onSheet: number
  strokes: readonly (readonly (readonly [x: number, y: number])[])[]
  /** The room in which the strokes were drawn. */
  room: { width: number; height: number }
  /** Beside the signature: name first. */
  lines: readonly string[]
  /** Milliseconds since 1970; the copy's modification date. */
  at: number
}

/** The first line of a sheet of drawn signatures, by which it is known again. */
export const SHEET_TITLE = 'Foaie de semnături'
/** Signatures that one sheet has room for. */
export const SIGNATURES_ON_SHEET = 5

export type Signed = { ok: true; bytes: Uint8Array } | { ok: false; reason: StampRefusal | 'signed' }

/** A copy for the public: no signatures, nothing about its authors, nothing that runs. */
export type CleaningOrder = {
  /** Pages that are left out, from 1. */
  without: readonly number[]
  /** Milliseconds since 1970; the copy's modification date. */
  at: number
}
export type Cleaned = { ok: true; bytes: Uint8Array } | { ok: false; reason: StampRefusal }
