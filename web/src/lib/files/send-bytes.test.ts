// @vitest-environment happy-dom

import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../calls/api-error.ts'
import { sendBytes } from './send-bytes.ts'

/** The browser's XMLHttpRequest as far as an upload uses it, answered by the test. */
class Request {
  static last: Request
  status = 0
  responseText = ''
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: object) => void } = {}
  address = ''
  sent: unknown
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  constructor() {
    Request.last = this
  }
  open(_method: string, address: string): void {
    this.address = address
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value
  }
  getResponseHeader(): null {
    return null
  }
  send(body: unknown): void {
    this.sent = body
  }
  abort(): void {
    this.onabort?.()
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}
const file = new File(['abc'], 'cerere ț.pdf')
const upload = (sent: File, options?: Parameters<typeof sendBytes>[3]) =>
  sendBytes(profileCalls.setPicture, profileCalls.setPicture.path, sent, options)
const started = () => vi.waitFor(() => expect(Request.last?.sent).toBe(file))
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((cause: unknown) => cause)
  if (!(error instanceof ApiError)) throw new Error('the upload did not fail with ApiError')
  return error
}

beforeEach(() => {
  Reflect.set(document, 'cookie', 'XSRF-TOKEN=t')
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => vi.unstubAllGlobals())

test('sends raw bytes with the token, and tells how far it is', async () => {
  const steps: unknown[] = []
  const work = upload(file, { onProgress: (step) => steps.push(step) })
  await started()
  const request = Request.last
  expect(request.address).toBe('/api/profile/set_picture')
  expect(request.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 't',
  })
  request.upload.onprogress?.({ loaded: 1, total: 3, lengthComputable: true })
  request.upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false })
  request.answer(200, { success: true, message: '', picture: '/p' })
  expect((await work).picture).toBe('/p')
  expect(steps).toEqual([
    { sentBytes: 1, totalBytes: 3 },
    { sentBytes: 2, totalBytes: 3 },
  ])
})

test('a refused file says why', async () => {
  const work = failureOf(upload(file))
  await started()
  Request.last.answer(415, { success: false, code: 'file_type', message: 'Tip de fișier neacceptat.' })
  expect(await work).toMatchObject({ status: 415, code: 'file_type', message: 'Tip de fișier neacceptat.' })
})

test('a lost connection has its own sentence', async () => {
  const work = failureOf(upload(file))
  await started()
  Request.last.onerror?.()
  expect((await work).code).toBe('offline')
})

test('stopping it stops the sending', async () => {
  const stop = new AbortController()
  const work = failureOf(upload(file, { signal: stop.signal }))
  await started()
  stop.abort()
  expect((await work).code).toBe('aborted')
})
