import { downloadHeaders, previewHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { isShownAsItIs } from '../../../platform/files/recognise/accepted-types.ts'
import { rangeOf } from '../../../platform/files/store/byte-range.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { RawAnswer } from '../../../platform/http/context.ts'

type Streamed = { name: string; mime: string; size: number; sha256: string }
type From = { files: FileStore; range: string | string[] | undefined }

/**
 * Sends a file of the gazette, whole or in part: a PDF to be looked at in the browser, anything else as a download.
 * Nothing of it runs.
 */
export async function streamFile(
  file: Streamed,
  { files, range: asked }: From,
  more: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const kind = isShownAsItIs(file.mime) ? previewHeaders(file) : downloadHeaders(file)
  const headers = { ...kind, ...more, 'accept-ranges': 'bytes' }
  const range = rangeOf(asked, file.size)
  if (!range)
    return {
      raw: true,
      body: await files.open(file.sha256),
      headers: { ...headers, 'content-length': String(file.size) },
    }
  return {
    raw: true,
    status: 206,
    body: await files.open(file.sha256, range),
    headers: {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    },
  }
}
