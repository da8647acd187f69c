import { isCode, type Problem, type SourceTree } from '../reading/source-tree.ts'

/**
 * A check that saw nothing reports nothing: every code file that git knows (committed, or new and not ignored)
 * has to be among the files read, and there have to be some.
 */
export function checkSeen(sources: SourceTree, listedByGit: readonly string[]): Problem[] {
  const expected = listedByGit.filter(isCode)
  const seen = (path: string) => sources.has(path)
  if (![...sources.keys()].some(isCode) || expected.length === 0)
    return [{ file: '.', line: 1, rule: 'files-seen', text: 'the check saw no code files.' }]
  return expected
    .filter((path) => !seen(path))
    .map((file) => ({
      file,
      line: 1,
      rule: 'files-seen',
      text: 'git lists this file, but the check did not read it.',
    }))
}
