import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type TrailHead, trailHead } from '@hdoc/contract/activity.ts'
import type { Log } from '../../../platform/log.ts'
import { isMissing } from './heads-file.ts'

/** What is read of its end: heads of every institution are told again and again, the newest last. */
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
    // The first line of a part begins anywhere.
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1)
  } finally {
    await handle.close()
  }
}

/** The last head of each institution in the witness's file; none without one. One that cannot be read is told. */
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

/** Adds lines, on the disk when it returns; never changes what is there. */
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
