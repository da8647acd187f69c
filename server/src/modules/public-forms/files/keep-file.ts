import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { acceptedType, findTypeByExtension } from '../../../platform/files/recognise/accepted-types.ts'
import { extensionOf } from '../../../platform/files/recognise/file-name.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { reencodePicture } from '../../../platform/images/reencode-picture.ts'
import type { SentFile } from '../kinds/public-kind.ts'

/** Larger photos are drawn smaller: enough to read a number plate, and a quarter of the bytes of a phone's photo. */
const LONGEST_SIDE = 2560

type Given = { fileName: string; limitBytes: number }

async function keep(store: FileStore, source: AsyncIterable<Uint8Array>, given: Given): Promise<SentFile> {
  const { name, mime, kind, size, sha256 } = await receiveFile(store, source, given)
  return { name, mime, kind, size, sha256 }
}

function isPicture(fileName: string): boolean {
  const type = findTypeByExtension(extensionOf(fileName))
  return type !== undefined && acceptedType(type).kind === 'image'
}

/**
 * Looks at a file and keeps it. A picture is drawn anew before anything of it is stored, so that nothing stays of the
 * place where it was taken, of the device, and of what else a file may hide.
 */
export async function keepFile(
  store: FileStore,
  source: AsyncIterable<Uint8Array>,
  given: Given,
): Promise<SentFile> {
  if (!isPicture(given.fileName)) return keep(store, source, given)
  const box = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const
  const { bytes } = await reencodePicture(await buffer(source), box)
  const fileName = `${given.fileName.replace(/\.[^.]*$/, '')}.webp`
  return keep(store, Readable.from([bytes]), { fileName, limitBytes: bytes.length })
}
