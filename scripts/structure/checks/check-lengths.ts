import { isCode, isGenerated, isTest, type Problem, type SourceTree } from '../reading/source-tree.ts'

const longestCode = 250
const longestTest = 400

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const measured = (path: string) => isCode(path) && !isGenerated(path)

export function checkLengths(sources: SourceTree): Problem[] {
  const problems: Problem[] = []
  for (const [file, text] of sources) {
    const longest = isTest(file) ? longestTest : longestCode
    const lines = linesOf(text)
    if (measured(file) && lines > longest)
      problems.push({
        file,
        line: longest + 1,
        rule: 'length',
        text: `${lines} lines; at most ${longest}. Split it by what changes together.`,
      })
  }
  return problems
}

export type Lengths = { files: number; median: number; p90: number; longest: string }

/** Median and 90th percentile of the lines of code files, tests apart. */
export function measureLengths(sources: SourceTree): { code: Lengths; tests: Lengths } {
  const measure = (wanted: (path: string) => boolean): Lengths => {
    const sorted = [...sources]
      .filter(([path]) => measured(path) && wanted(path))
      .map(([path, text]) => ({ path, lines: linesOf(text) }))
      .sort((a, b) => a.lines - b.lines)
    const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]?.lines ?? 0
    const last = sorted.at(-1)
    return {
      files: sorted.length,
      median: at(0.5),
      p90: at(0.9),
      longest: last ? `${last.path} (${last.lines})` : '',
    }
  }
  return { code: measure((path) => !isTest(path)), tests: measure(isTest) }
}
