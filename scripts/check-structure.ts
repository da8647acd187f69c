import { resolve } from 'node:path'
import { checkTree } from './structure/check-tree.ts'
import { measureLengths } from './structure/checks/check-lengths.ts'
import { checkSeen } from './structure/checks/check-seen.ts'
import { listedByGit, readTree } from './structure/reading/read-tree.ts'
import { isCode } from './structure/reading/source-tree.ts'

const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '..'))
const sources = readTree(root)
const problems = [...checkSeen(sources, listedByGit(root)), ...checkTree(sources)]
const say = (line: string) => process.stdout.write(`${line}\n`)

for (const { file, line, rule, text } of problems) say(`${file}:${line}: ${text} [${rule}]`)
const { code, tests } = measureLengths(sources)
const read = [...sources.keys()].filter(isCode).length
say(`structure: ${read} files read, ${problems.length} problems.`)
say(
  `code: ${code.files} files, median ${code.median} lines, 90 % under ${code.p90}, longest ${code.longest}.`,
)
say(
  `tests: ${tests.files} files, median ${tests.median} lines, 90 % under ${tests.p90}, longest ${tests.longest}.`,
)
process.exitCode = problems.length > 0 ? 1 : 0
