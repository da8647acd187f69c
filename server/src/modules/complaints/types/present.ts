import type { ComplaintType } from '@hdoc/contract/complaints/complaint-types.ts'
import type { OfferedType } from '@hdoc/contract/complaints/public-complaints.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { ComplaintTypeRow } from './queries.ts'

export function canEditComplaintType(actor: Actor): Decision {
  return can(actor, 'client.admin') ? allowed : { ok: false, missing: 'client.admin' }
}

export function presentComplaintType(row: ComplaintTypeRow, actor: Actor): ComplaintType {
  return {
    id: row.id,
    name: row.name,
    icon: row.icon,
    color: row.color,
    help: row.help,
    register_id: row.register_id,
    register_name: row.register_name,
    doc_type_id: row.doc_type_id,
    doc_type_name: row.doc_type_name,
    group_id: row.group_id,
    group_name: row.group_name,
    deadline_days: row.deadline_days,
    area: row.area,
    polygon: row.polygon,
    localities: row.localities,
    authority: row.authority,
    active: row.active,
    is_public: row.is_public,
    after_hours: row.after_hours,
    answers: row.answers,
    told_user_ids: row.told_user_ids,
    fills: row.fills,
    version: row.version,
    can: { edit: canEditComplaintType(actor).ok },
  }
}

/** A type as the public form offers it: neither register nor people. */
export const presentOffered = (row: ComplaintTypeRow): OfferedType => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  color: row.color,
  help: row.help,
  area: row.area,
  polygon: row.polygon,
  localities: row.localities,
  authority: row.authority,
  fills: row.fills,
})
