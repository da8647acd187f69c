import type { SignatureType } from '@hdoc/contract/texts/choices.ts'
import { expect, it } from 'vitest'
import { asksForDigital, type SignedDocument, signatureGap } from './signature-rule.ts'

const paper: SignedDocument = {
  type: 'required',
  category: 'iesire',
  isElectronic: false,
  ways: [],
  isSignedDigitally: false,
}
const lacks = (type: SignatureType, more: Partial<SignedDocument> = {}) =>
  signatureGap({ ...paper, type, ...more }) !== undefined

it.each([
  ['not_required', false, false, false],
  ['optional', false, false, false],
  ['required', true, false, false],
  ['olograf', true, false, true],
  ['digital', true, true, false],
  ['not_r_p_r_b', false, false, false],
] as const)(
  '%s: lacks without any %s, with a drawn one %s, with an electronic one %s',
  (type, none, drawn, digital) => {
    expect(lacks(type)).toBe(none)
    expect(lacks(type, { ways: ['drawn'] })).toBe(drawn)
    expect(lacks(type, { isSignedDigitally: true })).toBe(digital)
  },
)

it('what leaves electronically needs one where paper does not', () => {
  expect(lacks('not_r_p_r_b', { isElectronic: true })).toBe(true)
  expect(lacks('not_r_p_r_b', { isElectronic: true, ways: ['paper'] })).toBe(false)
})

it('asks nothing of what came in, and waits for the check where only an electronic one counts', () => {
  expect(lacks('required', { category: 'intrare' })).toBe(false)
  expect(lacks('digital', { category: 'intrare' })).toBe(false)
  const waiting = { ...paper, isSignedDigitally: undefined }
  expect(signatureGap({ ...waiting, type: 'digital' })).toBe('checked')
  expect(signatureGap({ ...waiting, type: 'required' })).toBe('missing')
  expect(signatureGap({ ...paper, type: 'digital' })).toBe('missing')
})

it('one that was signed elsewhere is of the kind „required”, never of the hand, and counts as digital by its bytes', () => {
  const ways = ['digital'] as const
  expect(lacks('required', { ways, isSignedDigitally: undefined })).toBe(false)
  expect(lacks('olograf', { ways, isSignedDigitally: true })).toBe(true)
  expect(lacks('digital', { ways })).toBe(true)
  expect(lacks('digital', { ways, isSignedDigitally: true })).toBe(false)
})

it('electronic signatures are looked at only where they count', () => {
  const asks = (type: SignatureType, more: Partial<SignedDocument> = {}) =>
    asksForDigital({ ...paper, type, ...more })
  expect(
    ['required', 'digital', 'olograf', 'optional', 'not_required'].map((type) => asks(type as SignatureType)),
  ).toEqual([true, true, false, false, false])
  expect([asks('not_r_p_r_b'), asks('not_r_p_r_b', { isElectronic: true })]).toEqual([false, true])
  expect(asks('digital', { category: 'intrare' })).toBe(false)
})
