import type { TenantDb } from '../../../platform/db/database.ts'
import { fillPlain, type Values } from '../text/fill-text.ts'
import { institutionValues, type ReadFor } from './institution-values.ts'
import { findOwnText } from './text-of.ts'

export type OwnLetter = { subject: string; paragraphs: string[] }

/** A mail in the institution's own words, with its values in place; undefined = it says what the program says. */
export async function findOwnLetter(
  db: TenantDb,
  key: 'answer_mail',
  { values, ...at }: ReadFor & { values: Values },
): Promise<OwnLetter | undefined> {
  const own = await findOwnText(db, key, at.language)
  if (!own) return undefined
  const all = { ...(await institutionValues(db, at)), ...values }
  return {
    subject: fillPlain(own.text.subject, all).replaceAll(/\s+/g, ' ').trim(),
    paragraphs: fillPlain(own.text.content, all)
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  }
}
