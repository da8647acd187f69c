import { fixedTemplates, type PageKey } from '@hdoc/contract/templates/template-kinds.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { cleanHtml } from '../../../platform/html/clean-html.ts'
import { fillHtml } from '../text/fill-text.ts'
import { institutionValues, type ReadFor } from './institution-values.ts'
import { textOf } from './text-of.ts'

export type PublicPage = { title: string; content: string; updated_on: string | null }

/** A page of the portal as people read it: the institution's text, else the platform's, with its data in place. */
export async function readPage(db: TenantDb, key: PageKey, at: ReadFor): Promise<PublicPage> {
  const [{ text, updatedAt }, values] = await Promise.all([
    textOf(db, key, at.language),
    institutionValues(db, at),
  ])
  return {
    title: fixedTemplates[key].label[at.language],
    content: fillHtml(cleanHtml(text.content), values),
    updated_on: updatedAt === null ? null : localDate(new Date(updatedAt)),
  }
}
