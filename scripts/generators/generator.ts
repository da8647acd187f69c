/**
 * One committed file that is written by a program. A generator is a file `<name>.generator.ts` in this folder
 * that exports `generator`; nothing else has to be told about it.
 */
export type Generator = {
  /** Path of what it writes, from the repository's root. */
  readonly file: string
  /** It reads a migrated database; skipped only when asked for by `--without-database`. */
  readonly needsDatabase: boolean
  /** The whole text, the same for the same sources. */
  readonly build: () => string | Promise<string>
}
