import {
  type ComplaintTypeValues,
  type complaintTypes,
  complaintTypeValues,
} from '@hdoc/contract/complaints/complaint-types.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { canEditComplaintType, presentComplaintType } from './present.ts'
import {
  addComplaintType,
  type EditableComplaintType,
  findComplaintType,
  getTypeFacts,
  lockComplaintType,
  updateComplaintType,
} from './queries.ts'
import { complaintTypeProblems } from './rules.ts'

type Calls = typeof complaintTypes.calls

async function getType(ctx: StaffCtx, id: number): Promise<EditableComplaintType> {
  const row = await findComplaintType(ctx.db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return grant('complaint_type.edit', row, canEditComplaintType(ctx.actor))
}

async function checkTogether(ctx: StaffCtx, values: ComplaintTypeValues): Promise<void> {
  const fields = complaintTypeProblems(values, await getTypeFacts(ctx.db, values))
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
}

const fieldNames = Object.keys(complaintTypeValues.shape) as (keyof ComplaintTypeValues)[]
/** The fields that a person fills in, of whatever has them. */
const valuesOf = (row: ComplaintTypeValues): ComplaintTypeValues =>
  Object.fromEntries(fieldNames.map((name) => [name, row[name]])) as ComplaintTypeValues

export async function createComplaintType(ctx: StaffCtx, { body }: InputOf<Calls['add']>) {
  await checkTogether(ctx, body)
  const id = await addComplaintType(ctx.db, body)
  await recordAudit(ctx, {
    action: 'complaint_type.created',
    subjectType: 'complaint_type',
    subjectId: id,
    after: body,
  })
  return savedRow(ctx.language, presentComplaintType(await getType(ctx, id), ctx.actor))
}

export async function changeComplaintType(ctx: StaffCtx, { body }: InputOf<Calls['update']>) {
  await lockComplaintType(ctx.db, body.id)
  const type = await getType(ctx, body.id)
  const { id, version } = type
  await checkVersion(ctx.db, { type: 'complaint_type', id, version, sent: body.version })
  const before = valuesOf(type)
  const after = { ...before, ...body.values }
  await checkTogether(ctx, after)
  await updateComplaintType(ctx.db, type, after)
  await recordAudit(ctx, {
    action: 'complaint_type.updated',
    subjectType: 'complaint_type',
    subjectId: id,
    before,
    after,
  })
  return savedRow(ctx.language, presentComplaintType(await getType(ctx, id), ctx.actor))
}
