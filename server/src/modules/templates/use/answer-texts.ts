import type { TenantDb } from '../../../platform/db/database.ts'
import { fillPlain, type Values } from '../text/fill-text.ts'
import { listTemplates } from '../text/queries.ts'
import { institutionValues } from './institution-values.ts'

/** The texts that an answer may begin with, with their values in place; in Romanian, as answers are. */
export async function listAnswerTexts(
  db: TenantDb,
  { today, site, values }: { today: string; site: string; values: Values },
): Promise<{ id: number; name: string; text: string }[]> {
  const texts = (await listTemplates(db)).filter(({ kind }) => kind === 'answer')
  if (texts.length === 0) return []
  const all = { ...(await institutionValues(db, { language: 'ro', today, site })), ...values }
  return texts.map(({ id, name, texts: { ro } }) => ({ id, name, text: fillPlain(ro.content, all) }))
}
