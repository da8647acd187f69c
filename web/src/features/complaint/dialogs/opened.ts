import type { ComplaintPhoto } from '@hdoc/contract/complaints/complaint-rows.ts'

/** Acts that open a dialog. */
export type Act =
  | 'accept'
  | 'not_accept'
  | 'reject'
  | 'resolve'
  | 'cancel'
  | 'reopen'
  | 'join'
  | 'unjoin'
  | 'move'
export type Opened = { name: Act } | { name: 'photo'; photo: ComplaintPhoto }
