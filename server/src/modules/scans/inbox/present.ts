import type { Scan } from '@hdoc/contract/scans/scans.ts'
import { previewOfMime } from '../../../platform/files/recognise/accepted-types.ts'
import type { ListedScan } from '../queries/inbox.ts'

export function presentScan(row: ListedScan): Scan {
  return {
    id: row.id,
    name: row.name,
    source: row.source,
    sent_by: row.sent_by,
    arrived_at: row.arrived_at,
    state: row.state === 'composing' ? 'reading' : row.state,
    size: row.size,
    pages: row.pages,
    has_thumbnail: row.thumb_sha256 !== null,
    note: row.note,
    preview: previewOfMime(row.mime),
    taken_by: row.taken_by,
    discarded:
      row.state === 'discarded'
        ? { at: row.settled_at ?? row.arrived_at, by: row.discarded_by_name, reason: row.discard_reason }
        : null,
  }
}
