import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DatabaseUrls } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockFolder } from './lock-folder.ts'

/** Layout of the data folder; raised when an older program could no longer use it. */
const FORMAT = 1

/**
 * Folders that only the owner may enter. Other users may have to pass through the data folder itself (to
 * reach the database, when HDoc runs as root).
 */
const PRIVATE = ['files', 'logs', 'outbox']

const formatSchema = z.object({ format: z.number().int() })
const runningSchema = z.object({
  pid: z.number(),
  database: z.object({
    app: z.string(),
    owner: z.string(),
    platform: z.string(),
    worker: z.string(),
    direct: z.string(),
  }),
})

export type Running = z.infer<typeof runningSchema>

/** A data folder that belongs to this process until it is released. */
export interface DataFolder {
  secret: string
  /** Tells other commands on this folder the addresses of its database. */
  announce(database: DatabaseUrls): void
  release(): void
}

/** Writes a file whole or not at all, because a power cut must not leave half a secret. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
}

function makeWritable(folder: string): void {
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o700)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Refusal(
      {
        ro: `Dosarul de date ${folder} nu poate fi scris de acest utilizator: dați-i drepturi sau alegeți alt dosar cu HDOC_DATA.`,
        en: `The data folder ${folder} may not be written by this user: give it the rights or choose another folder with HDOC_DATA.`,
      },
      { cause: error },
    )
  }
}

function checkFormat(folder: string): void {
  const path = join(folder, 'hdoc-format.json')
  if (!existsSync(path)) {
    writeWhole(path, `${JSON.stringify({ format: FORMAT })}\n`)
    return
  }
  const { format } = formatSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  if (format > FORMAT) {
    throw new Refusal({
      ro: `Dosarul de date ${folder} este al unei versiuni mai noi de HDoc (formatul ${format}, aici ${FORMAT}): porniți versiunea mai nouă.`,
      en: `The data folder ${folder} is of a newer version of HDoc (format ${format}, here ${FORMAT}): start the newer version.`,
    })
  }
}

function readSecret(folder: string): string {
  const path = join(folder, 'secret')
  if (!existsSync(path)) writeWhole(path, `${randomBytes(32).toString('hex')}\n`)
  return readFileSync(path, 'utf8').trim()
}

/**
 * Gives the process that announced itself in this folder; undefined when none did. Ask it only while another
 * process holds the folder's lock.
 */
export function runningInstance(folder: string): Running | undefined {
  const path = join(folder, 'running.json')
  if (!existsSync(path)) return undefined
  const running = runningSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return running.success ? running.data : undefined
}

/** The secret that belongs to a folder which another process holds. */
export function secretOf(folder: string): string {
  return readFileSync(join(folder, 'secret'), 'utf8').trim()
}

/**
 * Opens a data folder for this process, and makes it when it is missing; undefined while another process
 * holds it.
 */
export function openDataFolder(folder: string): DataFolder | undefined {
  makeWritable(folder)
  const lock = lockFolder(folder)
  if (lock === undefined) return undefined
  try {
    checkFormat(folder)
    const secret = readSecret(folder)
    for (const name of PRIVATE) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
    const announcement = join(folder, 'running.json')
    rmSync(announcement, { force: true })
    return {
      secret,
      announce: (database) => writeWhole(announcement, JSON.stringify({ pid: process.pid, database })),
      release: () => {
        rmSync(announcement, { force: true })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Opens a data folder as `openDataFolder` does, but refuses with a sentence when another process holds it.
 */
export function takeDataFolder(folder: string): DataFolder {
  const opened = openDataFolder(folder)
  if (opened !== undefined) return opened
  const pid = runningInstance(folder)?.pid
  const by = pid === undefined ? '' : ` (${pid})`
  throw new Refusal({
    ro: `Dosarul de date ${folder} este deja folosit de alt HDoc${by && ` cu procesul${by}`}: opriți-l sau alegeți alt dosar cu HDOC_DATA.`,
    en: `The data folder ${folder} is already used by another HDoc${by && `, process${by}`}: stop it or choose another folder with HDOC_DATA.`,
  })
}
