import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runUnderNode24 } from './node-24.mjs'
import { projectDir } from './project.mjs'

/**
 * Runs a program of the server to its end, with the memory settings of production. What was compiled before is taken
 * from the folder that `compiled-code.ts` names too; named here, it serves the very first files as well, and the part of
 * Node that reads TypeScript is not even loaded.
 */
export function runServerProgram(...program) {
  const flags = JSON.parse(readFileSync(join(projectDir, 'server/bin/node-flags.json'), 'utf8'))
  const { NODE_COMPILE_CACHE = join(projectDir, 'node_modules/.cache/hdoc') } = process.env
  return runUnderNode24([...flags, ...program], { env: { NODE_COMPILE_CACHE } })
}
