import type { UnshownReason } from '@hdoc/contract/files.ts'
import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** A file that has not said how many pages it has by then is a riddle, not a document. */
const SECONDS = 30
const CHUNK_BYTES = 256 * 1024
/** Of one picture inside a page; larger ones are left out. Pixels. */
const MAX_PICTURE = 100_000_000
/** Errors only. */
const QUIET = 0

export type OpenPdf = { document: PDFDocumentProxy; width: number; height: number }
export type Opening = { ready: Promise<OpenPdf>; close: () => void }

/** Why a PDF did not open; undefined when its bytes did not come, which trying again may mend. */
export function unshownPdf(error: unknown): UnshownReason | undefined {
  if (error instanceof PasswordException) return 'password'
  if (error instanceof InvalidPDFException) return 'damaged'
  if (error instanceof Error && error.name === 'TimeoutError') return 'too_slow'
  return error instanceof Error && error.name === 'ResponseException' ? undefined : 'damaged'
}

const folder = (name: string) => new URL(`/pdfjs/${name}/`, document.baseURI).href

/**
 * Opens a PDF in a worker of our own origin, fetching of it what is looked at. No script, form or link of it is ever
 * run, and nothing is compiled from text. Closing ends the worker, whatever it is at.
 */
export function openPdf(address: string): Opening {
  const task = getDocument({
    url: address,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: MAX_PICTURE,
    enableXfa: false,
    // The page's content policy lets nothing be compiled; what needs it has a plain form too.
    useWasm: false,
    wasmUrl: folder('wasm'),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    disableWorkerRendering: true,
    verbosity: QUIET,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no pages in time', 'TimeoutError')), SECONDS * 1000)
  })
  const opened = async (): Promise<OpenPdf> => {
    const document = await task.promise
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return { document, width, height }
  }
  const close = () => {
    clearTimeout(timer)
    void task.destroy()
  }
  const ready = Promise.race([opened(), late]).finally(() => clearTimeout(timer))
  return { ready, close }
}
