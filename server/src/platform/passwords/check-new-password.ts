import { passwordMaximum, passwordMinimum } from '@hdoc/contract/accounts/passwords.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { commonPasswords } from './common-passwords.ts'
import { barerForms, lettersForm, plainForm, repeatedUnit, shareOfRuns } from './password-forms.ts'

/** Facts about the person that make a password easy to guess; '' = not known. */
export type PasswordOwner = { username: string; email: string; name: string; institution: string }

/** Words of the person count from this length on; shorter ones stand in too many passwords by chance. */
const WORD_LETTERS = 4
/** Letters that must be left of a password without the person's own words, digits and signs. */
const OWN_LETTERS = 8

function ownWords(about: PasswordOwner): string[] {
  const whole = [about.username, about.email, about.email.split('@')[0] ?? '', about.name, about.institution]
  const words = whole.flatMap((text) => [plainForm(text), ...plainForm(text).split(/[^a-z0-9]+/)])
  const joined = whole.map((text) => plainForm(text).replace(/[^a-z0-9]+/g, ''))
  return [...new Set([...words, ...joined])]
    .filter((word) => word.length >= WORD_LETTERS)
    .sort((a, b) => b.length - a.length)
}

function isPersonal(password: string, about: PasswordOwner): boolean {
  const words = ownWords(about)
  return [plainForm(password), lettersForm(password)].some((form) => {
    const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), form)
    return left !== form && left.replace(/[^a-z]/g, '').length < OWN_LETTERS
  })
}

function isCommon(password: string): boolean {
  const list = commonPasswords()
  return barerForms(plainForm(password))
    .flatMap((form) => [form, repeatedUnit(form)])
    .some((form) => list.has(form) || list.has(lettersForm(form)))
}

function isPredictable(password: string): boolean {
  const plain = plainForm(password)
  return (
    /^\d+$/.test(plain) ||
    new Set(plain).size < 5 ||
    repeatedUnit(plain).length < 6 ||
    shareOfRuns(plain) >= 0.75
  )
}

/**
 * Checks whether a password may be chosen (product rule §11); undefined when it may. It must be long
 * enough. It must not be common (on a list, also with digits around it or look-alike signs in it), a run
 * or repetition, or made of what everybody knows about its owner. Capitals and signs are not demanded:
 * they make passwords harder to remember, not to guess. `minimum` is in characters; the installation may
 * ask for more than the product does.
 */
export function checkNewPassword(
  password: string,
  about: PasswordOwner,
  minimum: number = passwordMinimum,
): FieldProblem | undefined {
  if (password.length < minimum) return { key: 'too_short', values: { minimum } }
  if (password.length > passwordMaximum) return { key: 'too_long', values: { maximum: passwordMaximum } }
  if (isCommon(password)) return { key: 'password_common' }
  if (isPersonal(password, about)) return { key: 'password_personal' }
  return isPredictable(password) ? { key: 'password_predictable' } : undefined
}
