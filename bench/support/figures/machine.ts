import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { PROJECT_DIR } from '../../../server/src/platform/env.ts'

function git(args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: PROJECT_DIR,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

/** What measured and what was measured, for the foot of every table: figures without both say nothing. */
export function machine(postgresVersion?: string): string {
  const commit = git(['rev-parse', '--short', 'HEAD']).trim() || 'unknown'
  const changed =
    git(['status', '--porcelain', '--', 'server', 'contract', 'bench']) === '' ? '' : ' + changes'
  const model = cpus()[0]?.model.trim() || 'unknown processor'
  const memory = Math.round(totalmem() / 1024 ** 3)
  const parts = [`${cpus().length} × ${model}`, `${memory} GB`, `Node ${process.versions.node}`]
  if (postgresVersion !== undefined) parts.push(`PostgreSQL ${postgresVersion}`)
  return `${parts.join(', ')}; commit ${commit}${changed}`
}
