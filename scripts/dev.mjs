// The server starts again at every change of its files; pages come from Vite, which sends calls on to it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './run/ensure-installed.mjs'
import { spawnUnderNode24 } from './run/node-24.mjs'
import { projectDir, say } from './run/project.mjs'

await ensureInstalled()
const port = Number(process.env.PORT || 8080)
const pages = String(port + 1)
const running = [spawnUnderNode24(['--watch', '--watch-preserve-output', 'server/src/app/start.ts'])]
if (existsSync(join(projectDir, 'web/index.html'))) {
  const vite = join(projectDir, 'node_modules/vite/bin/vite.js')
  const options = [
    '--port',
    pages,
    '--strictPort',
    '--host',
    '127.0.0.1',
    '--logLevel',
    'warn',
    '--clearScreen',
    'false',
  ]
  const env = { HDOC_DEV_API: `http://127.0.0.1:${port}` }
  running.push(spawnUnderNode24([vite, ...options], { cwd: join(projectDir, 'web'), env }))
  say(
    `Paginile, construite pe loc: http://localhost:${pages}`,
    `Pages, built as you go: http://localhost:${pages}`,
  )
}
let asked = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    asked = true
  })
}
// One cannot go on without the other.
await Promise.race(running.map(({ ended }) => ended))
for (const { child } of running) child.kill('SIGTERM')
const codes = await Promise.all(running.map(({ ended }) => ended))
process.exit(asked ? 0 : Math.max(...codes))
