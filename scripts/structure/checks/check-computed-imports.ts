import type { Scanned } from '../reading/scan-source.ts'
import { isTest, isTool, lineAt, type Problem } from '../reading/source-tree.ts'

const dynamic = /(?<![\w$.])import\s*\(\s*/g

/** An import whose file is computed is seen by no check and typed by no compiler; product code names the file. */
export function checkComputedImports(files: ReadonlyMap<string, Scanned>): Problem[] {
  const problems: Problem[] = []
  for (const [file, { code, literals }] of files) {
    if (isTest(file) || isTool(file)) continue
    for (const match of code.matchAll(dynamic)) {
      const named = literals.some(
        ({ start, kind }) => kind === 'string' && start === match.index + match[0].length,
      )
      if (!named)
        problems.push({
          file,
          line: lineAt(code, match.index),
          rule: 'computed-import',
          text: 'import() takes the name of a file, written out; a computed one escapes every check and the compiler.',
        })
    }
  }
  return problems
}
