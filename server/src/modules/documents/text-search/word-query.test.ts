import { describe, expect, it } from 'vitest'
import { rootOf, wordQuery } from './word-query.ts'

const stem = (word: string, ...stems: string[]) => ({ word, stems })

describe('words as a text search query', () => {
  it('looks for all of them, each also as a beginning', () => {
    expect(wordQuery([stem('sedinta', 'sedint'), stem('drumuri', 'drumur')])).toBe(
      "('sedint':* | 'sedinta':*) & ('drumur':* | 'drumuri':* | 'drum':*)",
    )
  })

  it('leaves stop words out, and short words whole unless they are still typed', () => {
    expect(wordQuery([stem('de'), stem('sc', 'sc'), stem('ap', 'ap')])).toBe("('sc') & ('ap':*)")
    expect(wordQuery([stem('de')])).toBeUndefined()
    expect(wordQuery([stem('a', 'a')])).toBeUndefined()
    expect(wordQuery([])).toBeUndefined()
  })

  it('lets nothing typed become syntax', () => {
    expect(wordQuery([stem("x'y\\z", "x'y\\z")])).toBe("('xyz':*)")
  })

  it.each([
    ['drumurilor', 'drum'],
    ['hotararea', 'hotarar'],
    ['consiliului', 'consili'],
    ['casa', 'casa'],
    ['certificat', 'certificat'],
  ])('%s begins like %s', (word, root) => expect(rootOf(word)).toBe(root))
})
