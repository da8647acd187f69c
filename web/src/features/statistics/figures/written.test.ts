import { expect, test } from 'vitest'
import { setLanguage } from '../../../lib/languages/language.ts'
import { inPercent, writeShare, writeSigned } from './written.ts'

test('a figure and its percent sign stay on one line, as each language writes them', () => {
  setLanguage('ro')
  expect(writeShare(0.934)).toBe('93,4\u00a0%')
  expect(inPercent(writeSigned(-8.12))).toBe('−8,1\u00a0%')
  setLanguage('en')
  expect(writeShare(0.934)).toBe('93.4%')
  setLanguage('ro')
})
