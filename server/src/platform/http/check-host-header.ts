import type { IncomingMessage } from 'node:http'
import { AppError } from '@hdoc/contract/errors.ts'

const wellFormed = /^(\[[0-9a-f:.]+\]|[^\s@/\\?#:,[\]]+)?(:\d{0,5})?$/i

/**
 * One host, written as a host: two of them, or one that a proxy in front may read another way, are refused (RFC 9112,
 * section 3.2) before anything is looked up by it.
 */
export function checkHostHeader({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const isMissing = hosts.length === 0 && httpVersion !== '1.0'
  if (isMissing || hosts.length > 1 || hosts.some((host) => !wellFormed.test(host)))
    throw new AppError('BAD_REQUEST')
}
