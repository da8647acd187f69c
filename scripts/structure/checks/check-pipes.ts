import type { Scanned } from '../reading/scan-source.ts'
import { lineAt, type Problem } from '../reading/source-tree.ts'

/** A schema that is piped into another one (`.pipe(z.…)`) is no stream. */
const barePipe = /\.\s*pipe\s*\((?!\s*z\s*\.)/g

/**
 * `source.pipe(target)` hands on bytes and no failure: a source that breaks has nobody who listens, which ends the
 * process, and a target that breaks leaves its source open. `pipeline` of node:stream sees to both.
 */
export function checkPipes(files: ReadonlyMap<string, Scanned>): Problem[] {
  return [...files].flatMap(([file, { code }]) =>
    [...code.matchAll(barePipe)].map(({ index }) => ({
      file,
      line: lineAt(code, index),
      rule: 'no-bare-pipe',
      text: 'a failure does not travel through .pipe(); use pipeline of node:stream.',
    })),
  )
}
