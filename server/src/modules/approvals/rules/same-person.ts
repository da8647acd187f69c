import { searchKey } from '@hdoc/contract/ro/search-key.ts'

const wordsOf = (name: string): string => searchKey(name).split(' ').sort().join(' ')

/**
 * Whether a certificate bears the name of a person: the same words, in any order, with or without diacritics. A name more
 * or less is another name, which the person has to confirm.
 */
export const isNameOf = (certificate: string, person: string): boolean =>
  wordsOf(certificate) !== '' && wordsOf(certificate) === wordsOf(person)
