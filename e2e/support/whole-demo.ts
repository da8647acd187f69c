import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A busy machine may leave a connection waiting for too long; the command does nothing twice. */
const TRIES = 3

/** `npm start` shows its first page before the demo has its years; journeys begin when they are there. */
export default function wholeDemo(): void {
  const cli = join(import.meta.dirname, '../../server/src/app/cli.ts')
  const { HDOC_E2E_DATA: HDOC_DATA } = process.env
  const said: string[] = []
  while (said.length < TRIES) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'demo', 'seed'], {
      encoding: 'utf8',
      env: { ...process.env, HDOC_DATA },
    })
    if (status === 0) return
    said.push(`${status}: ${stdout}${stderr}`)
    process.stderr.write(`hdoc demo seed: ${said.at(-1)}\n`)
  }
  throw new Error(`the demo did not get its years:\n${said.join('\n')}`)
}
