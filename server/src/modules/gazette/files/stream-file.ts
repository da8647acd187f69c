import { downloadHeaders, previewHeaders } from '../../../platform/files/preview/preview-headers.ts'
import { isShownAsItIs } from '../../../platform/files/recognise/accepted-types.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { RawAnswer } from '../../../platform/http/context.ts'
import { rangedAnswer } from '../../../platform/http/streams/ranged-answer.ts'

type Streamed = { name: string; mime: string; size: number; sha256: string }
type From = { files: FileStore; range: string | string[] | undefined }

/**
 * Sends a file of the gazette, whole or in part: a PDF to be looked at in the browser, anything else as a download.
 * Nothing of it runs.
 */
export function streamFile(
  file: Streamed,
  from: From,
  more: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const kind = isShownAsItIs(file.mime) ? previewHeaders(file) : downloadHeaders(file)
  return rangedAnswer(file, from, { ...kind, ...more })
}
