import { announce } from './api-reactions.ts'
import { failureOf, parsedBody, unanswered } from './failure-of.ts'

const frameId = 'hdoc-print'

/**
 * Only Chromium prints a PDF from a frame of a page: elsewhere the viewer belongs to the browser and may not be told
 * to, and phones have none.
 */
export const canPrintFrames = (): boolean => navigator.pdfViewerEnabled && 'chrome' in window

const failure = (status: number, text: string) =>
  failureOf({ status, body: parsedBody(text), retryAfter: null, requestId: null })

/** The server's refusal, where a frame shows one instead of a PDF. */
function refusalIn(frame: HTMLIFrameElement) {
  const shown = frame.contentDocument
  if (shown?.contentType !== 'application/json') return undefined
  const text = shown.body.textContent ?? ''
  // A frame does not tell the status; what matters of it is whether the session has ended.
  return failure(text.includes('"UNAUTHENTICATED"') ? 401 : 422, text)
}

/** Takes the place of the frame before it: that one's dialog has been answered. */
function openFrame(address: string): Promise<HTMLIFrameElement> {
  document.getElementById(frameId)?.remove()
  const frame = document.createElement('iframe')
  frame.id = frameId
  frame.inert = true
  frame.setAttribute('aria-hidden', 'true')
  // Out of sight, but there: what is not displayed is not loaded into a viewer.
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;visibility:hidden'
  return new Promise((resolve, reject) => {
    frame.onload = () => resolve(frame)
    frame.onerror = () => reject(unanswered(undefined, false))
    frame.src = address
    document.body.append(frame)
  })
}

/** Name that the server gave the file. */
function fileNameOf(response: Response): string {
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(encoded) || 'hdoc.pdf'
}

/** Asks for a PDF and keeps it as a file. Throws `ApiError`. */
export async function downloadPdf(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw unanswered(cause, false)
  })
  if (!response.ok) {
    const refused = failure(response.status, await response.text())
    if (refused) announce(refused)
    throw refused ?? unanswered(undefined, false)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = fileNameOf(response)
  link.click()
  URL.revokeObjectURL(link.href)
}

/**
 * Opens the browser's print dialog for a PDF of ours, whose pages have the size of what is printed on; where that is
 * not possible the file is downloaded instead. Throws `ApiError`.
 */
export async function printPdf(address: string): Promise<'printed' | 'downloaded'> {
  if (!canPrintFrames()) {
    await downloadPdf(address)
    return 'downloaded'
  }
  const frame = await openFrame(address)
  const refused = refusalIn(frame)
  if (refused) {
    frame.remove()
    announce(refused)
    throw refused
  }
  const { activeElement } = document
  frame.contentWindow?.print()
  // The keys go on working where the person was: the next paper waits.
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return 'printed'
}
