import { AppError } from '@hdoc/contract/errors.ts'
import type { FileKind, FilePreview } from './accepted-types.ts'
import { cleanFileName, extensionOf } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import { sniffFile } from './sniff-file.ts'

export type ReceivedFile = {
  sha256: string
  /** Bytes. */
  size: number
  name: string
  mime: string
  kind: FileKind
  preview: FilePreview
}

/**
 * Takes an upload in: measured, recognised and only then stored. Refuses with `file_too_big` (naming the limit),
 * `file_type` or `FILE_NO_EXTENSION` (naming what is accepted), `FILE_CONTENT` (it is not what its extension says) or `FILE_EMPTY`, and keeps
 * nothing then.
 */
export async function receiveFile(
  store: FileStore,
  source: AsyncIterable<Uint8Array>,
  { fileName, limitBytes }: { fileName: string; limitBytes: number },
): Promise<ReceivedFile> {
  const name = cleanFileName(fileName)
  let type: Pick<ReceivedFile, 'mime' | 'kind' | 'preview'> | undefined
  const { sha256, size } = await store.put(source, {
    limitBytes,
    accept: async (candidate) => {
      const sniffed = await sniffFile(candidate, name)
      if (!sniffed.ok && sniffed.reason === 'extension')
        throw new AppError(extensionOf(name) === '' ? 'FILE_NO_EXTENSION' : 'file_type', {
          accepted: sniffed.accepted,
        })
      // The extension is one of those accepted: naming them would contradict itself.
      if (!sniffed.ok) throw new AppError('FILE_CONTENT')
      type = { mime: sniffed.mime, kind: sniffed.kind, preview: sniffed.preview }
    },
  })
  if (!type) throw new Error('the file store did not ask before storing')
  return { sha256, size, name, ...type }
}
