#!/usr/bin/env node
// This file is plain JavaScript, so any Node runs it. The commands themselves are TypeScript and need Node
// 24; when the present Node is older, the one from the npm packages runs them.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const inProject = (path) => fileURLToPath(new URL(path, import.meta.url))
const packaged = inProject(`../../node_modules/node-${process.platform}-${process.arch}/bin/node`)
const node = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : packaged

if (existsSync(node)) {
  // A small young generation and a slowly growing heap halve the memory at the
  // same speed (docs/decisions/0058).
  const flags = JSON.parse(readFileSync(inProject('node-flags.json'), 'utf8'))
  const child = spawn(node, [...flags, inProject('../src/app/cli.ts'), ...process.argv.slice(2)], {
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
