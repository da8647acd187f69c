import type { UnshownReason } from '@hdoc/contract/files/files.ts'
import {
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

/**
 * The seconds in which a file has to give its number of pages and its first page. A slower one is told as
 * „too slow”.
 */
const SECONDS = 30
const CHUNK_BYTES = 256 * 1024
/** The most pixels of one picture inside a page. Larger pictures are left out. */
const MAX_PICTURE = 100_000_000
/** The library logs errors only. */
const QUIET = 0

export type OpenPdf = { document: PDFDocumentProxy; width: number; height: number }
export type Opening = { ready: Promise<OpenPdf>; close: () => void }

/** Why a PDF did not open. Undefined when its bytes did not come, because trying again may help then. */
export function unshownPdf(error: unknown): UnshownReason | undefined {
  if (error instanceof PasswordException) return 'password'
  if (error instanceof InvalidPDFException) return 'damaged'
  if (error instanceof Error && error.name === 'TimeoutError') return 'too_slow'
  return error instanceof Error && error.name === 'ResponseException' ? undefined : 'damaged'
}

const folder = (name: string) => new URL(`/pdfjs/${name}/`, document.baseURI).href

/**
 * Opens a PDF in a worker of our own origin, and fetches only the parts that are looked at. No script, form
 * or link in it is ever run, and nothing is compiled from text. Closing ends the worker, whatever it is
 * doing.
 */
export function openPdf(address: string): Opening {
  const task = getDocument({
    url: address,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: MAX_PICTURE,
    enableXfa: false,
    // The content policy of the page forbids compiling, so the plain forms are used instead of WebAssembly.
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
