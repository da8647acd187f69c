import type { registrationTemplateCalls } from '@hdoc/contract/documents/registration/registration-templates.ts'
import type { RegistrationHabits } from '@hdoc/contract/documents/registration/registration-values.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { done, savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { listRegistrationDocTypes } from '../../doc-types/index.ts'
import {
  deleteTemplate,
  findHabits,
  insertTemplate,
  keepHabits,
  listTemplates,
  lockTemplate,
  type OwnTemplate,
  updateTemplate,
} from './queries/templates.ts'

type Calls = typeof registrationTemplateCalls

export const noHabits: RegistrationHabits = {
  fields: [],
  stays: false,
  prints_label: false,
  values: {},
}

/** A template of the caller, else NOT_FOUND: another person's does not exist for them. */
async function getOwnTemplate(ctx: StaffCtx, id: number): Promise<OwnTemplate> {
  const [template] = await listTemplates(ctx.db, ctx.actor, id)
  if (!template) throw new AppError('NOT_FOUND')
  return grant('registration_template.change', template, { ok: true })
}

/**
 * Records a change of a template by its name alone. The values written in its fields stay out of the trail,
 * because they are about the papers to come.
 */
const record = (
  ctx: StaffCtx,
  action: string,
  subjectId: number,
  names: { before?: string; after?: string },
) =>
  recordAudit(ctx, {
    action,
    subjectType: 'registration_template',
    subjectId,
    ...(names.before !== undefined && { before: { name: names.before } }),
    ...(names.after !== undefined && { after: { name: names.after } }),
  })

export async function addTemplate(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  const types = await listRegistrationDocTypes(ctx.db)
  if (!types.some(({ id, category }) => id === body.doc_type_id && category === body.category))
    throw new AppError('VALIDATION', {}, { fields: { doc_type_id: [{ key: 'reference' }] } })
  const id = await insertTemplate(ctx.db, ctx.actor, body)
  await record(ctx, 'registration_template.created', id, { after: body.name })
  return savedRow(ctx.language, await getOwnTemplate(ctx, id))
}

export async function changeTemplate(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockTemplate(ctx.db, ctx.actor, body.id)
  const template = await getOwnTemplate(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'registration_template',
    id: template.id,
    version: template.version,
    sent: body.version,
  })
  await updateTemplate(ctx.db, template, { name: body.name, values: body.values ?? template.values })
  const names = { before: template.name, after: body.name }
  await record(ctx, 'registration_template.updated', template.id, names)
  return savedRow(ctx.language, await getOwnTemplate(ctx, template.id))
}

export async function removeTemplate(ctx: StaffCtx, { params }: InputOf<Calls['remove']>) {
  const template = await getOwnTemplate(ctx, params.id)
  await deleteTemplate(ctx.db, template)
  await record(ctx, 'registration_template.deleted', template.id, { before: template.name })
  return done(ctx.language)
}

/**
 * Saves a person's habits. Only another choice of fields is recorded: the last values are those of a
 * document, which the trail has already.
 */
export async function saveHabits(ctx: StaffCtx, { body }: InputOf<Calls['saveHabits']>) {
  const before = { ...noHabits, ...(await findHabits(ctx.db, ctx.actor)) }
  await keepHabits(ctx.db, ctx.actor, body)
  const chosen = ({ fields, stays, prints_label }: RegistrationHabits) => ({
    fields: fields.toSorted().join(', '),
    stays,
    prints_label,
  })
  if (JSON.stringify(chosen(before)) !== JSON.stringify(chosen(body)))
    await recordAudit(ctx, {
      action: 'registration_habits.changed',
      subjectType: 'user',
      subjectId: ctx.actor.id,
      before: chosen(before),
      after: chosen(body),
    })
  return done(ctx.language)
}
