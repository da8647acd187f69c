import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { type UnshownReason, unshownReasons } from '@hdoc/contract/files/files.ts'
import { PROJECT_DIR } from '../../../env.ts'
import { ANSWER_CHANNEL, type Outcome, RESULT, type Task } from './task.ts'

export type ApartLimits = {
  milliseconds: number
  /**
   * Memory of the whole process, checked where the system tells it (Linux). The
   * heap has its own, lower limit.
   */
  megabytes: number
  answerBytes: number
}

export const APART_LIMITS: ApartLimits = {
  milliseconds: 25_000,
  megabytes: 900,
  answerBytes: 48 * 1024 * 1024,
}

const HEAP_MB = 400
const LOOK_EVERY_MS = 50
/** Seconds of processor time. The system enforces this limit even when the server was killed meanwhile. */
const PROCESSOR_SECONDS = 60
/**
 * Forbids core dumps and writing files, limits processor time, and then runs the program in the same process.
 */
const UNDER_LIMITS = `ulimit -c 0 && ulimit -f 0 && ulimit -t ${PROCESSOR_SECONDS} && exec "$0" "$@"`
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
/** The paths that the process may read: only the program, no files of institutions and no settings. */
const READABLE = ['node_modules', 'server', 'contract', 'package.json'].map((name) => join(PROJECT_DIR, name))

/** Megabytes that a process holds; undefined where the system does not say. */
async function residentMegabytes(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined)
  const pages = Number(text?.split(' ')[1])
  return Number.isFinite(pages) ? (pages * 4096) / 1024 / 1024 : undefined
}

function isReason(text: string): text is UnshownReason {
  return (unshownReasons as readonly string[]).includes(text)
}

/**
 * Does a task in a separate process, without rights, settings and environment, and with limits of time and
 * memory. So the server goes on whatever the file does to the process. When the process dies or exceeds a
 * limit, the outcome is a refusal, not an error.
 */
export async function runApart(
  task: Task,
  source: Readable,
  limits: ApartLimits = APART_LIMITS,
): Promise<Outcome> {
  const flags = [
    '--permission',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...READABLE.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${Math.min(HEAP_MB, limits.megabytes)}`,
  ]
  const child = spawn(
    '/bin/sh',
    ['-c', UNDER_LIMITS, process.execPath, ...flags, MAIN, JSON.stringify(task)],
    {
      env: {},
      cwd: PROJECT_DIR,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    },
  )
  let overstepped: UnshownReason | undefined
  const end = (reason: UnshownReason) => {
    overstepped ??= reason
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('too_slow'), limits.milliseconds)
  const watch = setInterval(async () => {
    const held = child.pid === undefined ? undefined : await residentMegabytes(child.pid)
    if (held !== undefined && held > limits.megabytes) end('too_large')
  }, LOOK_EVERY_MS)
  const pieces: Buffer[] = []
  let size = 0
  const answers = child.stdio[ANSWER_CHANNEL] as Readable
  answers.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > limits.answerBytes) end('too_large')
    else pieces.push(piece)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
  try {
    // A process that ends before it has read everything closes its input. That is
    // no error: its answer says why.
    const fed = pipeline(source, child.stdin as Writable).catch((error: NodeJS.ErrnoException) => {
      if (
        error.code === 'EPIPE' ||
        error.code === 'ECONNRESET' ||
        error.code === 'ERR_STREAM_PREMATURE_CLOSE'
      )
        return
      child.kill('SIGKILL')
      throw error
    })
    await Promise.all([fed, ended])
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
  }
  if (overstepped) return { ok: false, reason: overstepped }
  const answer = Buffer.concat(pieces)
  if (answer[0] === RESULT) return { ok: true, bytes: answer.subarray(1) }
  const reason = answer.toString('utf8', 1)
  return { ok: false, reason: isReason(reason) ? reason : 'damaged' }
}
