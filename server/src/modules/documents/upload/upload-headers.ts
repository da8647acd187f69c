import { createHash, type Hash } from 'node:crypto'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { tusVersion } from '@hdoc/contract/files/incoming-files.ts'
import type { Caller } from '../../../platform/http/context.ts'

type Headers = Caller['headers']

const one = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Throws UPLOAD_VERSION unless the request names our tus version, as every request but OPTIONS has to. */
export function checkTusVersion(headers: Headers): void {
  if (one(headers, 'tus-resumable') !== tusVersion)
    throw new AppError('UPLOAD_VERSION', { version: tusVersion })
}

/** A whole number of bytes, zero or more, without sign; undefined for anything else. */
export function readBytes(headers: Headers, name: string): number | undefined {
  const text = one(headers, name)
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined
  return Number(text)
}

/** Whether the request has bytes to append; throws BAD_REQUEST when its body has any other content type. */
export function hasBytes(headers: Headers): boolean {
  const type = one(headers, 'content-type')
  if (type === undefined) return false
  if (type !== 'application/offset+octet-stream') throw new AppError('BAD_REQUEST')
  return true
}

/** Longest file name that is accepted, in characters; it is cleaned and cut afterwards. */
const MAX_NAME = 255
const MAX_METADATA = 4096

/**
 * The `filename` in Upload-Metadata, which holds pairs of a key and base64, separated by commas. Undefined
 * when there is none or it is malformed.
 */
export function readFileName(headers: Headers): string | undefined {
  const text = one(headers, 'upload-metadata')
  if (text === undefined || text.length > MAX_METADATA) return undefined
  const pairs = text.split(',').map((pair) => pair.trim().split(' '))
  if (new Set(pairs.map(([key]) => key)).size !== pairs.length) return undefined
  const value = pairs.find(([key]) => key === 'filename')?.[1]
  if (value === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined
  try {
    const name = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'))
    return name !== '' && name.length <= MAX_NAME ? name : undefined
  } catch {
    return undefined
  }
}

const ALGORITHMS = ['sha1', 'sha256', 'sha512'] as const
export const checksumAlgorithms = ALGORITHMS.join(',')

/** The hash and the expected digest of Upload-Checksum; undefined when it was not sent. */
export function readChecksum(headers: Headers): { hash: Hash; digest: Buffer } | undefined {
  const text = one(headers, 'upload-checksum')
  if (text === undefined) return undefined
  const [name, value, ...more] = text.split(' ')
  const algorithm = ALGORITHMS.find((known) => known === name)
  if (!algorithm || !value || more.length > 0) throw new AppError('BAD_REQUEST')
  return { hash: createHash(algorithm), digest: Buffer.from(value, 'base64') }
}
