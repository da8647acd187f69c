import type { Scanned } from '../reading/scan-source.ts'
import { isTest, isTool, lineAt, type Problem } from '../reading/source-tree.ts'

const mayHoldSql = [
  /(^|\/)queries\.ts$/,
  /(^|\/)queries\/[^/]+\.ts$/,
  /^server\/src\/platform\//,
  /^server\/src\/demo\//,
  /^server\/src\/app\/embedded-postgres\//,
]
/** Keywords in one case only, all upper or all lower: „Select a client” is a sentence for people. */
const statements = [
  /^\s*SELECT\s[\s\S]*(\sFROM\s|\()/,
  /^\s*select\s[\s\S]*(\sfrom\s+[a-z_."]+\s*($|where|join|order|group|limit|left|as\b)|\w\()/,
  /^\s*(INSERT\s+INTO|insert\s+into)\s/,
  /^\s*(UPDATE\s+\S+\s+SET|update\s+\S+\s+set)\s/,
  /^\s*(DELETE\s+FROM|delete\s+from)\s/,
  /^\s*(WITH\s+\w+\s+AS|with\s+\w+\s+as)\s*(NOT\s+MATERIALIZED\s*|MATERIALIZED\s*|not\s+materialized\s*|materialized\s*)?\(/,
]
const builderCalls = /\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\s*\(/g

/** SQL lies in queries files, the generic parts of the platform, the demo's loader, tests and benches. */
export function checkSql(files: ReadonlyMap<string, Scanned>): Problem[] {
  const problems: Problem[] = []
  for (const [file, scanned] of files) {
    if (isTest(file) || isTool(file) || mayHoldSql.some((pattern) => pattern.test(file))) continue
    const offsets = scanned.literals
      .filter(({ start, text, kind }) => {
        const before = scanned.code.slice(Math.max(0, start - 400), start)
        const tagged = kind === 'template' && /(?<![\w$.])sql\s*(<[^;]*>)?\s*$/.test(before)
        return tagged || statements.some((pattern) => pattern.test(text))
      })
      .map(({ start }) => start)
    for (const match of scanned.code.matchAll(builderCalls)) offsets.push(match.index)
    for (const offset of offsets)
      problems.push({
        file,
        line: lineAt(scanned.code, offset),
        rule: 'sql',
        text: 'SQL lies in queries.ts or queries/ of its module.',
      })
  }
  return problems
}
