import type { FormOwner } from '@hdoc/contract/online-forms/form-owners.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { canEditDocType, lockDocType, storeOnlineForm } from '../../doc-types/index.ts'
import { lockComplaintType, storeComplaintForm } from './queries.ts'

type OwnerRules = {
  /** What the trail calls the saving. */
  saved: string
  canEdit: (actor: Actor) => Decision
  lock: (db: TenantDb, typeId: number) => Promise<void>
  store: (db: TenantDb, typeId: number, formId: number) => Promise<void>
}

/** How the types of each owner get their form. */
export const ownerRules: Readonly<Record<FormOwner, OwnerRules>> = {
  doc_type: {
    saved: 'doc_type.form_saved',
    canEdit: canEditDocType,
    lock: lockDocType,
    store: storeOnlineForm,
  },
  complaint_type: {
    saved: 'complaint_type.form_saved',
    canEdit: (actor) => (can(actor, 'client.admin') ? allowed : { ok: false, missing: 'client.admin' }),
    lock: lockComplaintType,
    store: storeComplaintForm,
  },
}
