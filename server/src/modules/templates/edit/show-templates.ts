import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  addedFields,
  fixedTemplates,
  isAddedKind,
  keyOfTemplate,
  templateKeys,
} from '@hdoc/contract/templates/template-kinds.ts'
import type { Template, TemplateRow, templateCalls } from '@hdoc/contract/templates/templates.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { findOfficeProgram } from '../../../platform/files/letters/office-program.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { defaultTexts } from '../text/defaults/default-texts.ts'
import {
  findLetter,
  findTemplate,
  findVersion,
  listTemplates,
  listVersions,
  type StoredTemplate,
} from '../text/queries.ts'
import { mayEdit } from './policy.ts'

type Calls = typeof templateCalls

const rowOf = (stored: StoredTemplate, name: string): TemplateRow => ({
  id: stored.id,
  kind: stored.kind,
  name,
  own: stored.active,
  updated_at: stored.version === 0 ? null : stored.updated_at,
  updated_by: stored.version === 0 ? '' : stored.updated_by,
})
const untouched = (id: number, kind: TemplateRow['kind'], name: string): TemplateRow => ({
  id,
  kind,
  name,
  own: false,
  updated_at: null,
  updated_by: '',
})

/** Every template: those of the platform's table, then what people added. */
export async function showTemplates({ db, language }: StaffCtx): Promise<{ data: TemplateRow[] }> {
  const stored = await listTemplates(db)
  const fixed = templateKeys.map((key) => {
    const { id, kind, label } = fixedTemplates[key]
    const own = stored.find((one) => one.id === id)
    return own ? rowOf(own, label[language]) : untouched(id, kind, label[language])
  })
  const added = stored.filter(({ kind }) => isAddedKind(kind)).map((one) => rowOf(one, one.name))
  return { data: [...fixed, ...added] }
}

/** What names a template, whether or not it stands in the table. */
function describe(id: number, language: Language, stored: StoredTemplate | undefined) {
  const key = keyOfTemplate(id)
  if (key !== undefined) {
    const { kind, label, fields } = fixedTemplates[key]
    const row = stored ? rowOf(stored, label[language]) : untouched(id, kind, label[language])
    return { row, fields, defaults: defaultTexts(key) }
  }
  if (!stored) throw new AppError('NOT_FOUND')
  const fields = isAddedKind(stored.kind) ? addedFields[stored.kind] : {}
  return { row: rowOf(stored, stored.name), fields, defaults: null }
}

export async function showTemplate(
  ctx: Pick<StaffCtx, 'db' | 'actor' | 'language' | 'settings'>,
  id: number,
): Promise<Template> {
  const { db, actor, language } = ctx
  const stored = await findTemplate(db, id)
  const { row, fields, defaults } = describe(id, language, stored)
  const may = mayEdit(actor).ok
  const letter = await findLetter(db, id)
  return {
    ...row,
    texts: (stored?.active ? stored.texts : defaults) ?? { ro: empty, en: empty },
    defaults,
    fields: Object.entries(fields).map(([name, label]) => ({ name, label: label[language] })),
    versions: await listVersions(db, id),
    version: stored?.version ?? 0,
    letter: letter ? { name: letter.name, size: letter.size } : null,
    draws_letters: findOfficeProgram(ctx.settings.officeProgram) !== undefined,
    can: { edit: may, reset: may && row.own && defaults !== null, delete: may && defaults === null },
  }
}
const empty = { subject: '', content: '' }

export async function showVersion({ db }: StaffCtx, { params }: InputOf<Calls['version']>) {
  const found = await findVersion(db, params.id, params.version)
  if (!found) throw new AppError('NOT_FOUND')
  return found.texts
}
