import type { ComplaintListRow } from '@hdoc/contract/complaints/complaint-rows.ts'
import { placeText } from './place-text.ts'
import type { ListedComplaint } from './queries/complaints.ts'

/** A complaint as lists show it; nothing of who sent it. */
export function presentListed(row: ListedComplaint): ComplaintListRow {
  return {
    id: row.id,
    number: row.number,
    type: { id: row.type_id, name: row.type_name, icon: row.type_icon, color: row.type_color },
    status: row.status,
    place: placeText(row),
    lat: row.lat,
    lng: row.lng,
    description: row.description,
    confirmed_at: row.confirmed_at,
    deadline_on: row.deadline_on,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    supporters: row.supporters,
    photos: row.photos,
    origin: row.origin,
  }
}
