import { t } from '../../../lib/languages/i18n.ts'

const labels = {
  group_id: 'complaints.accept_group',
  authority: 'complaints.authority',
  comment: 'complaints.comment_required',
  resolution: 'complaints.final_resolution',
  status: 'complaints.solved_as',
  reason: 'complaints.by_right',
  joined_to_id: 'complaints.join_to',
  lat: 'complaints.on_map',
  street: 'complaints.street',
  street_number: 'complaints.street_number',
  locality: 'complaints.locality',
} as const

/** The label of a field of the dialogs of a complaint. */
export const labelOfField = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? t(labels[path as keyof typeof labels]) : undefined
