import { fixedTemplates, type TemplateKey } from '@hdoc/contract/templates/template-kinds.ts'
import type { TemplateText } from '@hdoc/contract/templates/templates.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defaultTexts } from '../text/defaults/default-texts.ts'
import { findTemplate } from '../text/queries.ts'

/** The institution's own text of a template; undefined = it uses the platform's. What it left out in English is Romanian. */
export async function findOwnText(
  db: TenantDb,
  key: TemplateKey,
  language: Language,
): Promise<{ text: TemplateText; updatedAt: string } | undefined> {
  const stored = await findTemplate(db, fixedTemplates[key].id)
  if (!stored?.active) return undefined
  const { ro } = stored.texts
  const said = stored.texts[language]
  return {
    text: { subject: said.subject || ro.subject, content: said.content || ro.content },
    updatedAt: stored.updated_at,
  }
}

/** The text that is used: the institution's, else the platform's. */
export async function textOf(
  db: TenantDb,
  key: TemplateKey,
  language: Language,
): Promise<{ text: TemplateText; updatedAt: string | null }> {
  return (await findOwnText(db, key, language)) ?? { text: defaultTexts(key)[language], updatedAt: null }
}
