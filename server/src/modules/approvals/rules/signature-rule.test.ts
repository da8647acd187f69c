import type { SignatureType } from '@hdoc/contract/texts/choices.ts'
import { expect, it } from 'vitest'
import { lacksSignature, type SignedDocument } from './signature-rule.ts'

const paper: SignedDocument = {
  type: 'required',
  category: 'iesire',
  isElectronic: false,
  ways: [],
  isSignedDigitally: false,
}
const lacks = (type: SignatureType, more: Partial<SignedDocument> = {}) =>
  lacksSignature({ ...paper, type, ...more })

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

it('asks nothing of what came in, and nothing electronic where nobody can tell', () => {
  expect(lacks('required', { category: 'intrare' })).toBe(false)
  expect(lacks('digital', { isSignedDigitally: undefined })).toBe(false)
  expect(lacks('required', { isSignedDigitally: undefined })).toBe(true)
})
