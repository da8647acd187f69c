import { csrfHeader } from '@hdoc/contract/access/session-headers.ts'
import { ApiError } from '../calls/api-error.ts'
import { announce } from '../calls/api-reactions.ts'
import { neededCsrf } from '../calls/csrf.ts'
import { failureOf, parsedBody, unanswered } from '../calls/failure-of.ts'
import { personHeaders } from '../calls/page-person.ts'
import { t } from '../languages/i18n.ts'
import { currentLanguage } from '../languages/language.ts'
import { saveFile } from './save-file.ts'

const frameId = 'hdoc-print'

/**
 * Whether the browser can print a PDF from a frame of the page. Only Chromium can: in other browsers the
 * viewer belongs to the browser and takes no commands, and phones have no viewer.
 */
const canPrintFrames = (): boolean => navigator.pdfViewerEnabled && 'chrome' in window

const failure = (status: number, text: string) =>
  failureOf({ status, body: parsedBody(text), retryAfter: null, requestId: null })

/** The error when the browser would not print the file that has come. */
const unprintable = () => new ApiError(t('printing.unprintable'), { status: 0, code: 'unreadable' })

/**
 * Why a frame shows no PDF: the server's refusal, the page of a proxy, or the browser's own page without
 * network. undefined when it does show a PDF.
 */
function refusalIn(frame: HTMLIFrameElement): ApiError | undefined {
  const shown = frame.contentDocument
  if (shown === null) return unanswered(undefined, false)
  if (shown.contentType === 'application/pdf') return undefined
  const text = shown.body?.textContent ?? ''
  if (shown.contentType !== 'application/json') return failure(200, '')
  // A frame does not tell the status. All that matters is whether the session has ended.
  return failure(text.includes('"UNAUTHENTICATED"') ? 401 : 422, text)
}

/** After this time without its PDF a download is given up; many labels take a while. */
const timeoutMs = 120_000

/** The headers of a call that sends what the PDF is to be made of. */
const sendingHeaders = async (): Promise<Record<string, string>> => ({
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  [csrfHeader]: await neededCsrf(),
  ...personHeaders(),
})

/** Asks for a PDF, or with a `body` sends what it is to be made of. Throws `ApiError` for anything else: no answer, a refusal, the page of a proxy. */
async function fetchPdf(address: string, body?: object): Promise<{ pdf: Blob; name: string }> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: { 'Accept-Language': currentLanguage(), ...(body && (await sendingHeaders())) },
      signal,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') ?? false
    if (response.ok && isPdf) return { pdf: await response.blob(), name: fileNameOf(response) }
    const refused = failure(response.status, await response.text())
    // A page with status 200 that is no PDF. An empty text makes it a failure, because a JSON text would pass
    // for a success.
    throw refused ?? failure(response.status, '')
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : unanswered(cause, signal.aborted)
    announce(error)
    throw error
  }
}

/** Opens the address in a frame that replaces the previous one, whose print dialog has been answered. */
function openFrame(address: string): Promise<HTMLIFrameElement> {
  document.getElementById(frameId)?.remove()
  const frame = document.createElement('iframe')
  frame.id = frameId
  frame.inert = true
  frame.setAttribute('aria-hidden', 'true')
  // Out of sight, but displayed: a frame that is not displayed is not loaded into a viewer.
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;visibility:hidden'
  return new Promise((resolve, reject) => {
    frame.onload = () => resolve(frame)
    frame.onerror = () => reject(unprintable())
    frame.src = address
    document.body.append(frame)
  })
}

/** The name the server gave the file. */
function fileNameOf(response: Response): string {
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return decodeURIComponent(encoded) || 'hdoc.pdf'
}

/** Asks for a PDF, which may be made of a `body`, and downloads it as a file. Throws `ApiError`. */
export async function downloadPdf(address: string, body?: object): Promise<void> {
  const { pdf, name } = await fetchPdf(address, body)
  saveFile(name, pdf)
}

/**
 * Opens the browser's print dialog for a PDF of ours, whose pages have the size of the paper. Where that is
 * not possible, the file is downloaded instead. Throws `ApiError`; nothing but a PDF is ever printed.
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
  try {
    frame.contentWindow?.print()
  } catch {
    throw unprintable()
  }
  // Give the focus back to where the person was, so that the keys go on working: the next paper waits.
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return 'printed'
}
