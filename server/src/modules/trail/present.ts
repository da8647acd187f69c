import type { ActivityDetail, ActivityEntry } from '@hdoc/contract/trail/activity.ts'
import { readChanges } from '../../platform/audit/read-changes.ts'
import type { EntryRow } from './queries.ts'

export function presentEntry(row: ActivityEntry): ActivityEntry {
  const { id, at, action, by, by_platform, real, seal, erased } = row
  const { subject_type, subject_id, subject_name } = row
  return { id, at, action, by, by_platform, real, subject_type, subject_id, subject_name, seal, erased }
}

export function presentDetail(row: EntryRow): ActivityDetail {
  const { reason, changes } = readChanges(row.payload)
  return {
    ...presentEntry(row),
    reason,
    changes,
    hash: row.hash?.toString('hex') ?? '',
    erasure:
      row.erased_at === null
        ? null
        : { at: row.erased_at, by: row.erased_by ?? '', reason: row.erased_reason ?? '' },
  }
}
