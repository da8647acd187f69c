import type { ImportGraph } from '../reading/find-imports.ts'
import { packageOf } from '../reading/find-imports.ts'
import type { Scanned } from '../reading/scan-source.ts'
import { isConfig, isTest, isTool, lineAt, type Problem } from '../reading/source-tree.ts'

const envFile = 'server/src/platform/env.ts'
const clockFiles = ['server/src/platform/clock.ts', 'web/src/lib/format/clock.ts']
/** Tests clone their databases from a template, as the owner. */
const databaseFolders = /^server\/(src\/platform\/db|src\/app\/embedded-postgres|test)\//
const processObject = '(?:globalThis\\s*\\.\\s*)?process'
const envRead = new RegExp(`(?<![\\w$.])${processObject}\\s*(?:\\?\\.|\\.)\\s*env\\b`, 'g')
const clockRead =
  /(?<![\w$.])(?:new\s+Date\s*(?:\(\s*\)|(?![\s\w$(.]))|Date\s*\.\s*now\b|Date\s*\(\s*\)|Temporal\s*\.\s*Now\b|dayjs\s*\(\s*\))/g

const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match.index)

/** `process['env']` and `import { env } from 'node:process'`, which the plain form does not show. */
function hiddenEnvReads(scanned: Scanned): number[] {
  return scanned.literals
    .filter(({ start, text }) => {
      const before = scanned.code.slice(Math.max(0, start - 200), start)
      if (text === 'env') return /(?<![\w$.])process\s*(?:\?\.)?\s*\[\s*$/.test(before)
      return /^(node:)?process$/.test(text) && /\{[^{}]*\benv\b[^{}]*\}\s*from\s*$/.test(before)
    })
    .map(({ start }) => start)
}

/** Environment, clock and database driver are each read in one place, so that each can be replaced and looked after. */
export function checkReads(files: ReadonlyMap<string, Scanned>, graph: ImportGraph): Problem[] {
  const problems: Problem[] = []
  for (const [file, scanned] of files) {
    if (isTool(file) || isConfig(file)) continue
    const report = (offset: number, rule: string, text: string) =>
      problems.push({ file, line: lineAt(scanned.code, offset), rule, text })
    if (file !== envFile)
      for (const offset of [...matches(scanned.code, envRead), ...hiddenEnvReads(scanned)])
        report(offset, 'env', `the environment is read in ${envFile} only.`)
    if (!clockFiles.includes(file) && !isTest(file))
      for (const offset of matches(scanned.code, clockRead))
        report(
          offset,
          'clock',
          `the time is read in ${clockFiles.join(' and ')} only; take \`now\` as an argument.`,
        )
    if (!databaseFolders.test(file))
      for (const { line, specifier } of graph.get(file) ?? [])
        if (/^pg(-|$)/.test(packageOf(specifier)))
          problems.push({
            file,
            line,
            rule: 'database-driver',
            text: `${specifier} is imported in server/src/platform/db and server/src/app/embedded-postgres only.`,
          })
  }
  return problems
}
