import { X509Certificate } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makeCms } from '../../../../test/signatures/make-cms.ts'
import { type Holder, issue } from '../../../../test/signatures/test-authority.ts'
import { inspectCms } from '../cms/inspect-cms.ts'
import type { SignatureFacts } from '../facts.ts'
import { judgeFile } from './judge-file.ts'

const cast = makeCast()
const NOW = new Date('2026-11-23T08:00:00Z')
const AT = '2026-11-20T08:00:00.000Z'

const standing = (chain: readonly Holder[], stampedBy?: Holder): SignatureFacts => ({
  kind: 'signature',
  field: 'S',
  integrity: 'whole',
  problem: null,
  changes: [],
  weak: false,
  certificates: chain.map(({ certificate }) => certificate.toString('base64')),
  claimed_at: AT,
  timestamp: stampedBy
    ? { at: AT, certificates: [stampedBy.certificate.toString('base64')], weak: false }
    : null,
  timestamp_broken: false,
  covers: 100,
})

function judged(signatures: SignatureFacts[]) {
  const verify = vi.spyOn(X509Certificate.prototype, 'verify')
  const found = judgeFile({ signatures }, cast.anchors, NOW)
  const checks = verify.mock.calls.length
  verify.mockRestore()
  return { found, checks }
}

/** A person and nine who all call themselves their issuer; each has to be tried. */
function manyIssuers(): Holder[] {
  const issuers = Array.from({ length: 9 }, () => issue({ name: 'Tot eu', authority: true }))
  return [issue({ name: 'Eu', by: issue({ name: 'Tot eu', authority: true }) }), ...issuers]
}

it('checks each link of a file once: as many signatures as a file may hold cost what one does', () => {
  const all = Array.from({ length: 100 }, () => standing([cast.ana, cast.root], cast.stamper))
  const { found, checks } = judged(all)
  expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['valid']))
  expect(checks).toBe(2)
})

it('leaves a file alone that asks for more than a hundred checks, and says so', () => {
  const all = Array.from({ length: 15 }, () => standing(manyIssuers()))
  const { found, checks } = judged([standing([cast.ana]), ...all])
  expect(checks).toBe(100)
  for (const { verdict, problem, who, trusted } of found)
    expect({ verdict, problem, who, trusted }).toEqual({
      verdict: 'unreadable',
      problem: 'too_large',
      who: null,
      trusted: false,
    })
})

it('looks for nobody who would vouch for what does not hold', () => {
  const broken = { ...standing([cast.qualified]), integrity: 'broken', problem: 'signature' } as const
  expect(judged([broken])).toMatchObject({
    found: [
      { verdict: 'invalid', trusted: false, qualified: false, doubts: [], who: { name: 'Elena Dinu' } },
    ],
    checks: 0,
  })
})

it('keeps ten certificates of a structure at most, those that can lead upwards', () => {
  const text = Buffer.from('text')
  const chain = [cast.stranger, cast.middle, ...manyIssuers(), ...manyIssuers(), cast.root]
  const [deep] = inspectCms(makeCms(text, { by: cast.deep, chain, at: AT }), text).signatures
  expect(deep?.certificates).toEqual(
    [cast.deep, cast.middle, cast.root].map(({ certificate }) => certificate.toString('base64')),
  )
  const [, ...issuers] = [...manyIssuers(), ...manyIssuers()]
  const own = issue({ name: 'Eu', by: issuers[0]! })
  const [many] = inspectCms(makeCms(text, { by: own, chain: issuers, at: AT }), text).signatures
  expect(many?.certificates).toHaveLength(10)
})

it('believes a claim only as far as its issuer is still on the list; a timestamp proves more', () => {
  const of = (stampedBy?: Holder) => {
    const one = { ...standing([cast.ofWithdrawn], stampedBy), claimed_at: '2025-01-15T10:00:00.000Z' }
    const at = '2025-01-15T10:00:00.000Z'
    return judged([one.timestamp ? { ...one, timestamp: { ...one.timestamp, at } } : one]).found[0]
  }
  expect(of()).toMatchObject({ verdict: 'unconfirmed', doubts: ['issuer_withdrawn'], trusted: false })
  expect(of(cast.stamper)).toMatchObject({ verdict: 'valid', doubts: [], trusted: true })
})
