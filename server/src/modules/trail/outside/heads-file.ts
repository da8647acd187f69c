import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import { readHeadsText } from '../heads/written-head.ts'

/** Where the newest head of every chain is kept outside the database: in the data folder. */
export const headsPath = (dataDir: string): string => join(dataDir, 'heads', 'trail-heads.json')

export type OutsideHeads = {
  heads: TrailHead[]
  /** There is a file, but its text is no file of heads any more. */
  isBroken: boolean
}

export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export async function readHeads(path: string): Promise<OutsideHeads> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (text === undefined) return { heads: [], isBroken: false }
  const file = readHeadsText(text)
  return { heads: file?.heads ?? [], isBroken: file === undefined }
}

/** Writes the file whole or not at all. It is on the disk when the call returns. */
export async function writeHeads(
  path: string,
  file: { about: string; public_key: string; heads: readonly TrailHead[] },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(file, null, 1)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, path)
}

/** Puts a changed file aside as evidence, so that the next one is not written over it. */
export async function putAside(path: string, at: Date): Promise<void> {
  await rename(path, `${path}.${at.toISOString().replaceAll(':', '-')}`).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}
