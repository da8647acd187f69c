import type { Scanned } from '../reading/scan-source.ts'
import { isTest, lineAt, type Problem, type SourceTree } from '../reading/source-tree.ts'

/** Written in two parts, so that this file does not find itself. */
const words = [
  ['biome', '-ignore'],
  ['@ts', '-ignore'],
  ['@ts', '-expect-error'],
  ['@ts', '-nocheck'],
  ['eslint', '-disable'],
  ['TO', 'DO'],
  ['FIX', 'ME'],
].map((parts) => parts.join(''))
const suppressed = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?!\\w)`, 'g')
const setAside = /(?<![\w$.])(?:test|it|describe)\s*\.\s*(?:skip|only|todo)\b/g

/** A test of types, in which a line that must not compile, with its reason, is the proof. */
const isTypeTest = (file: string): boolean => file.endsWith('.types.test.ts')
const refusal = ['@ts', '-expect-error'].join('')
const hasReason = (text: string, offset: number): boolean =>
  /^ +\S/.test(text.slice(offset + refusal.length).split('\n', 1)[0] ?? '')

/** Nothing is switched off by a comment, left for later, or set aside in a test. */
export function checkSuppressions(sources: SourceTree, files: ReadonlyMap<string, Scanned>): Problem[] {
  const problems: Problem[] = []
  for (const [file, { code }] of files) {
    const text = sources.get(file)!
    const report = (offset: number, what: string, advice: string) =>
      problems.push({
        file,
        line: lineAt(text, offset),
        rule: 'nothing-set-aside',
        text: `${what}: ${advice}`,
      })
    for (const match of text.matchAll(suppressed)) {
      if (match[0] === refusal && isTypeTest(file) && hasReason(text, match.index)) continue
      report(match.index, match[0], 'mend what it hides, or change the rule for all.')
    }
    if (isTest(file))
      for (const match of code.matchAll(setAside))
        report(match.index, match[0], 'a test that does not run proves nothing.')
  }
  return problems
}
