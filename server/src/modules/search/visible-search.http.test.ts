import type { SearchAnswer } from '@hdoc/contract/search/search.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { isVisibleTo, type NaiveDocument } from '../../../test/database/naive-sight.ts'
import { randomWorld } from '../../../test/offices/random-world.ts'
import { readQuery, stemWords, wordQuery } from '../documents/index.ts'
import { findByWords } from './find-words.ts'
import { learnWords } from './queries.ts'

const t = await testApp({ now: '2026-11-20T10:00:00+02:00' })
const world = await randomWorld(t, 20_261_121, 400)
const browsers = await Promise.all(
  world.people.map(async (person) => {
    const browser = t.browser(world.host)
    await browser.signIn(person.username)
    return { person, browser }
  }),
)

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (document: NaiveDocument): string[] =>
  fold(`${document.issuer_name} ${document.short_description}`).split(/[^\p{L}\p{N}]+/u)
/** Words of the world whose beginnings mean nothing else, so that the slow rule may compare beginnings. */
const typed = fc.subarray(
  ['drum', 'adeverin', 'popescu', 'stirbei', 'reparat', 'caini', 'autoriz', 'Țurcanu'],
  {
    minLength: 1,
    maxLength: 2,
  },
)
const bears = (document: NaiveDocument, words: readonly string[]): boolean =>
  words.every((word) => wordsOf(document).some((one) => one.startsWith(fold(word))))

describe('what a person finds', () => {
  it('is what the slow rule lets them see, newest first, for words', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.nat(browsers.length - 1), typed, async (who, words) => {
        const { person, browser } = browsers[who]!
        const { body } = await browser.post<SearchAnswer>('/api/search/find', { q: words.join(' ') })
        const expected = world.documents
          .filter((one) => isVisibleTo(world, person, one) && bears(one, words))
          .map(({ id }) => id)
          .sort((a, b) => b - a)
        if (!body.corrected) expect(body.data.map(({ id }) => id)).toEqual(expected.slice(0, 10))
        expect(body.more).toBe(expected.length > 10)
        seen.add(expected.length)
      }),
      { numRuns: 150, seed: 42 },
    )
    expect(seen.size).toBeGreaterThan(5)
  })

  it('is the same for every number', async () => {
    for (const { person, browser } of browsers)
      for (const document of world.documents.filter(({ id }) => id % 9 === 0)) {
        const { body } = await browser.post<SearchAnswer>('/api/search/find', { q: document.number })
        const found = body.data.some(({ id }) => id === document.id)
        expect(found, `${person.username} ${document.number}`).toBe(isVisibleTo(world, person, document))
      }
  })

  it('does not turn on how far one looks before asking the index of all words', async () => {
    const [row] = await t.asSuperuser<{ institution_id: string }>(
      'select institution_id from documents where id = $1',
      [world.documents[0]!.id],
    )
    const opens = (register: number, userId: number, groups: readonly number[]) => {
      const entries = world.access.filter((one) => one.register_id === register)
      return (
        entries.length === 0 ||
        entries.some(
          (one) => one.can_see && (one.user_id === userId || groups.some((id) => id === one.group_id)),
        )
      )
    }
    for (const { id: userId, seesAll, groups } of world.people) {
      const seen = world.ids.registers.filter((register) => opens(register, userId, groups))
      const unseen = world.ids.registers.filter((register) => !seen.includes(register))
      const viewer = seesAll
        ? ({ all: true } as const)
        : { all: false as const, userId, groupIds: groups, seen, unseen }
      const place = Number(row!.institution_id)
      const { words: _, cnp: __, ...nothing } = readQuery('')
      for (const query of [
        `'${place}/drum'`,
        `'${place}/popesc':* & '${place}/cer':*`,
        `'${place}/autoriz':* | '${place}/cain'`,
      ]) {
        const found = await t.database.inInstitution(place, (db) =>
          Promise.all(
            [2, 20, 6000].map((looked) =>
              findByWords(db, viewer, { ...nothing, query, words: [] }, 10, looked),
            ),
          ),
        )
        expect(found[0], query).toEqual(found[2])
        expect(found[1], query).toEqual(found[2])
      }
    }
  })

  it('finds by known words what their beginnings find, and a word that is not known yet among the newest', async () => {
    const [row] = await t.asSuperuser<{ institution_id: string }>(
      'select institution_id from documents where id = $1',
      [world.documents[0]!.id],
    )
    const place = Number(row!.institution_id)
    const { words: _, cnp: __, ...nothing } = readQuery('')
    const everything = { all: true } as const
    const search = (typed: string, looked: number, isKnown: boolean) =>
      t.database.inInstitution(place, async (db) => {
        const words = await stemWords(db, readQuery(typed).words)
        const query = wordQuery(place, words)
        return findByWords(db, everything, { ...nothing, query, words: isKnown ? words : [] }, 50, looked)
      })
    const [unread] = await t.asSuperuser<{ id: string }>(
      `update documents set short_description = 'Drumulescu' where id = (select max(id) from documents where institution_id = $1)
       returning id`,
      [place],
    )
    for (const learned of [false, true]) {
      if (learned) await t.database.inInstitution(place, (db) => learnWords(db, null))
      else await t.asSuperuser(`delete from search_words where word like 'drumul%'`)
      for (const typed of ['drum', 'popescu cer', 'autorizatie', 'strada', 'xyzw'])
        expect(await search(typed, 6000, true), typed).toEqual(await search(typed, 6000, false))
      expect(await search('drum', 6000, true)).toContain(Number(unread!.id))
    }
  })
})
