import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { OID } from '../../src/platform/signatures/asn1/known-oids.ts'
import { at, partsOf, readAsn1 } from '../../src/platform/signatures/asn1/read-asn1.ts'
import {
  generalTime,
  integer,
  none,
  octets,
  oid,
  sequence,
} from '../../src/platform/signatures/asn1/write-asn1.ts'
import { makeCms } from './make-cms.ts'
import { type Holder, issue } from './test-authority.ts'

/** A timestamp server of tests; `answers` says what it does with the next requests. */
export async function startTimestampServer(by: Holder, now: () => Date) {
  const state: { answers: 'rightly' | 'refused' | 'another' | 'nonsense' | 'lengthily'; asked: number } = {
    answers: 'rightly',
    asked: 0,
  }
  const server = createServer(async (request, answer) => {
    state.asked++
    const imprint = partsOf(at(partsOf(readAsn1(await buffer(request))), 1))
    const digest = state.answers === 'another' ? Buffer.alloc(32) : at(imprint, 1).value
    const info = sequence(
      integer(1),
      oid('1.3.6.1.4.1.13762.3'),
      sequence(sequence(oid(OID.sha256), none()), octets(digest)),
      integer(state.asked),
      generalTime(now()),
    )
    const wishes = { by, inside: true, contentType: OID.timestampInfo }
    const token = makeCms(info, wishes)
    const body = {
      rightly: sequence(sequence(integer(0)), token),
      lengthily: sequence(
        sequence(integer(0)),
        makeCms(info, { ...wishes, chain: [issue({ name: 'x'.repeat(12_000) })] }),
      ),
      another: sequence(sequence(integer(0)), token),
      refused: sequence(sequence(integer(2))),
      nonsense: Buffer.from('<html>'),
    }[state.answers]
    answer.setHeader('content-type', 'application/timestamp-reply')
    answer.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/tsa`, state, close: () => server.close() }
}
