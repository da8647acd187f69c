import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import type { onlineFormCalls } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { ownerRules } from './owners.ts'
import { addForm, findBuiltForm } from './queries.ts'
import { getBuiltForm } from './show-form.ts'

type Call = typeof onlineFormCalls.save

/**
 * Saves a form as the next version of its type. Forms of before stay as they are, because answers were given to them; a
 * form that is saved unchanged makes no version.
 */
export async function saveForm(owner: FormOwner, ctx: StaffCtx, { body }: Pick<InputOf<Call>, 'body'>) {
  const { db, actor, clock } = ctx
  const { type_id: typeId, definition } = body
  const rules = ownerRules[owner]
  await rules.lock(db, typeId)
  const row = await findBuiltForm(db, { owner, typeId })
  if (!row) throw new AppError('NOT_FOUND')
  const before = grant('online_form.save', row, rules.canEdit(actor))
  await checkVersion(db, { type: owner, id: typeId, version: before.version, sent: body.version })
  const present = before.definition ?? { sections: [] }
  if (!isDeepStrictEqual(present, definition)) {
    const version = before.version + 1
    const at = clock.now()
    await rules.store(
      db,
      typeId,
      await addForm(db, { owner, typeId, version, definition, at, by: actor.name }),
    )
    await recordAudit(ctx, {
      action: rules.saved,
      subjectType: owner,
      subjectId: typeId,
      before: { online_form: before.version },
      after: { online_form: version },
    })
  }
  const data = await getBuiltForm(db, actor, { owner, typeId })
  return { success: true as const, message: savedMessage(ctx.language), data }
}
