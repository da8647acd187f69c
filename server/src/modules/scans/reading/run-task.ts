import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { MOST_BYTES, MOST_SECONDS, type Result, resultSchema, type Task, TOO_MUCH_MEMORY } from './task.ts'

const MAIN = fileURLToPath(new URL('./task-process.ts', import.meta.url))
const PREFIX = 'hdoc-scan-'
/** A folder of this age is far older than any task takes: its worker was killed. */
const STALE_MS = 3_600_000
const WATCH_MS = 200
type Refusal = Extract<Result, { ok: false }>['note']

/**
 * Pixels lie outside the heap, where the collector does not see them, so the collector is called after each
 * page.
 */
const NODE = ['--max-old-space-size=256', '--expose-gc']
/** Without it the C library keeps a heap for each thread. */
const MEMORY = { MALLOC_ARENA_MAX: '1' }

/**
 * Bytes a process holds, where the system tells; 0 otherwise. They are read from outside, because a decoder
 * that keeps the process busy cannot look at itself.
 */
async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
}

/**
 * What is told of a process by its end; undefined = it ended well by itself. It is killed for its time or its
 * memory, and Node aborts when its heap is full. Any other end is the decoder's own, over bytes that broke it.
 */
export function noteOfEnd(code: number | null, by: NodeJS.Signals | null): Refusal | undefined {
  if (code === 0) return undefined
  return code === TOO_MUCH_MEMORY || by === 'SIGKILL' || by === 'SIGABRT' ? 'too_large' : 'damaged'
}

/** Gives what `noteOfEnd` tells of the process. Throws when it was ended because `signal` says so. */
async function run(folder: string, signal: AbortSignal): Promise<Refusal | undefined> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [...NODE, MAIN, folder], { stdio: 'ignore', env: MEMORY })
  const late = setTimeout(() => child.kill('SIGKILL'), MOST_SECONDS * 1000)
  const watch = setInterval(() => {
    if (child.pid !== undefined)
      void residentBytes(child.pid).then((bytes) => {
        if (bytes > MOST_BYTES) child.kill('SIGKILL')
      })
  }, WATCH_MS)
  const stop = (): void => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  try {
    const [code, by] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
    const note = noteOfEnd(code, by)
    if (note) signal.throwIfAborted()
    return note
  } finally {
    signal.removeEventListener('abort', stop)
    clearTimeout(late)
    clearInterval(watch)
  }
}

export type Outcome = {
  result: Result
  /** A file the task has written. */
  file: (name: string) => string
}

type Order = {
  task: Task
  inputs: Readonly<Record<string, () => Promise<Readable>>>
  /** Ends the process of the task, which is then thrown away. */
  signal: AbortSignal
}

/**
 * Has a task done by a process of its own and hands its outcome to `use`; the folder is gone afterwards. A
 * process that takes too long or too much memory is ended, and the answer is `too_large`; for one that breaks
 * it is `damaged`.
 */
export async function runTask<T>(
  { task, inputs, signal }: Order,
  use: (outcome: Outcome) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  const file = (name: string) => join(folder, name)
  try {
    for (const [name, open] of Object.entries(inputs))
      await pipeline(await open(), createWriteStream(file(name), { mode: 0o600 }))
    await writeFile(file('task.json'), JSON.stringify(task))
    const note = await run(folder, signal)
    const result: Result = note
      ? { ok: false, note }
      : resultSchema.parse(JSON.parse(await readFile(file('result.json'), 'utf8')))
    return await use({ result, file })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of tasks whose worker was killed. `now` in milliseconds. */
export async function removeStaleTasks(now: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => undefined)
    if (found && now - found.mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true })
  }
}
