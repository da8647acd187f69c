import { AppError } from '@hdoc/contract/failures/errors.ts'
import type {
  BuiltForm,
  OfferedForm,
  onlineFormCalls,
} from '@hdoc/contract/online-forms/online-form-calls.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { canEditDocType } from '../../doc-types/index.ts'
import { findBuiltForm, findOfferedForm } from './queries.ts'

type Calls = typeof onlineFormCalls

/** The form of a document type as those who build it see it. */
export async function getBuiltForm(db: TenantDb, actor: Actor, docTypeId: number): Promise<BuiltForm> {
  const row = await findBuiltForm(db, docTypeId)
  if (!row) throw new AppError('NOT_FOUND')
  return {
    doc_type_id: row.doc_type_id,
    doc_type_name: row.doc_type_name,
    online_available: row.online_available,
    online_filling: row.online_filling,
    version: row.version,
    saved_at: row.saved_at,
    saved_by: row.saved_by,
    definition: row.definition ?? { sections: [] },
    can: { edit: canEditDocType(actor).ok },
  }
}

export const showForm = (ctx: Ctx<Calls['get']>, { params }: InputOf<Calls['get']>): Promise<BuiltForm> =>
  getBuiltForm(ctx.db, ctx.actor, params.id)

/** The form of a type that may be handed in online; any other type is not there for the public. */
export async function showOffered(
  { database, caller }: Ctx<Calls['offered']>,
  { params }: InputOf<Calls['offered']>,
): Promise<OfferedForm> {
  const row = await database.inInstitution(
    caller.host.institutionId,
    (db) => findOfferedForm(db, params.id),
    { readOnly: true },
  )
  if (!row) throw new AppError('NOT_FOUND')
  return { doc_type_id: row.doc_type_id, name: row.name, form_id: row.form_id, definition: row.definition }
}
