import type { IncomingMessage } from 'node:http'
import { AppError } from '@hdoc/contract/failures/errors.ts'

const wellFormed = /^(\[[0-9a-f:.]+\]|[^\s@/\\?#:,[\]]+)?(:\d{0,5})?$/i

/**
 * Demands exactly one well-formed `Host` header (RFC 9112, section 3.2); HTTP/1.0 may have none. Two
 * hosts, or one that a proxy in front may read another way, are refused with BAD_REQUEST before
 * anything is looked up by them.
 */
export function checkHostHeader({ rawHeaders, httpVersion }: IncomingMessage): void {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const isMissing = hosts.length === 0 && httpVersion !== '1.0'
  if (isMissing || hosts.length > 1 || hosts.some((host) => !wellFormed.test(host)))
    throw new AppError('BAD_REQUEST')
}
