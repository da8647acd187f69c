import { dispatchClassName, dispatchStatusLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { type Dispatch, dispatchActions } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { deliveryReasonLabels } from '@hdoc/contract/notifications/notification-deliveries.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { mayAll } from '../../cases/index.ts'
import { mayDispatch } from './policy.ts'
import { type DispatchRow, listSentFiles, type SentFileRow } from './queries.ts'

type Shown = { actor: Actor; language: Language }

/** Why an e-mail has not left, in words. */
function reasonOf({ mail_reason, mail_detail }: DispatchRow, language: Language): string {
  if (mail_reason === null) return ''
  const label = Object.entries(deliveryReasonLabels).find(([code]) => code === mail_reason)?.[1][language]
  return [label ?? mail_reason, mail_detail].filter((part) => part !== '').join(': ')
}

function presentDispatch(
  row: DispatchRow,
  files: readonly SentFileRow[],
  { actor, language }: Shown,
): Dispatch {
  return {
    id: row.id,
    case: { id: row.case_id, number: row.case_number },
    document: { id: row.document_id, number: row.number, registered_on: row.registered_on },
    status: {
      code: row.status,
      name: dispatchStatusLabels[row.status][language],
      className: dispatchClassName(row.status),
    },
    method: row.method,
    postal_kind: row.postal_kind,
    ship_to: row.ship_to,
    sender: row.sender,
    address: row.address,
    when: row.ship_on,
    comments: row.comments,
    email: row.email,
    phone: row.phone,
    resolution_text: row.resolution_text,
    declined_to: row.declined_to,
    tracking_number: row.tracking_number,
    received_by: row.received_by,
    on_list: row.on_list,
    drawn: row.drawn,
    drawing: row.drawing ?? null,
    prepared_at: row.prepared_at,
    prepared_by: row.prepared_by_name,
    sent_on: row.sent_on,
    confirmed_on: row.confirmed_on,
    returned_on: row.returned_on,
    return_reason: row.return_reason,
    withdrawn_at: row.withdrawn_at,
    withdrawn_by: row.withdrawn_by_name,
    withdraw_reason: row.withdraw_reason,
    mail_state: row.mail_state,
    mail_reason: reasonOf(row, language),
    message_file_id: row.message_file_id,
    files: files.map(({ id, name, size }) => ({ id, name, size })),
    to_repeat: row.to_repeat,
    repeats_id: row.repeats_id,
    version: row.version,
    ...mayAll(dispatchActions, language, (action) => mayDispatch(actor, row, action)),
  }
}

/** Dispatches as the caller sees them, with the files that were read of them. */
export function presentWith(
  { actor, language }: Shown,
  rows: readonly DispatchRow[],
  files: readonly SentFileRow[],
): Dispatch[] {
  const ofDispatch = Map.groupBy(files, ({ dispatch_id }) => dispatch_id)
  return rows.map((row) => presentDispatch(row, ofDispatch.get(row.id) ?? [], { actor, language }))
}

/** Dispatches as the caller sees them, with their files. */
export async function presentDispatches(
  { db, actor, language }: Pick<StaffCtx, 'db' | 'actor' | 'language'>,
  rows: readonly DispatchRow[],
): Promise<Dispatch[]> {
  const ids = rows.map(({ id }) => id)
  return presentWith({ actor, language }, rows, await listSentFiles(db, ids))
}
