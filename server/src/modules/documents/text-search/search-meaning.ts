import type { TenantDb } from '../../../platform/db/database.ts'
import { correctWords } from './correct-words.ts'
import { type SearchMeaning, stemWords } from './queries.ts'
import { readQuery } from './read-query.ts'
import { wordQuery } from './word-query.ts'

const LEAST_PHONE = 6

function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return /^[-+./ ()\d]+$/.test(text) && digits.length >= LEAST_PHONE
    ? `+4${digits.replace(/^(0040|40)/, '0')}`
    : ''
}

/** Reads what was typed; words that no document bears, and none begins with, are taken one slip away. */
export async function meaningOf(db: TenantDb, typed: string): Promise<SearchMeaning> {
  // An address is logged: a CNP finds nothing here, it is looked for in the search box.
  const { words: read, cnp: _, ...rest } = readQuery(typed)
  const digits = read.length === 0 && /^\d{3,}$/.test(rest.text) ? [rest.text] : []
  const words = [...read, ...digits]
  const stemmed = words.length === 0 ? [] : await stemWords(db, words)
  const corrected = await correctWords(db, stemmed)
  return { ...rest, phone: phoneOf(rest.text), query: wordQuery(db.institutionId, corrected ?? stemmed) }
}
