import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { fillPlain, type Values } from '../fill-text.ts'
import { institutionValues } from './institution-values.ts'
import { findOwnText } from './text-of.ts'

type At = { language: Language; today: string; settings: Settings }
export type OwnLetter = { subject: string; paragraphs: string[] }

/** A mail in the institution's own words, with its values in place; undefined = it says what the program says. */
export async function findOwnLetter(
  db: TenantDb,
  key: 'answer_mail',
  { values, ...at }: At & { values: Values },
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
