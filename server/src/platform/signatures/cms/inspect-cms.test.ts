import { expect, it } from 'vitest'
import { makeCast } from '../../../../test/signatures/cast.ts'
import { makeCms, makeTimestamp } from '../../../../test/signatures/make-cms.ts'
import { judgeFile } from '../judge/judge-file.ts'
import { inspectCms } from './inspect-cms.ts'

const cast = makeCast()
const NOW = new Date('2026-11-23T08:00:00Z')
const AT = '2026-11-20T08:00:00Z'
const letter = Buffer.from('Cerere privind eliberarea unui certificat')
const ana = { by: cast.ana, chain: [cast.root], at: AT }
const verdicts = (file: Buffer, beside?: Buffer) => {
  const facts = inspectCms(file, beside)
  if (facts.state !== 'signed') return facts.reason
  return judgeFile(facts, cast.anchors, NOW).map(({ verdict }) => verdict)
}

it('checks a signature around its content and one beside it, as bytes or as text', () => {
  const around = makeCms(letter, { ...ana, inside: true })
  expect(verdicts(around)).toEqual(['valid'])
  expect(verdicts(makeCms(letter, ana), letter)).toEqual(['valid'])
  const text = `-----BEGIN PKCS7-----\n${makeCms(letter, ana).toString('base64')}\n-----END PKCS7-----\n`
  expect(verdicts(Buffer.from(text), letter)).toEqual(['valid'])
  const timestamp = (bytes: Buffer) => makeTimestamp(bytes, { by: cast.stamper, at: AT })
  expect(verdicts(makeCms(letter, { ...ana, timestamp }), letter)).toEqual(['valid'])
  expect(verdicts(makeCms(letter, ana, { by: cast.dan, at: AT }), letter)).toEqual(['valid', 'valid'])
})

it('says which content is missing, by its hash', () => {
  const facts = inspectCms(makeCms(letter, ana))
  expect(facts).toMatchObject({ state: 'unreadable', reason: 'content_missing' })
  expect(facts.imprints).toEqual([{ digest: 'sha256', hex: expect.stringMatching(/^[\da-f]{64}$/) }])
})

it('never calls valid what was changed or is nobody’s', () => {
  const around = makeCms(letter, { ...ana, inside: true })
  const changed = Buffer.from(around)
  const at = changed.indexOf('certificat')
  changed.write('adeverinta', at)
  expect(verdicts(changed)).toEqual(['invalid'])
  expect(verdicts(makeCms(letter, ana), Buffer.from('altceva'))).toEqual(['invalid'])
  expect(verdicts(around.subarray(0, -5))).toBe('damaged')
  expect(verdicts(Buffer.from('nu este o semnătură'))).toBe('damaged')
  expect(verdicts(makeCms(letter, { by: cast.unknown, at: AT }), letter)).toEqual(['unconfirmed'])
  expect(verdicts(makeCms(letter, { by: cast.expired, at: AT }), letter)).toEqual(['unconfirmed'])
  expect(verdicts(makeCms(letter, { ...ana, binding: 'other' }), letter)).toEqual(['invalid'])
  const bare = { ...ana, inside: true, bare: true, binding: 'none' } as const
  // Without a signed part it has no time.
  expect(verdicts(makeCms(letter, bare))).toEqual(['unconfirmed'])
  expect(verdicts(makeCms(Buffer.concat([Buffer.from([0x31, letter.length]), letter]), bare))).toEqual([
    'invalid',
  ])
  const mixed = verdicts(makeCms(letter, ana, { by: cast.dan, key: cast.ana.key }), letter)
  expect([...(mixed ?? [])].sort()).toEqual(['invalid', 'valid'])
  expect(verdicts(makeTimestamp(letter, { by: cast.stamper, at: AT }))).toBe('damaged')
})
