import type { Scanned } from '../reading/scan-source.ts'
import { isTest, isTool, lineAt, type Problem } from '../reading/source-tree.ts'

export const callersFile = 'server/src/app/platform-callers.txt'
const definition = /^server\/src\/platform\/db\//

/**
 * Who may work across institutions: files that name `asPlatform` are listed in `callersFile`,
 * one `path: reason` per line, lines with # are remarks.
 */
export function checkPlatformCallers(
  files: ReadonlyMap<string, Scanned>,
  list: string | undefined,
): Problem[] {
  const problems: Problem[] = []
  const listed = new Map<string, number>()
  for (const [index, line] of (list ?? '').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, path, reason] = /^(\S+):\s+(\S.*)$/.exec(line) ?? []
    const at = { file: callersFile, line: index + 1, rule: 'platform-callers' }
    if (!path || !reason) problems.push({ ...at, text: 'every line reads „path: reason”.' })
    else listed.set(path, index + 1)
  }
  const calling = new Set<string>()
  for (const [file, scanned] of files) {
    if (definition.test(file) || isTest(file) || isTool(file)) continue
    const found = /(?<![\w$])asPlatform\b/.exec(scanned.code)
    if (!found) continue
    calling.add(file)
    if (!listed.has(file))
      problems.push({
        file,
        line: lineAt(scanned.code, found.index),
        rule: 'platform-callers',
        text: `works across institutions; add it to ${callersFile} with its reason, or use inInstitution.`,
      })
  }
  for (const [path, line] of listed)
    if (!calling.has(path))
      problems.push({
        file: callersFile,
        line,
        rule: 'platform-callers',
        text: `${path} does not use asPlatform any more; remove the line.`,
      })
  return problems
}
