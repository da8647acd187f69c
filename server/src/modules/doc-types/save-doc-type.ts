import type { DocTypeValues, docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import { savedRow } from '../../platform/http/answers/answers.ts'
import { checkVersion } from '../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { canEditDocType } from './policy.ts'
import { presentDocType } from './present.ts'
import {
  addDocType,
  clearOtherDefaults,
  countUses,
  type EditableDocType,
  findDocType,
  listRegisterFacts,
  lockDocType,
  lockDocTypes,
  updateDocType,
} from './queries.ts'
import { categoryProblem, docTypeProblems } from './rules.ts'

type Calls = typeof docTypes.calls

async function getDocType(ctx: StaffCtx, id: number): Promise<EditableDocType> {
  const row = await findDocType(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('doc_type.edit', row, canEditDocType(ctx.actor))
}

async function checkTogether(ctx: StaffCtx, values: DocTypeValues): Promise<void> {
  const ids = [...values.secondary_register_ids, ...(values.register_id === null ? [] : [values.register_id])]
  const fields = docTypeProblems(values, ids.length === 0 ? [] : await listRegisterFacts(ctx.db, ids))
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
}

async function checkCategory(ctx: StaffCtx, docType: EditableDocType, values: DocTypeValues): Promise<void> {
  if (values.category === docType.category) return
  const problem = categoryProblem(await countUses(ctx.db, docType))
  if (problem) throw new AppError('VALIDATION', {}, { fields: { category: [problem] } })
}

export async function createDocType(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  await lockDocTypes(ctx.db)
  // Lock types before registers, in the same order as a registration does.
  if (body.is_default) await clearOtherDefaults(ctx.db, null, body.category)
  await checkTogether(ctx, body)
  const id = await addDocType(ctx.db, body)
  await recordAudit(ctx, {
    action: 'doc_type.created',
    subjectType: 'doc_type',
    subjectId: id,
    after: body,
  })
  return savedRow(ctx.language, presentDocType(await getDocType(ctx, id), ctx.actor))
}

export async function changeDocType(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockDocTypes(ctx.db)
  await lockDocType(ctx.db, body.id)
  const docType = await getDocType(ctx, body.id)
  await checkVersion(ctx.db, {
    type: 'doc_type',
    id: docType.id,
    version: docType.version,
    sent: body.version,
  })
  const values = { ...docType, ...body.values }
  await checkCategory(ctx, docType, values)
  if (values.is_default) await clearOtherDefaults(ctx.db, docType.id, values.category)
  await checkTogether(ctx, values)
  await updateDocType(ctx.db, docType, values)
  await recordAudit(ctx, {
    action: 'doc_type.updated',
    subjectType: 'doc_type',
    subjectId: docType.id,
    before: docType,
    after: values,
  })
  return savedRow(ctx.language, presentDocType(await getDocType(ctx, docType.id), ctx.actor))
}
