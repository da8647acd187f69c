import { expect, test } from 'vitest'
import { looksLikeCode } from './read-code.ts'
import { readList } from './read-list.ts'

const short = (text: string) =>
  readList(text).map(({ n, name, cui, cnp, issuer, problems }) => ({
    n,
    name,
    code: cui || cnp,
    type: issuer.type,
    email: issuer.email,
    street: issuer.street,
    problems: problems.map(({ kind }) => kind),
  }))

test('a line holds name, code, address and e-mail, in whatever order the last three stand', () => {
  const whole = {
    n: 1,
    name: 'Apă Canal SA',
    code: '14399840',
    type: 'pj',
    email: 'office@apa.example',
    street: 'Str. Uzinei nr. 2, Pitești',
    problems: [],
  }
  expect(short('Apă Canal SA; RO14399840; Str. Uzinei nr. 2, Pitești; office@apa.example')).toEqual([whole])
  expect(short('Apă Canal SA\toffice@apa.example\tStr. Uzinei nr. 2, Pitești\t14399840')).toEqual([whole])
  expect(short('"Apă Canal SA",14399840,"Str. Uzinei nr. 2, Pitești",office@apa.example')).toEqual([whole])
})

test('a name alone may hold commas; a heading and empty lines are left out, lines keep their place', () => {
  expect(
    short('Nume; CUI\n\nPopescu, Ion\nȘcoala nr. 1').map(({ n, name, type }) => [n, name, type]),
  ).toEqual([
    [3, 'Popescu, Ion', 'pf'],
    [4, 'Școala nr. 1', 'pj'],
  ])
})

test('a CNP makes a person, a wrong code or e-mail an error', () => {
  expect(short('Ana Pop; 1800101221144')[0]).toMatchObject({
    code: '1800101221144',
    type: 'pf',
    problems: [],
  })
  expect(short('Ana Pop; 1800101221145; ana@')[0]!.problems).toEqual(['bad_code', 'bad_email'])
  expect(short('; RO14399840')[0]!.problems).toEqual(['no_name'])
})

test('ordinary tables are read: house number, postal code, phone and date are no codes', () => {
  expect(short('Țelinescu Vasile;Strada Livezilor;12;109999')[0]).toMatchObject({
    code: '',
    street: 'Strada Livezilor, 12, 109999',
    problems: [],
  })
  expect(short('Hameianu Ionuț;99')[0]).toMatchObject({ code: '', street: '99', problems: [] })
  expect(readList('Popescu Ion\t0744123456')[0]).toMatchObject({
    issuer: { phone: '0744123456' },
    problems: [],
  })
  expect(short('Popescu Ion\t12.03.2024\t+40 744 123 456')[0]).toMatchObject({ code: '', problems: [] })
})

test.each([
  ['12', 1, false],
  ['12-14', 1, false],
  ['4305', 1, false],
  ['109999', 1, true],
  ['109999', 3, false],
  ['010101', 1, false],
  ['0744123456', 1, false],
  ['744123456', 1, false],
  ['12345678', 1, true],
  ['12345678', 2, false],
  ['14399840', 3, true],
  ['RO 123', 4, true],
  ['1800101221145', 4, true],
  ['180010122114', 1, true],
  ['180010122114', 2, false],
])('„%s” in column %i is meant as a code: %s', (cell, column, expected) => {
  expect(looksLikeCode(cell, column)).toBe(expected)
})

test('the same code, or the same name without one, is there twice', () => {
  const lines = readList('Apa SA; 14399840\nAltfel; RO14399840\nIonuț\nionut')
  expect(lines.map(({ problems }) => problems)).toEqual([
    [],
    [{ kind: 'twice', line: 1 }],
    [],
    [{ kind: 'twice', line: 3 }],
  ])
})
