import { describe, expect, test } from 'vitest'
import { checkNewPassword, type PasswordOwner } from './check-new-password.ts'
import { commonPasswords } from './common-passwords.ts'

const about: PasswordOwner = {
  username: 'gina.liliacu',
  email: 'gina.liliacu@dealuflorilor.example',
  name: 'Gina Liliacu',
  institution: 'Primăria Comunei Dealu Florilor',
}
const problem = (password: string) => checkNewPassword(password, about)?.key

describe('a new password', () => {
  test.each([
    ['Parola12345', 'too_short'],
    ['x'.repeat(201), 'too_long'],
    ['Parola123456', 'password_common'],
    ['P4r0l@2026!!', 'password_common'],
    ['parolaparola', 'password_common'],
    ['password2026', 'password_common'],
    ['Primărie2026!', 'password_common'],
    ['unbelievable', 'password_common'],
    ['te iubesc mult', undefined],
    ['teiubescmult1', 'password_common'],
    ['gina.liliacu', 'password_personal'],
    ['GinaLiliacu2026', 'password_personal'],
    ['Liliacu-gina-77', 'password_personal'],
    ['gina.liliacu@dealuflorilor.example', 'password_personal'],
    ['DealuFlorilor1', 'password_personal'],
    ['primaria comunei dealu florilor', 'password_personal'],
    ['098765432109', 'password_predictable'],
    ['730562918465', 'password_predictable'],
    ['xyxyxyxyxyxyxy', 'password_predictable'],
    ['abcdefghijklm', 'password_predictable'],
    ['qwertyuiop[]asdf', 'password_predictable'],
    ['trei lalele pe gard', undefined],
    ['ceașca verde-murdară', undefined],
    ['vB7!kq-2Rz#m', undefined],
    ['gina mănâncă prune uscate', undefined],
  ])('%s: %s', (password, key) => {
    expect(problem(password)).toBe(key)
  })

  test('unknown facts about the owner forbid nothing', () => {
    const nobody = { username: '', email: '', name: '', institution: '' }
    expect(checkNewPassword('trei lalele pe gard', nobody)).toBeUndefined()
  })

  test('the list is as long as it has to be', () => {
    const long = [...commonPasswords()].filter((password) => password.length >= 8)
    expect(long.length).toBeGreaterThan(10_000)
  })
})
