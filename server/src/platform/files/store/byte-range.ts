import type { ByteRange } from './file-store.ts'

/**
 * The part that a Range header („bytes=0-1023”, „bytes=1024-”, „bytes=-512”; RFC 9110, 14.1.2) asks for
 * of a content of `size` bytes. „outside” = no byte of it is there. Undefined for several parts, other units and what is no
 * range: the whole is answered then.
 */
export function rangeOf(
  header: string | string[] | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const match = typeof header === 'string' ? /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) : null
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'outside'
}
