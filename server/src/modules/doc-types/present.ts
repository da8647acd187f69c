import type { DocType } from '@hdoc/contract/doc-types/doc-types.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { canEditDocType } from './policy.ts'
import type { DocTypeRow } from './queries.ts'

export function presentDocType(row: DocTypeRow, actor: Actor): DocType {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    deadline_days: row.deadline_days,
    day_type: row.day_type,
    legal_basis: row.legal_basis,
    register_id: row.register_id,
    register_name: row.register_name,
    fixed_register: row.fixed_register,
    secondary_register_ids: row.secondary_register_ids,
    group_id: row.group_id,
    group_name: row.group_name,
    is_default: row.is_default,
    receipt: row.receipt,
    create_case: row.create_case,
    case_only: row.case_only,
    skip_acceptance: row.skip_acceptance,
    stops_clock: row.stops_clock,
    broadcast: row.broadcast,
    broadcast_group_ids: row.broadcast_group_ids,
    online_available: row.online_available,
    online_filling: row.online_filling,
    online_number: row.online_number,
    after_hours: row.after_hours,
    signature_type: row.signature_type,
    prescription_years: row.prescription_years,
    gazette_category: row.gazette_category,
    legal_report: row.legal_report,
    prefect_notice: row.prefect_notice,
    version: row.version,
    can: { edit: canEditDocType(actor).ok },
  }
}
