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
  /** Any part of it; shorter when the content ends before. */
  read(range: ByteRange): Promise<Buffer>
}

export type StoredFile = Pick<Candidate, 'sha256' | 'size' | 'head'>

/** Bytes of a file on its way; `size` 0: nothing came and nothing is kept. */
export type Piece = { name: string; size: number; whole: boolean }

export type PutOptions = {
  /** Bytes; one more refuses the file with `file_too_big`. */
  limitBytes: number
  /**
   * Looks at the whole content before it is stored; by throwing it refuses it and nothing is kept. To put and then
   * delete instead would destroy another document's file with the same content.
   */
  accept?: (candidate: Candidate) => void | Promise<void>
}

/**
 * Files by the SHA-256 of their content, in lower case hex. Equal contents are stored once; who refers to them is
 * the database's business, and so is calling `delete` for the last reference only. Names and types are not kept here.
 */
export type FileStore = {
  /** Resolves when the content would survive a power cut. Whatever goes wrong, nothing partial stays. */
  put(source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<StoredFile>
  /**
   * Rejects before the first byte when the content is missing. The last part of a whole content leaves only once its hash
   * agrees; a range rests on one such check for each state of the file. What is not what it was is FILE_DAMAGED.
   */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  has(sha256: string): Promise<boolean>
  /** Reads all of it. */
  check(sha256: string): Promise<'sound' | Damage>
  /**
   * false when there was nothing to delete. Content that arrived again since `storedBefore` stays: whoever sent it is
   * about to refer to it.
   */
  delete(sha256: string, options?: { storedBefore: Date }): Promise<boolean>
  /** The hashes of all that is stored, some at a time; what comes or goes meanwhile may be among them or not. */
  listStored(): AsyncIterable<string[]>
  /**
   * Keeps a piece of a file that is still on its way, under a new name, apart from stored files; resolves when it would
   * survive a power cut. What came before the source failed is a piece too: `whole` is false then. An empty one is not
   * kept.
   */
  keepPiece(source: AsyncIterable<Uint8Array>): Promise<Piece>
  openPiece(name: string): Promise<Readable>
  /** Does nothing when it is not there. */
  deletePiece(name: string): Promise<void>
  /** Removes pieces and what a crash left half received before that instant; answers how many. */
  removeUnfinished(before: Date): Promise<number>
}

/** Enough to recognise every accepted type and to read the header lines of a mail. */
export const HEAD_BYTES = 8192
