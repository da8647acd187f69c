import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** `npm start` shows its first page before the demo has its years; journeys begin when they are there. */
export default function wholeDemo(): void {
  const cli = join(import.meta.dirname, '../../server/src/app/cli.ts')
  const { HDOC_E2E_DATA: HDOC_DATA } = process.env
  execFileSync(process.execPath, [cli, 'demo', 'seed'], { stdio: 'pipe', env: { ...process.env, HDOC_DATA } })
}
