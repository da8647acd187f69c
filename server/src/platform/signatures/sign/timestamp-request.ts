import { createHash, randomBytes } from 'node:crypto'
import { OID } from '../asn1/known-oids.ts'
import { at, partsOf, readAsn1 } from '../asn1/read-asn1.ts'
import { integer, none, octets, oid, sequence, truth } from '../asn1/write-asn1.ts'
import { checkTimestamp } from '../cms/check-timestamp.ts'

export const TIMESTAMP_QUERY = 'application/timestamp-query'

/** What a timestamp server is asked for some bytes (RFC 3161, 2.4.1); it learns their digest only. */
export function timestampRequest(bytes: Uint8Array): Buffer {
  const digest = createHash('sha256').update(bytes).digest()
  return sequence(
    integer(1),
    sequence(sequence(oid(OID.sha256), none()), octets(digest)),
    integer(randomBytes(8)),
    truth(),
  )
}

/** The token of an answer; undefined when the server refused, or when it does not hold for these bytes. */
export function readTimestampAnswer(answer: Uint8Array, bytes: Uint8Array): Buffer | undefined {
  try {
    const parts = partsOf(readAsn1(answer))
    const status = at(partsOf(at(parts, 0)), 0).value
    // 0 = granted, 1 = granted with modifications.
    if (status.length !== 1 || (status[0] ?? 2) > 1) return undefined
    const token = at(parts, 1).raw
    return checkTimestamp(token, [bytes]) ? token : undefined
  } catch {
    return undefined
  }
}
