import { type IncomingHttpHeaders, request } from 'node:http'
import type { Session } from './sign-in.ts'

export type StepAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Step = {
  method: 'HEAD' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: Buffer
  /** Cut the connection after this many bytes of the body. */
  cutAfter?: number
}
export type Uploader = { port: number; host: string; session: Session }

/** Sends one step of a resumable upload; rejects when the connection is cut, by whichever side. */
function sendStep({ port, host, session }: Uploader, step: Step): Promise<StepAnswer> {
  const { method, path, headers = {}, body = Buffer.alloc(0), cutAfter } = step
  return new Promise((resolve, reject) => {
    const call = request({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: {
        ...session,
        host: `${host}:${port}`,
        'tus-resumable': '1.0.0',
        ...headers,
        'content-length': String(body.length),
      },
    })
    call.on('error', reject)
    call.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    if (cutAfter === undefined || cutAfter >= body.length) call.end(body)
    else call.write(body.subarray(0, cutAfter), () => call.destroy(new Error('cut')))
  })
}

type FileToSend = {
  name: string
  bytes: Buffer
  /** Gives the number of bytes after which the n-th try (from 0) is cut; undefined = not cut. */
  cut?: (n: number) => number | undefined
  /** Called before going on, when the connection was lost or the server did not answer as it should. */
  onLost: () => Promise<void>
}

/**
 * Sends a file as a page does. After every loss it goes on from where the upload stands, until the server has
 * confirmed the file. Gives the id of the finished file.
 */
export async function sendFile(
  uploader: Uploader,
  { name, bytes, cut, onLost }: FileToSend,
): Promise<number> {
  async function untilAnswered(step: () => Step, passes: readonly number[]): Promise<StepAnswer> {
    for (;;) {
      const answer = await sendStep(uploader, step()).catch(() => undefined)
      if (answer && answer.status < 400) return answer
      if (answer && answer.status < 500 && !passes.includes(answer.status))
        throw new Error(`an upload was answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
      await onLost()
    }
  }
  const begun = await untilAnswered(
    () => ({
      method: 'POST',
      path: '/api/incoming_file/begin',
      headers: {
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
        'content-type': 'application/offset+octet-stream',
      },
    }),
    [],
  )
  const path = String(begun.headers.location)
  for (let tries = 0; ; tries++) {
    const state = await untilAnswered(() => ({ method: 'HEAD', path }), [])
    const offset = Number(state.headers['upload-offset'])
    if (offset === bytes.length) break
    const cutAfter = cut?.(tries)
    const sent = await sendStep(uploader, {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: bytes.subarray(offset),
      ...(cutAfter !== undefined && { cutAfter }),
    }).catch(() => undefined)
    if (!sent || sent.status >= 400) await onLost()
  }
  const body = Buffer.from(JSON.stringify({ id: Number(/\d+$/.exec(path)?.[0]) }))
  const done = await untilAnswered(() => ({ method: 'POST', path: '/api/incoming_file/finish', body }), [409])
  return (JSON.parse(done.body.toString()) as { id: number }).id
}
