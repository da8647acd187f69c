import { TAG } from './read-asn1.ts'

/** Writes one element in DER. */
export function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  const digits = size.subarray(size.findIndex((byte) => byte !== 0))
  return Buffer.concat([Buffer.from([tag, 0x80 | digits.length]), digits, content])
}

const CONSTRUCTED = 0x20

export const sequence = (...parts: readonly Uint8Array[]): Buffer =>
  element(TAG.sequence | CONSTRUCTED, ...parts)
/** DER orders the parts of a set by their bytes. */
export const setOf = (...parts: readonly Uint8Array[]): Buffer =>
  element(TAG.set | CONSTRUCTED, ...[...parts].sort((a, b) => Buffer.compare(a, b)))
export const octets = (bytes: Uint8Array): Buffer => element(TAG.octetString, bytes)
export const bits = (bytes: Uint8Array): Buffer => element(TAG.bitString, Buffer.from([0]), bytes)
export const none = (): Buffer => Buffer.from([5, 0])
export const truth = (): Buffer => Buffer.from([1, 1, 0xff])
/** An element of its context that holds others. */
export const within = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  element(0xa0 | number, ...parts)

export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === 'number' ? hexBytes(value.toString(16)) : Buffer.from(value)
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = first === -1 ? Buffer.from([0]) : bytes.subarray(first)
  return element(TAG.integer, (digits[0] ?? 0) > 0x7f ? Buffer.from([0]) : Buffer.alloc(0), digits)
}

const hexBytes = (hex: string): Buffer => Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const digits = [part % 128]
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left % 128) | 0x80)
    return digits
  })
  return element(TAG.oid, Buffer.from(bytes))
}

/** UTCTime until 2049, as RFC 5280 asks for, GeneralizedTime after. */
export function time(instant: Date): Buffer {
  const digits = instant.toISOString().replace(/[-:T]|\.\d+/g, '')
  return instant.getUTCFullYear() < 2050
    ? element(TAG.utcTime, Buffer.from(digits.slice(2)))
    : element(TAG.generalizedTime, Buffer.from(digits))
}

export const generalTime = (instant: Date): Buffer =>
  element(TAG.generalizedTime, Buffer.from(instant.toISOString().replace(/[-:T]|\.\d+/g, '')))
export const utf8 = (text: string): Buffer => element(12, Buffer.from(text))
