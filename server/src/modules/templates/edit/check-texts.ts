import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { MOST_RESOLUTION, namedFields, type TemplateKind } from '@hdoc/contract/templates/template-kinds.ts'
import type { TemplateText, TemplateTexts } from '@hdoc/contract/templates/templates.ts'
import { cleanHtml } from '../../../platform/html/clean-html.ts'

const languages = ['ro', 'en'] as const

/** The texts as they are stored: a page by the allow-list, a subject for mails alone. */
export function cleanTexts(kind: TemplateKind, texts: TemplateTexts): TemplateTexts {
  const clean = ({ subject, content }: TemplateText): TemplateText => ({
    subject: kind === 'mail' ? subject : '',
    content: kind === 'page' ? cleanHtml(content) : content,
  })
  return { ro: clean(texts.ro), en: clean(texts.en) }
}

/** What is wrong with texts, by field: the Romanian one says something, and only known fields are named. */
export function textProblems(
  kind: TemplateKind,
  texts: TemplateTexts,
  fields: Readonly<Record<string, unknown>>,
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {}
  if (texts.ro.content === '') problems['texts.ro.content'] = [{ key: 'required' }]
  if (kind === 'mail' && texts.ro.subject === '') problems['texts.ro.subject'] = [{ key: 'required' }]
  if (kind === 'resolution' && texts.ro.content.length > MOST_RESOLUTION)
    problems['texts.ro.content'] = [{ key: 'too_long', values: { maximum: MOST_RESOLUTION } }]
  for (const language of languages)
    for (const part of ['subject', 'content'] as const) {
      const strange = namedFields(texts[language][part]).filter((name) => !Object.hasOwn(fields, name))
      if (strange.length > 0)
        problems[`texts.${language}.${part}`] = [
          { key: 'template_field', values: { names: strange.map((name) => `{${name}}`).join(', ') } },
        ]
    }
  return problems
}
