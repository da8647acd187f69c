import type { Readable } from 'node:stream'

/** What is wrong with a stored content. */
export type Damage = 'missing' | 'changed'
export type TellDamage = (sha256: string, damage: Damage) => void

/** Bytes from `start` to `end`, both included, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

/** Content that has arrived completely but is not stored yet. */
export type Candidate = {
  sha256: string
  /** Bytes. */
  size: number
  /** The first bytes, at most `HEAD_BYTES`. */
  head: Buffer
  /** Reads any part of the content; gives fewer bytes when the content ends before. */
  read(range: ByteRange): Promise<Buffer>
}

export type StoredFile = Pick<Candidate, 'sha256' | 'size' | 'head'>

/**
 * A piece of an arriving file. `size` in bytes; 0 = nothing came and nothing is kept.
 * `whole`: the source did not fail.
 */
export type Piece = { name: string; size: number; whole: boolean }

export type PutOptions = {
  /** Bytes; one more refuses the file with `file_too_big`. */
  limitBytes: number
  /**
   * Looks at the whole content before it is stored. When it throws, the content is refused and
   * nothing is kept. A caller must not store and then delete instead: that would destroy another
   * document's file with the same content.
   */
  accept?: (candidate: Candidate) => void | Promise<void>
}

/**
 * Stores files by the SHA-256 of their content, in lower case hex. Equal contents are stored once. The
 * store knows no references, names or types: the database keeps these, and the caller must call
 * `delete` only for the last reference.
 */
export type FileStore = {
  /**
   * Stores a content; resolves when it would survive a power cut. When anything fails, nothing partial stays.
   */
  put(source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>
  /**
   * Reads a content, or a range of it. Rejects before the first byte when the content is missing. The last
   * part of a whole content leaves only once its hash agrees. Before a range, the whole file is checked once
   * for each state of the file. A missing or changed content fails with FILE_DAMAGED.
   */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  has(sha256: string): Promise<boolean>
  /** Reads the whole content and compares it with its hash. */
  check(sha256: string): Promise<'sound' | Damage>
  /**
   * Deletes a content; false when it deleted nothing. A content that arrived again since `storedBefore`
   * stays, because its sender is about to refer to it.
   */
  delete(sha256: string, options?: { storedBefore: Date }): Promise<boolean>
  /**
   * The hashes of all stored contents, some at a time. Contents that come or go
   * meanwhile may be missing or listed.
   */
  listStored(): AsyncIterable<string[]>
  /**
   * Keeps a piece of a file that is still arriving, under a new name and apart from stored files. Resolves
   * when the piece would survive a power cut. When the source fails, the bytes before the failure are kept as
   * a piece with `whole` false. An empty piece is not kept.
   */
  keepPiece(source: AsyncIterable<Uint8Array>): Promise<Piece>
  openPiece(name: string): Promise<Readable>
  /** Does nothing when it is not there. */
  deletePiece(name: string): Promise<void>
  /** Removes pieces and half received files that were last written before that instant; answers how many. */
  removeUnfinished(before: Date): Promise<number>
}

/**
 * Bytes of `Candidate.head`: enough to recognise every accepted type and to read the header lines of a mail.
 */
export const HEAD_BYTES = 8192
