#!/usr/bin/env node
// Plain JavaScript for any Node: the commands themselves are TypeScript and need Node 24, which is a package.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inProject = (path) => fileURLToPath(new URL(path, import.meta.url))
const packaged = inProject(`../../node_modules/node-${process.platform}-${process.arch}/bin/node`)

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../src/app/cli.ts')
} else if (existsSync(packaged)) {
  const child = spawn(packaged, [inProject('../src/app/cli.ts'), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('close', (code) => process.exit(code ?? 1))
} else {
  process.stderr.write(
    `HDoc are nevoie de Node 24: instalați pachetele cu „npm ci”. / HDoc needs Node 24: install the packages with "npm ci".\n`,
  )
  process.exit(1)
}
