import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isCode, type SourceTree } from './source-tree.ts'

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.hdoc',
  'coverage',
  'test-results',
  'playwright-report',
  'tmp',
])
/** Read for the rules on names and packages, beside the code. */
const otherTexts = /(^|\/)package\.json$|\.txt$/

function walk(root: string, folder: string, found: Map<string, string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = join(folder, entry.name)
    const path = relative(root, full).split(sep).join('/')
    if (entry.isDirectory()) {
      if (!skippedFolders.has(entry.name) && path !== 'data') walk(root, full, found)
    } else if (entry.isFile()) {
      found.set(path, isCode(path) || otherTexts.test(path) ? readFileSync(full, 'utf8') : '')
    }
  }
}

/** Every file under `root` but what is installed or built; texts of what the rules read, '' for the rest. */
export function readTree(root: string): SourceTree {
  const found = new Map<string, string>()
  walk(root, root, found)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Files that git tracks or would track, deleted ones left out. */
export function listedByGit(root: string): string[] {
  const run = (...args: string[]) =>
    execFileSync('git', ['-C', root, 'ls-files', '-z', ...args], { encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\0')
      .filter((path) => path !== '')
  const gone = new Set(run('--deleted'))
  return run('--cached', '--others', '--exclude-standard').filter((path) => !gone.has(path))
}
