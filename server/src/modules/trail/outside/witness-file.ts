import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type TrailHead, trailHead } from '@hdoc/contract/trail/activity.ts'
import type { Log } from '../../../platform/log.ts'
import { isMissing } from './heads-file.ts'

/**
 * How much is read of the end of the file. Heads of every institution are told again and again, the newest
 * last.
 */
const READ_BYTES = 4 * 1024 * 1024

function parsed(line: string): TrailHead[] {
  try {
    const head = trailHead.safeParse(JSON.parse(line))
    return head.success ? [head.data] : []
  } catch {
    return []
  }
}

async function readEnd(path: string): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const start = Math.max(0, size - READ_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
    const text = buffer.subarray(0, bytesRead).toString('utf8')
    // A part may begin inside a line, so its first line is dropped.
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1)
  } finally {
    await handle.close()
  }
}

/**
 * Gives the last head of each institution in the witness's file; none without one. A file that cannot be read
 * is logged.
 */
export async function readWitness(path: string | undefined, log: Log): Promise<TrailHead[]> {
  if (path === undefined) return []
  try {
    const last = new Map<number, TrailHead>()
    for (const head of (await readEnd(path)).split('\n').flatMap(parsed)) last.set(head.institution_id, head)
    return [...last.values()]
  } catch (error) {
    if (!isMissing(error)) log.error({ err: error, path }, 'the file of the witness cannot be read')
    return []
  }
}

/** Adds lines and never changes what is there. The lines are on the disk when the call returns. */
export async function addToWitness(path: string, heads: readonly TrailHead[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, 'a', 0o600)
  try {
    await handle.appendFile(heads.map((head) => `${JSON.stringify(head)}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}
