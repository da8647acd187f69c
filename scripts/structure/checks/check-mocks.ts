import type { Scanned } from '../reading/scan-source.ts'
import { isTest, lineAt, type Problem } from '../reading/source-tree.ts'

const ownModule = /^(\.|@hdoc\/)/

/** Tests run our own modules for real; a module replaced by a stand-in proves nothing about it. */
export function checkMocks(files: ReadonlyMap<string, Scanned>): Problem[] {
  const problems: Problem[] = []
  for (const [file, scanned] of files) {
    if (!isTest(file)) continue
    for (const { start, text } of scanned.literals) {
      const before = scanned.code.slice(Math.max(0, start - 60), start)
      if (ownModule.test(text) && /\bvi\s*\.\s*(do)?mock\s*\(\s*(import\s*\(\s*)?$/i.test(before))
        problems.push({
          file,
          line: lineAt(scanned.code, start),
          rule: 'no-mocks',
          text: `replaces our own module ${text}; test it as it is.`,
        })
    }
  }
  return problems
}
