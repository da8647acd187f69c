import { isAddedKind } from '@hdoc/contract/templates/template-kinds.ts'
import type { Template, TemplateTexts } from '@hdoc/contract/templates/templates.ts'
import { t } from '../../lib/languages/i18n.ts'

export type TemplateForm = { name: string; texts: TemplateTexts }

const nothing = { subject: '', content: '' }
export const emptyTemplate: TemplateForm = { name: '', texts: { ro: nothing, en: nothing } }
export const formOf = ({ kind, name, texts }: Template): TemplateForm => ({
  name: isAddedKind(kind) ? name : '',
  texts,
})

export function labelOfTemplate(path: string): string | undefined {
  if (path === 'name') return t('templates.name')
  const language = path.includes('.en.') ? 'English' : 'Română'
  if (path.endsWith('.subject')) return `${t('templates.subject')} (${language})`
  return path.endsWith('.content') ? `${t('templates.content')} (${language})` : undefined
}
