import { afterEach, expect, test } from 'vitest'
import { t } from './i18n.ts'
import { currentLanguage, setLanguage } from './language.ts'
import { bringLanguage, textBundle } from './text-bundle.ts'

afterEach(() => setLanguage('ro'))

const asked: string[] = []
const bundle = textBundle({
  ro: async () => {
    asked.push('ro')
    return { portal: { nav: 'Portalul' } }
  },
  en: async () => {
    asked.push('en')
    if (asked.length === 2) throw new Error('not to be had')
    return { portal: { nav: 'The portal' } }
  },
})

test('one language is loaded; the switch loads the other, and again when that failed', async () => {
  await bundle.bring('ro')
  expect(asked).toEqual(['ro'])
  expect(t('portal.nav')).toBe('Portalul')
  await expect(bringLanguage('en')).rejects.toThrow('not to be had')
  expect(currentLanguage()).toBe('ro')
  await bringLanguage('en')
  expect(asked).toEqual(['ro', 'en', 'en'])
  expect(currentLanguage()).toBe('en')
  expect(t('portal.nav')).toBe('The portal')
})

test('of two switches the later one counts', async () => {
  const slow = Promise.withResolvers<Record<string, unknown>>()
  const other = textBundle({ ro: async () => ({}), en: () => slow.promise })
  await other.bring('ro')
  const first = bringLanguage('en')
  await bringLanguage('ro')
  slow.resolve({})
  await first
  expect(currentLanguage()).toBe('ro')
})
