import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import type {
  BuiltForm,
  OfferedForm,
  onlineFormCalls,
} from '@hdoc/contract/online-forms/online-form-calls.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { ownerRules } from './owners.ts'
import { type FormType, findBuiltForm, findOfferedForm } from './queries.ts'

type Calls = typeof onlineFormCalls

/** The form of a type as those who build it see it. */
export async function getBuiltForm(db: TenantDb, actor: Actor, type: FormType): Promise<BuiltForm> {
  const row = await findBuiltForm(db, type)
  if (!row) throw new AppError('NOT_FOUND')
  return {
    owner: type.owner,
    type_id: type.typeId,
    type_name: row.name,
    is_asked: row.is_asked,
    version: row.version,
    saved_at: row.saved_at,
    saved_by: row.saved_by,
    definition: row.definition ?? { sections: [] },
    can: { edit: ownerRules[type.owner].canEdit(actor).ok },
  }
}

export const showForm = (
  owner: FormOwner,
  { db, actor }: Pick<Ctx<Calls['get']>, 'db' | 'actor'>,
  { params }: Pick<InputOf<Calls['get']>, 'params'>,
): Promise<BuiltForm> => getBuiltForm(db, actor, { owner, typeId: params.id })

/** The form of a type that may be chosen on the portal; any other type is not there for the public. */
export async function showOffered(
  owner: FormOwner,
  { database, caller }: Pick<Ctx<Calls['offered']>, 'database' | 'caller'>,
  { params }: Pick<InputOf<Calls['offered']>, 'params'>,
): Promise<OfferedForm> {
  const row = await database.inInstitution(
    caller.host.institutionId,
    (db) => findOfferedForm(db, { owner, typeId: params.id }),
    { readOnly: true },
  )
  if (!row) throw new AppError('NOT_FOUND')
  return { type_id: params.id, name: row.name, form_id: row.form_id, definition: row.definition }
}
