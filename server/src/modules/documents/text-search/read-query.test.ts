import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

describe('what a typed text may mean', () => {
  it.each([
    ['1234', [1234], ['1234'], '1234', ['1234']],
    [' 0042 ', [42], ['42'], '0042', ['0042']],
    ['42', [42], ['42'], '', []],
    ['1234/2026', [1234, 2026], ['1234', '2026'], '', ['1234', '2026']],
    ['DGA-0042/2026', [42, 2026], ['dga', '42', '2026'], '', ['dga', '0042', '2026']],
    ['dga 42', [42], ['dga', '42'], '', ['dga', '42']],
    ['Ș-0009', [9], ['s', '9'], '', ['s', '0009']],
    ['03/20261120', [3, 20_261_120], ['3', '20261120'], '', ['03', '20261120']],
    ['S.R.L.', [], [], '', ['srl']],
    ['S.C. Apă S.A.', [], [], '', ['sc', 'apa']],
    ['RO14399840', [14_399_840], ['ro', '14399840'], '14399840', ['ro14399840']],
    ['Ședință la Ștefănești', [], [], '', ['sedinta', 'stefanesti']],
    ['șanț / şanţ', [], [], '', ['sant', 'sant']],
    ['de la', [], [], '', ['de', 'la']],
    ['%_\\', [], [], '', []],
    ['', [], [], '', []],
  ])('%j', (typed, counters, tokens, cui, words) => {
    expect(readQuery(typed)).toMatchObject({ counters, tokens, cui, words, cnp: '' })
  })

  it.each([
    ['003545 / 21.11.2026', '003545', '2026-11-21', ['3545']],
    ['003545/21.11.2026', '003545', '2026-11-21', ['3545']],
    ['nr 3545', '3545', '', ['3545']],
    ['Nr. 3545', '3545', '', ['3545']],
    ['nr.3545', '3545', '', ['3545']],
    ['numărul 3545', '3545', '', ['3545']],
    ['nr. 3545 din 21.11.2026', '3545', '2026-11-21', ['3545']],
    ['3545 din data de 1.2.2026', '3545', '2026-02-01', ['3545']],
    ['DGA-0042/2026 din 2026-11-21', 'dga-0042/2026', '2026-11-21', ['dga', '42', '2026']],
    ['nr. 3545 din 2026', '3545/2026', '', ['3545', '2026']],
    ['7378/105/2026', '7378/105/2026', '', ['7378', '105', '2026']],
    ['3545 din 31.02.2026', '3545 din 31.02.2026', '', []],
    ['nrg 12', 'nrg 12', '', ['nrg', '12']],
    ['003545 (C-001/2026)', '003545', '', ['3545']],
    ['PET P-0001', 'pet p-0001', '', ['pet', 'p', '1']],
    ['HCL nr. 1/2026', 'hcl 1/2026', '', ['hcl', '1', '2026']],
    ['3545/26', '3545/26', '', ['3545', '26']],
    ['3545/21.11.26', '3545', '2026-11-21', ['3545']],
  ])('%j is the number %j of the day %j', (typed, number, day, tokens) => {
    expect(readQuery(typed)).toMatchObject({ text: typed, tokens })
    if (tokens.length > 0) expect(readQuery(typed)).toMatchObject({ number, day })
    else expect(readQuery(typed).day).toBe('')
  })

  it('knows a phone however it is spaced', () => {
    expect(readQuery('0799 918 210').phone).toBe('+40799918210')
    expect(readQuery('strada 12').phone).toBe('')
  })

  it('a CNP is nothing but a CNP', () => {
    expect(readQuery('1700101 479 017')).toEqual({
      text: '',
      number: '',
      day: '',
      counters: [],
      tokens: [],
      cui: '',
      phone: '',
      cnp: '1700101479017',
      words: [],
    })
  })
})
