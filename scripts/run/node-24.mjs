import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { projectDir, refuse } from './project.mjs'

const NEEDED = 24

/** The Node that runs TypeScript: this one when it is new enough, else the one installed as a package. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return process.execPath
  const packaged = join(projectDir, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(packaged)) return packaged
  return refuse(
    `HDoc are nevoie de Node ${NEEDED}, iar aici rulează ${process.version}: instalați Node ${NEEDED} și porniți din nou.`,
    `HDoc needs Node ${NEEDED}, and this is ${process.version}: install Node ${NEEDED} and start again.`,
  )
}

/** The environment of a child, in which `node` is the same one. */
export function childEnvironment(extra = {}) {
  const path = [dirname(node24()), join(projectDir, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/**
 * Starts a program under Node 24 in the project's folder. Signals are passed on and waited for: whoever stops this
 * process stops the child, and this process ends after it. The channel tells the child when this one was killed.
 */
export function spawnUnderNode24(
  args,
  { env, cwd = projectDir, stdio = ['inherit', 'inherit', 'inherit', 'ipc'] } = {},
) {
  const child = spawn(node24(), args, { cwd, env: childEnvironment(env), stdio })
  const passOn = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(name, passOn)
      resolve(signal === null ? code : 1)
    })
  })
  return { child, ended }
}

/** Runs a program under Node 24 to its end and takes over its exit code. */
export async function runUnderNode24(args, options) {
  process.exit(await spawnUnderNode24(args, options).ended)
}
