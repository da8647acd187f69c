import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { listNamingTypes, lockRegister } from '../queries/naming-types.ts'
import type { EditableRegister } from '../queries/registers.ts'
import { namesInWords } from '../record/names-in-words.ts'
import { unfitTypes } from '../record/rules.ts'

/**
 * Refuses a change after which document types that name the register could not use it: their registrations
 * would all be refused.
 */
export async function checkNamingTypes(
  ctx: StaffCtx,
  register: EditableRegister,
  values: Pick<EditableRegister, 'category' | 'secondary'>,
): Promise<void> {
  if (values.category === register.category && values.secondary === register.secondary) return
  await lockRegister(ctx.db, register)
  const unfit = unfitTypes(await listNamingTypes(ctx.db, register), register, values)
  if (!unfit) return
  const problem: FieldProblem = { key: 'types_unfit', values: { types: namesInWords(unfit.names) } }
  throw new AppError('VALIDATION', {}, { fields: { [unfit.field]: [problem] } })
}
