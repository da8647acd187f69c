import { describe, expect, it } from 'vitest'
import * as schemas from './choice-schemas.ts'
import * as labels from './choices.ts'

const lists = Object.entries(labels)
  .filter(([name]) => name.endsWith('Labels') || name.endsWith('Titles'))
  .map(([name, list]) => [name, list as Record<string, { ro: string; en: string }>] as const)

describe('labels', () => {
  it('are there to be tested', () => {
    expect(lists.length).toBeGreaterThanOrEqual(11)
  })

  it.each(lists)('%s: every code has both languages, distinct, with comma letters', (_name, list) => {
    const texts = Object.values(list)
    expect(new Set(texts.map((text) => text.ro)).size).toBe(texts.length)
    expect(new Set(texts.map((text) => text.en)).size).toBe(texts.length)
    for (const { ro, en } of texts) {
      expect(ro.trim()).not.toBe('')
      expect(en.trim()).not.toBe('')
      expect(ro).not.toMatch(/[şţŞŢ]/)
    }
  })

  it('give enumerations that take their codes and nothing else', () => {
    expect(schemas.categorySchema.options).toEqual(['intrare', 'iesire', 'interne'])
    expect(schemas.accessLevelSchema.parse('department')).toBe('department')
    expect(schemas.streetTypeSchema.safeParse('Strada').success).toBe(false)
    expect(schemas.signatureTypeSchema.safeParse('not_r_p_r_b').success).toBe(true)
  })
})
