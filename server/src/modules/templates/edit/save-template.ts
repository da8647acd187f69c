import { AppError } from '@hdoc/contract/failures/errors.ts'
import {
  addedFields,
  fixedTemplates,
  isAddedKind,
  keyOfTemplate,
} from '@hdoc/contract/templates/template-kinds.ts'
import {
  MOST_ADDED_TEMPLATES,
  type TemplateTexts,
  type templateCalls,
} from '@hdoc/contract/templates/templates.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { defaultTexts } from '../text/defaults/default-texts.ts'
import {
  addTemplate,
  beginTemplate,
  type ChangingTemplate,
  deleteTemplate,
  findTemplate,
  keepVersion,
  listTemplates,
  lockTemplate,
  storeTemplate,
} from '../text/queries.ts'
import { cleanTexts, textProblems } from './check-texts.ts'
import { mayEdit } from './policy.ts'
import { showTemplate } from './show-templates.ts'

type Calls = typeof templateCalls
const subjectType = 'template'

/** Holds a template; one of the platform's table that nobody has changed yet gets its row. */
async function takeTemplate(ctx: StaffCtx, id: number, sent?: number): Promise<ChangingTemplate> {
  const key = keyOfTemplate(id)
  if (key !== undefined)
    await beginTemplate(ctx.db, {
      id,
      kind: fixedTemplates[key].kind,
      texts: defaultTexts(key),
      at: ctx.clock.now(),
      by: ctx.actor.name,
    })
  await lockTemplate(ctx.db, id)
  const stored = await findTemplate(ctx.db, id)
  if (!stored) throw new AppError('NOT_FOUND')
  await checkVersion(ctx.db, { type: subjectType, id, version: stored.version, sent })
  return grant('template.edit', stored, mayEdit(ctx.actor))
}

/** Holds a text that people added. */
async function takeAdded(ctx: StaffCtx, id: number): Promise<ChangingTemplate> {
  if (keyOfTemplate(id) !== undefined) throw new AppError('NOT_FOUND')
  return takeTemplate(ctx, id)
}

/** Holds a text of answers, which alone has a Word paper. */
export async function takeAnswerText(ctx: StaffCtx, id: number): Promise<ChangingTemplate> {
  const template = await takeAdded(ctx, id)
  if (template.kind !== 'answer') throw new AppError('NOT_FOUND')
  return template
}

function fieldsOf(kind: ChangingTemplate['kind'], id: number | undefined) {
  const key = id === undefined ? undefined : keyOfTemplate(id)
  if (key !== undefined) return fixedTemplates[key].fields
  return isAddedKind(kind) ? addedFields[kind] : {}
}

function checked(
  kind: ChangingTemplate['kind'],
  id: number | undefined,
  written: TemplateTexts,
): TemplateTexts {
  const texts = cleanTexts(kind, written)
  const fields = textProblems(kind, texts, fieldsOf(kind, id))
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
  return texts
}

export async function createTemplate(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const added = (await listTemplates(ctx.db)).filter(({ kind }) => kind === body.kind)
  if (added.length >= MOST_ADDED_TEMPLATES)
    throw new AppError(
      'VALIDATION',
      {},
      {
        fields: { name: [{ key: 'too_many', values: { maximum: MOST_ADDED_TEMPLATES } }] },
      },
    )
  const texts = checked(body.kind, undefined, body.texts)
  const id = await addTemplate(ctx.db, {
    kind: body.kind,
    name: body.name,
    texts,
    at: ctx.clock.now(),
    by: ctx.actor.name,
  })
  await keepVersion(ctx.db, id)
  await recordAudit(ctx, {
    action: 'template.created',
    subjectType,
    subjectId: id,
    after: { name: body.name },
  })
  return savedRow(ctx.language, await showTemplate(ctx, id))
}

export async function changeTemplate(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  const template = await takeTemplate(ctx, body.id, body.version)
  const texts = checked(template.kind, template.id, body.values.texts)
  const name = isAddedKind(template.kind) ? body.values.name : ''
  if (isAddedKind(template.kind) && name === '')
    throw new AppError('VALIDATION', {}, { fields: { name: [{ key: 'required' }] } })
  await storeTemplate(ctx.db, template, {
    name,
    texts,
    active: true,
    at: ctx.clock.now(),
    by: ctx.actor.name,
  })
  await keepVersion(ctx.db, template.id)
  await recordAudit(ctx, {
    action: 'template.updated',
    subjectType,
    subjectId: template.id,
    before: { name: template.name, own: template.active, version: template.version },
    after: { name, own: true, version: template.version + 1 },
  })
  return savedRow(ctx.language, await showTemplate(ctx, template.id))
}

export async function resetTemplate(ctx: StaffCtx, { body }: InputOf<Calls['reset']>) {
  if (keyOfTemplate(body.id) === undefined) throw new AppError('NOT_FOUND')
  const template = await takeTemplate(ctx, body.id, body.version)
  if (template.active) {
    await storeTemplate(ctx.db, template, {
      name: '',
      texts: template.texts,
      active: false,
      at: ctx.clock.now(),
      by: ctx.actor.name,
    })
    await recordAudit(ctx, {
      action: 'template.reset',
      subjectType,
      subjectId: template.id,
      before: { own: true, version: template.version },
      after: { own: false, version: template.version + 1 },
    })
  }
  return savedRow(ctx.language, await showTemplate(ctx, template.id))
}

export async function removeTemplate(ctx: StaffCtx, { params }: InputOf<Calls['delete']>) {
  const template = await takeAdded(ctx, params.id)
  await deleteTemplate(ctx.db, template)
  await recordAudit(ctx, {
    action: 'template.deleted',
    subjectType,
    subjectId: template.id,
    before: { name: template.name },
  })
  return done(ctx.language)
}
