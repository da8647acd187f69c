import { lookup as resolve } from 'node:dns'
import { request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './refuse-private-address.ts'

export type OutsideRequest = {
  url: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  timeoutMs: number
  /** Longest answer in bytes; a longer one fails with `too_large`. */
  maxBytes: number
}

export type OutsidePolicy = {
  /** The only host names that may be asked, without port. */
  allowedHosts: readonly string[]
  /**
   * Those allowed hosts that may lead to this machine or a local network; only the configuration names them.
   */
  privateHosts: readonly string[]
}

export type OutsideAnswer = { status: number; contentType: string; body: Buffer }

type Reason = 'host' | 'private_address' | 'redirect' | 'timeout' | 'too_large' | 'network'

/** Says why an outgoing call gave no usable answer; its message names no address and no content. */
export class OutsideError extends Error {
  readonly reason: Reason
  constructor(reason: Reason, cause?: unknown) {
    super(`outgoing call: ${reason}`, { cause })
    this.name = 'OutsideError'
    this.reason = reason
  }
}

/**
 * Resolves a name once and refuses private addresses, so the connection goes to the
 * very address that was checked.
 */
const lookupPublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const open = (addresses ?? []).filter(({ address }) => !isPrivateAddress(address))
    const [first] = open
    if (error) done(error, '', 0)
    else if (!first) done(new OutsideError('private_address'), '', 0)
    else if (options.all) done(null, open)
    else done(null, first.address, first.family)
  })
}

function connectionOf(url: URL, policy: OutsidePolicy): Pick<RequestOptions, 'lookup'> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!['http:', 'https:'].includes(url.protocol) || !policy.allowedHosts.includes(host))
    throw new OutsideError('host')
  if (policy.privateHosts.includes(host)) return {}
  // An IP address is not looked up in DNS, so it is checked here.
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new OutsideError('private_address')
  return { lookup: lookupPublic }
}

/**
 * Makes an outgoing HTTP call; the program makes them only through this function. It goes only to
 * allowed hosts, and to private addresses only if configured. It follows no redirects, and has one
 * time-out for the whole call and a limit for the answer. Throws OutsideError. Any status except a
 * redirect (3xx) is an answer, not an error.
 */
export async function askOutside(asked: OutsideRequest, policy: OutsidePolicy): Promise<OutsideAnswer> {
  const url = new URL(asked.url)
  const connection = connectionOf(url, policy)
  const signal = AbortSignal.timeout(Math.ceil(asked.timeoutMs))
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise<OutsideAnswer>((done, fail) => {
    const failed = (error: unknown): void =>
      fail(
        error instanceof OutsideError
          ? error
          : new OutsideError(signal.aborted ? 'timeout' : 'network', error),
      )
    const call = send(
      url,
      {
        method: asked.method,
        headers: { ...asked.headers, connection: 'close' },
        agent: false,
        signal,
        ...connection,
      },
      (answer) => {
        const status = answer.statusCode ?? 0
        const parts: Buffer[] = []
        let size = 0
        const stop = (reason: Reason): void => {
          failed(new OutsideError(reason))
          call.destroy()
        }
        answer.on('error', failed)
        if (status >= 300 && status < 400) return stop('redirect')
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > asked.maxBytes) stop('too_large')
          else parts.push(part)
        })
        answer.on('end', () =>
          done({ status, contentType: answer.headers['content-type'] ?? '', body: Buffer.concat(parts) }),
        )
        answer.on('close', () => failed(new OutsideError('network')))
      },
    )
    call.on('error', failed)
    call.end(asked.body)
  })
}
