import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment } from './start-server.ts'

/** Debian keeps it apart from the path, by version; the newest one. */
export function findPgbench(): string | undefined {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  const candidates = [
    ...versions.map((version) => join(folder, version, 'bin/pgbench')),
    ...(process.env.PATH ?? '').split(':').map((one) => join(one, 'pgbench')),
  ]
  return candidates.find((path) => existsSync(path))
}

/** Transactions of a script, and how many per second without the time of connecting, as pgbench reports them. */
export async function runPgbench(
  pgbench: string,
  options: { url: string; script: string; folder: string; clients: number; seconds: number },
): Promise<{ rate: number; count: number }> {
  const file = join(options.folder, 'pgbench.sql')
  writeFileSync(file, options.script)
  const threads = Math.min(2, options.clients)
  const child = spawn(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${options.clients}`,
      `--jobs=${threads}`,
      `--time=${options.seconds}`,
      `--file=${file}`,
      options.url,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: childEnvironment({}) },
  )
  let output = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const [code] = await once(child, 'close')
  const rate = /tps = ([\d.]+)/.exec(output)?.[1]
  const failed = /number of failed transactions: (\d+)/.exec(output)?.[1] ?? '0'
  if (code !== 0 || rate === undefined || failed !== '0')
    throw new Error(`pgbench failed: ${complaint || output}`)
  const count = /transactions actually processed: (\d+)/.exec(output)?.[1]
  return { rate: Number(rate), count: Number(count) }
}
