import type { PostalKind, ShippingMethod } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { Dispatch, DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { t } from '../../../lib/languages/i18n.ts'

/** How and to whom something leaves, as a form holds it. */
export type ShippingValues = {
  ship_to: string
  sender: string
  address: string
  method: ShippingMethod | null
  postal_kind: PostalKind | null
  when: string | null
  comments: string
  email: string
  phone: string
  tracking_number: string
  received_by: string
}

/** To the applicant, as the case knows them. */
export const shippingTo = ({ ship_to, sender, address, email, phone }: DispatchForm): ShippingValues => ({
  ship_to,
  sender,
  address,
  email,
  phone,
  method: null,
  postal_kind: null,
  when: null,
  comments: '',
  tracking_number: '',
  received_by: '',
})

/** As a dispatch has it. */
export const shippingOf = (row: Dispatch): ShippingValues => ({
  ship_to: row.ship_to,
  sender: row.sender,
  address: row.address,
  method: row.method,
  postal_kind: row.postal_kind,
  when: null,
  comments: row.comments,
  email: row.email,
  phone: row.phone,
  tracking_number: '',
  received_by: '',
})

const labels = {
  ship_to: 'dispatches.ship_to',
  sender: 'dispatches.sender',
  address: 'dispatches.address',
  method: 'dispatches.method',
  postal_kind: 'dispatches.postal_kind',
  when: 'dispatches.when',
  comments: 'dispatches.comments',
  email: 'dispatches.email',
  phone: 'dispatches.phone',
  tracking_number: 'dispatches.tracking_number',
  received_by: 'dispatches.received_by',
  resolution: 'dispatches.resolution',
  resolution_text: 'dispatches.resolution',
  declined_to: 'dispatches.declined_to',
  file_ids: 'dispatches.files',
  upload_ids: 'dispatches.files',
  document_id: 'dispatches.document',
  way: 'dispatches.way',
  doc_type_id: 'dispatches.doc_type',
  register_id: 'dispatches.register',
  short_description: 'dispatches.short_description',
  status: 'workcases.closing_status',
  legal_ground: 'workcases.legal_ground',
  reason: 'workcases.reason',
} as const

/** The label of a field of the dialogs of a dispatch, by its path. */
export function labelOfDispatchField(path: string): string | undefined {
  const field = path.split('.').at(-1) ?? path
  return Object.hasOwn(labels, field) ? t(labels[field as keyof typeof labels]) : undefined
}
