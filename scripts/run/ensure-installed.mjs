import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir, refuse, say } from './project.mjs'

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether node_modules holds what the lockfile names. npm writes its own list at the very end of an installation,
 * so that an interrupted one counts as missing; times of files say nothing after a copy or a checkout.
 */
export function isInstalled(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const present = readLock(join(folder, 'node_modules/.package-lock.json'))
  if (wanted === undefined || present === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    const here = present[path]
    if (here === undefined)
      return entry.optional === true || entry.peer === true || entry.devOptional === true
    return here.version === entry.version && (entry.optional || existsSync(join(folder, path)))
  })
}

/** Runs npm and gives its exit code and what it complained about. */
function npm(args) {
  const child = spawn('npm', args, { cwd: projectDir, stdio: ['ignore', 'ignore', 'pipe'], shell: false })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, complaint: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, complaint }))
  })
}

/** Installs the packages of the lockfile when some are missing. Without network this works once they are there. */
export async function ensureInstalled() {
  if (isInstalled(projectDir)) return
  say(
    'Se instalează pachetele (o singură dată, durează un minut sau două)…',
    'Installing packages (once, takes a minute or two)…',
  )
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--include=dev']
  const first = await npm(['ci', ...quiet])
  if (first.code === 0 && isInstalled(projectDir)) return
  const second = await npm(['install', ...quiet])
  if (second.code === 0) return
  const reason =
    (second.complaint || first.complaint)
      .trim()
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  refuse(
    `Pachetele nu au putut fi instalate (este nevoie de rețea prima dată): ${reason}`,
    `The packages could not be installed (the first time needs a network): ${reason}`,
  )
}
