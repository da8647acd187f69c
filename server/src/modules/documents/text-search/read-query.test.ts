import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

describe('what a typed text may mean', () => {
  it.each([
    ['1234', [1234], ['1234'], '1234', []],
    [' 0042 ', [42], ['42'], '0042', []],
    ['1234/2026', [1234, 2026], ['1234', '2026'], '', []],
    ['DGA-0042/2026', [42, 2026], ['dga', '42', '2026'], '', ['dga', '0042', '2026']],
    ['dga 42', [42], ['dga', '42'], '', ['dga', '42']],
    ['Ș-0009', [9], ['s', '9'], '', ['s', '0009']],
    ['03/20261120', [3, 20_261_120], ['3', '20261120'], '', []],
    ['RO14399840', [14_399_840], ['ro', '14399840'], '14399840', ['ro14399840']],
    ['Ședință la Ștefănești', [], [], '', ['sedinta', 'stefanesti']],
    ['șanț / şanţ', [], [], '', ['sant', 'sant']],
    ['de la', [], [], '', ['de', 'la']],
    ['%_\\', [], [], '', []],
    ['', [], [], '', []],
  ])('%j', (typed, counters, tokens, cui, words) => {
    expect(readQuery(typed)).toMatchObject({ counters, tokens, cui, words, cnp: '' })
  })

  it('a CNP is nothing but a CNP', () => {
    expect(readQuery('1700101 479 017')).toEqual({
      text: '',
      counters: [],
      tokens: [],
      cui: '',
      cnp: '1700101479017',
      words: [],
    })
  })
})
