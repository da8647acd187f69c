import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './run/ensure-installed.mjs'
import { runUnderNode24 } from './run/node-24.mjs'
import { projectDir, refuse } from './run/project.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const folder = join(projectDir, 'bench')
const namesIn = (place) =>
  readdirSync(join(folder, place))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${place}${file.slice(0, -3)}`)
const names = [...namesIn(''), ...namesIn('work/')]

await ensureInstalled()
if (!names.includes(name)) {
  refuse(
    `Se scrie „npm run bench -- <nume>”, cu unul din: ${names.join(', ')}.`,
    `Write "npm run bench -- <name>" with one of: ${names.join(', ')}.`,
  )
}
await runUnderNode24([join('bench', `${name}.ts`), ...rest])
