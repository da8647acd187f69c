import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FileKind, FilePreview } from '../recognise/accepted-types.ts'
import { cleanFileName, extensionOf } from '../recognise/file-name.ts'
import { sniffFile } from '../recognise/sniff-file.ts'
import type { FileStore } from '../store/file-store.ts'

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
 * Takes in an upload: it is measured and recognised, and only then stored. Refuses with `file_too_big` (names
 * the limit), `file_type` or `FILE_NO_EXTENSION` (name what is accepted), `FILE_CONTENT` (the content is not
 * what the extension says) or `FILE_EMPTY`; nothing is kept then.
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
      // The extension is accepted here, so a refusal that lists the accepted ones would contradict itself.
      if (!sniffed.ok) throw new AppError('FILE_CONTENT')
      type = { mime: sniffed.mime, kind: sniffed.kind, preview: sniffed.preview }
    },
  })
  if (!type) throw new Error('the file store did not ask before storing')
  return { sha256, size, name, ...type }
}
