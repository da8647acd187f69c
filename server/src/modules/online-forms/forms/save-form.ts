import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { onlineFormCalls } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedMessage } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { canEditDocType, lockDocType, storeOnlineForm } from '../../doc-types/index.ts'
import { addForm, findBuiltForm } from './queries.ts'
import { getBuiltForm } from './show-form.ts'

type Call = typeof onlineFormCalls.save

/**
 * Saves a form as the next version of its document type. Forms of before stay as they are, because answers were
 * given to them; a form that is saved unchanged makes no version.
 */
export async function saveForm(ctx: StaffCtx, { body }: InputOf<Call>) {
  const { db, actor, clock } = ctx
  const { doc_type_id: docTypeId, definition } = body
  await lockDocType(db, docTypeId)
  const row = await findBuiltForm(db, docTypeId)
  if (!row) throw new AppError('NOT_FOUND')
  const before = grant('doc_type.edit', row, canEditDocType(actor))
  await checkVersion(db, { type: 'doc_type', id: docTypeId, version: before.version, sent: body.version })
  const present = before.definition ?? { sections: [] }
  if (!isDeepStrictEqual(present, definition)) {
    const version = before.version + 1
    const formId = await addForm(db, { docTypeId, version, definition, at: clock.now(), by: actor.name })
    await storeOnlineForm(db, docTypeId, formId)
    await recordAudit(ctx, {
      action: 'doc_type.form_saved',
      subjectType: 'doc_type',
      subjectId: docTypeId,
      before: { online_form: before.version },
      after: { online_form: version },
    })
  }
  const data = await getBuiltForm(db, actor, docTypeId)
  return { success: true as const, message: savedMessage(ctx.language), data }
}
