import type { Option } from '@hdoc/contract/calls/resource.ts'
import type { Batch, BatchAction, BatchItemState } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import type { AccessLevel } from '@hdoc/contract/texts/choices.ts'
import {
  type ExtensionValues,
  emptyExtension,
  extensionOf,
} from '../../../entities/documents/until/extension-fields.tsx'
import { emptyWait, type WaitValues, waitOf } from '../../../entities/documents/until/wait-fields.tsx'

/** All fields of the form, whatever action is chosen. */
export type BatchValues = WaitValues &
  ExtensionValues & {
    action: BatchAction
    status: number
    access_level: AccessLevel
    doc_type_id: number | null
    with_deadline: boolean
    group_id: number | null
    people: Option[]
    reason: string
  }

export const emptyBatch: BatchValues = {
  action: 'status',
  status: STATUS.inOperation,
  ...emptyWait,
  access_level: 'institution',
  doc_type_id: null,
  with_deadline: false,
  ...emptyExtension,
  group_id: null,
  people: [],
  reason: '',
}

/**
 * The word for a state of documents in a batch. What the preview left out is told differently once the batch has
 * run, because nothing is still to be changed then.
 */
export const stateWord = (
  batch: Pick<Batch, 'state'>,
  state: BatchItemState,
): `batch.state_${BatchItemState | 'left_out'}` =>
  state === 'wont' && batch.state !== 'ready' ? 'batch.state_left_out' : `batch.state_${state}`

/** An object with the named value, or an empty object when the value was not filled in. */
const given = <T>(name: string, value: T | null | ''): Record<string, T> =>
  value === null || value === '' ? {} : { [name]: value }

/** The wish as the contract takes it: only the fields of the chosen action. */
export function wishOf(values: BatchValues): unknown {
  const { action, reason, status } = values
  switch (action) {
    case 'status':
      return {
        action,
        status,
        reason,
        ...(status === STATUS.pending && waitOf(values)),
      }
    case 'access_level':
      return { action, access_level: values.access_level }
    case 'doc_type':
      return { action, ...given('doc_type_id', values.doc_type_id), with_deadline: values.with_deadline }
    case 'deadline':
      return { action, reason, ...extensionOf(values) }
    case 'assign':
      return { action, ...given('group_id', values.group_id), user_ids: values.people.map(({ id }) => id) }
  }
}
