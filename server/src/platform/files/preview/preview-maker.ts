import { AppError } from '@hdoc/contract/failures/errors.ts'
import { type FileContent, shownTextBytes, type UnshownReason } from '@hdoc/contract/files/files.ts'
import { findTypeByMime, isShownAsItIs, type TypeName } from '../recognise/accepted-types.ts'
import type { FileStore } from '../store/file-store.ts'
import { runApart } from './apart/run-apart.ts'
import { takeTurns } from './apart/take-turns.ts'
import type { Outcome, PreviewTask } from './apart/task.ts'
import { isPhotoType } from './clean/clean-photo.ts'
import { isOfficeType } from './office/read-office.ts'
import { MAX_DIRECT_PIXELS } from './pictures/picture-limits.ts'
import { pictureSize } from './pictures/picture-size.ts'
import type { PreviewCache } from './preview-cache.ts'
import { readText } from './text/read-text.ts'

const MEGABYTE = 1024 * 1024
const AT_ONCE = 2
const WAITING = 24
/** Bytes that are read to find a picture's size; it may stand after the camera's notes. */
const PICTURE_HEAD_BYTES = 512 * 1024
/** Largest file, in bytes, of which a preview is made; a larger one can only be downloaded. */
const MOST_BYTES: Readonly<Record<PreviewTask['do'], number>> = {
  'read-office': 60 * MEGABYTE,
  'read-mail': 20 * MEGABYTE,
  'count-pages': 150 * MEGABYTE,
  'draw-page': 150 * MEGABYTE,
  'clean-photo': 40 * MEGABYTE,
}
const isDrawn = (type: TypeName): type is 'tiff' | 'heic' => type === 'tiff' || type === 'heic'

export type PreviewedFile = { institutionId: number; sha256: string; mime: string; size: number }
export type PreviewMaker = ReturnType<typeof previewMaker>

/** Makes previews of files: once for each content and institution, in separate processes, a few at a time. */
export function previewMaker({
  files,
  cache,
  now,
}: {
  files: FileStore
  cache: PreviewCache
  now: () => Date
}) {
  const turns = takeTurns(AT_ONCE, WAITING, () => new AppError('PREVIEW_BUSY'))
  const running = new Map<string, Promise<Outcome>>()

  async function make(file: PreviewedFile, task: PreviewTask, name: string): Promise<Outcome> {
    const key = { institutionId: file.institutionId, sha256: file.sha256, name }
    const kept = await cache.read(key, now())
    if (kept) return kept[0] === 1 ? { ok: true, bytes: kept.subarray(1) } : refusal(kept.toString('utf8', 1))
    if (file.size > MOST_BYTES[task.do]) return { ok: false, reason: 'too_large' }
    const outcome = await turns(async () => runApart(task, await files.open(file.sha256)))
    // Other outcomes depend only on the bytes and are kept. `too_slow` also
    // depends on how busy the machine was.
    if (outcome.ok) await cache.write(key, Buffer.concat([Buffer.from([1]), outcome.bytes]), now())
    else if (outcome.reason !== 'too_slow')
      await cache.write(key, Buffer.concat([Buffer.from([2]), Buffer.from(outcome.reason)]), now())
    return outcome
  }

  /** Two callers who ask for the same preview at once wait for the same task. */
  function once(file: PreviewedFile, task: PreviewTask, name: string): Promise<Outcome> {
    const key = `${file.institutionId} ${file.sha256} ${name}`
    const known = running.get(key)
    if (known) return known
    const made = make(file, task, name).finally(() => running.delete(key))
    running.set(key, made)
    return made
  }

  const head = async (file: PreviewedFile, bytes: number): Promise<Buffer> => {
    const pieces: Buffer[] = []
    for await (const piece of await files.open(file.sha256, {
      start: 0,
      end: Math.min(file.size, bytes) - 1,
    }))
      pieces.push(piece as Buffer)
    return Buffer.concat(pieces)
  }

  async function read(file: PreviewedFile, task: PreviewTask): Promise<FileContent> {
    const outcome = await once(file, task, 'text')
    return outcome.ok ? (JSON.parse(outcome.bytes.toString('utf8')) as FileContent) : nothing(outcome.reason)
  }

  async function countPages(file: PreviewedFile, type: 'tiff' | 'heic'): Promise<FileContent> {
    const outcome = await once(file, { do: 'count-pages', type }, 'count')
    if (!outcome.ok) return nothing(outcome.reason)
    return { shown: 'pictures', count: Number(outcome.bytes.toString('utf8')), direct: false }
  }

  async function direct(file: PreviewedFile): Promise<FileContent> {
    const size = pictureSize(await head(file, PICTURE_HEAD_BYTES))
    if (!size) return nothing('damaged')
    if (size.width * size.height > MAX_DIRECT_PIXELS) return nothing('too_many_pixels')
    return { shown: 'pictures', count: 1, direct: true }
  }

  return {
    /**
     * What a page shows of a file: its text, the number of pictures to ask for, or
     * the reason why it shows nothing.
     */
    async content(file: PreviewedFile): Promise<FileContent> {
      const type = findTypeByMime(file.mime)
      if (type === 'txt' || type === 'csv') {
        const bytes = await head(file, shownTextBytes)
        return readText(bytes, type, bytes.length === file.size)
      }
      if (type === 'eml') return read(file, { do: 'read-mail' })
      if (type && isOfficeType(type)) return read(file, { do: 'read-office', type })
      if (type && isDrawn(type)) return countPages(file, type)
      if (type && isPhotoType(type) && isShownAsItIs(file.mime)) return direct(file)
      return nothing('not_shown')
    },
    /** A page (from 1) of a picture as WebP. */
    async page(file: PreviewedFile, page: number): Promise<Outcome> {
      const type = findTypeByMime(file.mime)
      if (!type || !isDrawn(type)) return refusal('not_shown')
      const pages = await countPages(file, type)
      if (pages.shown === 'nothing') return refusal(pages.reason)
      if (pages.shown !== 'pictures' || page > pages.count) return refusal('not_shown')
      return once(file, { do: 'draw-page', type, page }, `page-${page}`)
    },
    /** A photo without its notes (place, camera, times), in its own type. */
    async cleaned(file: PreviewedFile): Promise<Outcome> {
      const type = findTypeByMime(file.mime)
      if (!type || !isPhotoType(type)) return refusal('not_shown')
      return once(file, { do: 'clean-photo', type }, 'clean')
    },
  }
}

const nothing = (reason: UnshownReason): FileContent => ({ shown: 'nothing', reason })
const refusal = (reason: string): Outcome => ({ ok: false, reason: reason as UnshownReason })
