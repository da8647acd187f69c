import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { link, lstat, open, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { ScanRefusal } from '@hdoc/contract/scans/scans.ts'
import { receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { cleanFileName, extensionOf } from '../../../platform/files/recognise/file-name.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { addArrived } from '../queries/arrivals.ts'
import { isScanMime } from '../reading/scan-types.ts'
import { type FolderFile, TAKEN_PREFIX } from './folder-names.ts'
import { refuseFile } from './refuse-file.ts'

/** A file must have been left alone this long since its last change before it is looked at. */
const REST_MS = 4_000
/**
 * A file that looks unfinished (empty, or a PDF without its end) must have been left alone this long, because
 * it may still be written after a pause.
 */
const PATIENCE_MS = 60_000

type Stats = { ino: bigint; size: bigint; mtimeNs: bigint; mtimeMs: bigint; isFile(): boolean }

const look = (path: string): Promise<Stats> => lstat(path, { bigint: true })
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
const same = (a: Stats, b: Stats): boolean => a.ino === b.ino && a.size === b.size && a.mtimeNs === b.mtimeNs

/** Does a PDF lack its end? A scanner that streams a PDF writes its last line at the very end. */
async function lacksItsEnd(path: string, size: number): Promise<boolean> {
  if (extensionOf(path) !== 'pdf') return false
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const tail = Buffer.alloc(Math.min(size, 2048))
    await handle.read(tail, 0, tail.length, size - tail.length)
    return !tail.includes('%%EOF')
  } finally {
    await handle.close()
  }
}

/**
 * Takes a file that is stored and has its row out of the folder. The file is moved aside first and looked at
 * again: what a scanner has written under the same name meanwhile is put back.
 */
async function removeTaken(path: string, folder: string, taken: Stats): Promise<void> {
  const extension = extensionOf(path)
  const aside = join(folder, `${TAKEN_PREFIX}${randomUUID()}${extension && `.${extension}`}`)
  await rename(path, aside)
  if (same(taken, await look(aside))) return unlink(aside)
  await link(aside, path)
  await unlink(aside)
}

const reasons: Readonly<Record<string, ScanRefusal>> = {
  file_type: 'type',
  FILE_NO_EXTENSION: 'type',
  FILE_CONTENT: 'type',
  file_too_big: 'too_big',
  FILE_EMPTY: 'empty',
}

/**
 * Takes one file of a watched folder, if it rests: first into the file store, then into its row, and only
 * then out of the folder. When this is cut off at any instant, whoever comes next begins anew. The row is
 * written once, because it is unique by the file's inode, time, size and content. Gives true when the file
 * was taken or refused.
 */
export async function takeFile(services: JobServices, file: FolderFile): Promise<boolean> {
  const { database, files, clock, settings } = services
  const path = join(file.folder, file.name)
  try {
    const before = await look(path)
    if (!before.isFile()) return false
    const age = clock.now().getTime() - Number(before.mtimeMs)
    if (age < REST_MS) return false
    const size = Number(before.size)
    if (age < PATIENCE_MS && (size === 0 || (await lacksItsEnd(path, size)))) return false

    const source = async function* () {
      const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
      yield* handle.createReadStream()
    }
    const received = await receiveFile(files, source(), {
      fileName: file.name.startsWith(TAKEN_PREFIX) ? `scan.${extensionOf(file.name)}` : file.name,
      limitBytes: settings.limits.fileBytes,
    }).catch((error: unknown) => {
      const reason = error instanceof AppError ? reasons[error.code] : undefined
      if (reason === undefined) throw error
      return reason
    })
    if (!same(before, await look(path))) return false
    const refusal = typeof received === 'string' ? received : isScanMime(received.mime) ? undefined : 'type'
    if (typeof received === 'string' || refusal !== undefined) {
      const key = `${before.ino}:${before.mtimeNs}:${before.size}`
      await refuseFile(services, file, refusal ?? 'type', key)
      return true
    }
    const key = `${before.ino}:${before.mtimeNs}:${before.size}:${received.sha256}`
    await database.inInstitution(file.institutionId, (db) =>
      addArrived(db, { ...received, name: cleanFileName(received.name), key, at: clock.now() }),
    )
    await removeTaken(path, file.folder, before)
    return true
  } catch (error) {
    // The file is gone, because another worker has taken it.
    if (isMissing(error)) return false
    throw error
  }
}
