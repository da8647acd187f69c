import { describe, expect, it } from 'vitest'
import { rootOf, wordQuery } from './word-query.ts'

const stem = (word: string, ...stems: string[]) => ({ word, stems })

describe('words as a text search query', () => {
  it('looks for all of them, each also as a beginning', () => {
    expect(wordQuery(7, [stem('sedinta', 'sedint'), stem('drumuri', 'drumur')])).toBe(
      "('7/sedint':*) & ('7/drum':*)",
    )
  })

  it('asks for a beginning once, and for forms that begin otherwise besides', () => {
    expect(wordQuery(7, [stem('copiilor', 'copil')])).toBe("('7/copi':*)")
    expect(wordQuery(7, [stem('oameni', 'om')])).toBe("('7/om':* | '7/oamen':*)")
  })

  it('leaves stop words out, and short words whole unless they are still typed', () => {
    expect(wordQuery(7, [stem('de'), stem('sc', 'sc'), stem('ap', 'ap')])).toBe("('7/sc') & ('7/ap':*)")
    expect(wordQuery(7, [stem('de')])).toBeUndefined()
    expect(wordQuery(7, [stem('a', 'a')])).toBeUndefined()
    expect(wordQuery(7, [])).toBeUndefined()
  })

  it('takes numbers whole, but for the last one when it may be unfinished', () => {
    const number = (text: string) => stem(text, text)
    expect(wordQuery(7, ['7378', '105', '2026'].map(number))).toBe("('7/7378') & ('7/105') & ('7/2026')")
    expect(wordQuery(7, ['7378', '105'].map(number))).toBe("('7/7378') & ('7/105':*)")
    expect(wordQuery(7, [number('5')])).toBe("('7/5')")
  })

  it('writes the words that are known to have a beginning in its place', () => {
    const known = new Map([['popesc', ['popescu', 'popescul']]])
    expect(wordQuery(7, [stem('popescu', 'popesc'), stem('anca', 'anc')], known)).toBe(
      "('7/popesc' | '7/popescu' | '7/popescul') & ('7/anc':*)",
    )
  })

  it('lets nothing typed become syntax', () => {
    expect(wordQuery(7, [stem("x'y\\z", "x'y\\z")])).toBe("('7/xyz':*)")
  })

  it.each([
    ['drumurilor', 'drum'],
    ['hotararea', 'hotarar'],
    ['consiliului', 'consili'],
    ['casa', 'casa'],
    ['certificat', 'certificat'],
  ])('%s begins like %s', (word, root) => expect(rootOf(word)).toBe(root))
})
