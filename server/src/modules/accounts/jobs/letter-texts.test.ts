import { describe, expect, it } from 'vitest'
import { linkLetters } from './letter-texts.ts'
import { noticeLetters } from './notice-letters.ts'

/** What the jobs that write the letters fill in. */
const known = {
  link: ['username', 'time', 'institution'],
  notice: ['username', 'when', 'other', 'reason', 'about_name', 'about_email', 'about_phone', 'institution'],
}
const letters = [
  ...Object.entries(linkLetters).map(([name, letter]) => ({ name, letter, places: known.link })),
  ...Object.entries(noticeLetters).map(([name, letter]) => ({ name, letter, places: known.notice })),
]

describe.each(letters)('the letter $name', ({ letter, places }) => {
  const texts = [
    letter.subject,
    ...letter.paragraphs,
    ...(letter.notes ?? []),
    ...(letter.button ? [letter.button.label] : []),
  ]

  it('has only places that are filled, the same ones in both languages', () => {
    for (const text of texts) {
      const placesOf = (sentence: string) =>
        [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
      expect(placesOf(text.en)).toEqual(placesOf(text.ro))
      for (const place of placesOf(text.ro)) expect(places).toContain(place)
    }
  })

  it('names the institution in its subject and is written with comma letters', () => {
    for (const language of ['ro', 'en'] as const) {
      expect(letter.subject[language]).toContain('{institution}')
      for (const text of texts) expect(text[language]).not.toMatch(/[şţŞŢ]/)
    }
  })
})
