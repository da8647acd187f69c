import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runUnderNode24 } from './node-24.mjs'
import { projectDir } from './project.mjs'

/** Runs a program of the server to its end, with the memory settings of production. */
export function runServerProgram(...program) {
  const flags = JSON.parse(readFileSync(join(projectDir, 'server/bin/node-flags.json'), 'utf8'))
  return runUnderNode24([...flags, ...program])
}
