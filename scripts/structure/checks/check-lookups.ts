import type { Scanned } from '../reading/scan-source.ts'
import { isTest, lineAt, type Problem } from '../reading/source-tree.ts'

const rooms = /^(contract|server)\/src\//
const asksWithIn = /(?<![\w$.[])(?!const\b|let\b)[A-Za-z_$][\w$.]*\s+in\s+[A-Za-z_$]/g
const loopBefore = /\bfor\s*\(\s*(?:const|let)?\s*$/
const gathers = /\b(\w+)\[(\w+)\]\s*=\s*\[\s*\.\.\.\(\1\[\2\]|\b\w+\[[A-Za-z_$]\w*\]\s*\?\?=/g

/** Every object has a `constructor` before anybody puts one there; names that people write are not looked up in one. */
export function checkLookups(files: ReadonlyMap<string, Scanned>): Problem[] {
  const problems: Problem[] = []
  for (const [file, { code }] of files) {
    if (!rooms.test(file) || isTest(file)) continue
    const report = (offset: number, text: string) =>
      problems.push({ file, line: lineAt(code, offset), rule: 'look-ups', text })
    for (const { index } of code.matchAll(asksWithIn))
      if (!loopBefore.test(code.slice(0, index)))
        report(index, 'asks an object with a name in a variable; ask Object.hasOwn.')
    for (const { index } of code.matchAll(gathers))
      report(index, 'gathers by name in a plain object; use a Map and Object.fromEntries.')
  }
  return problems
}
