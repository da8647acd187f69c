import '../../lib/languages/own/work-texts.ts'
import { bareCaseCalls } from '@hdoc/contract/cases/bare-cases.ts'
import { legalGrounds } from '@hdoc/contract/cases/closing.ts'
import { type ShippingMethod, shippingMethodLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { casesKey } from '../changes/keys.ts'
import { changeText } from '../documents/subject/change-text.ts'
import { documentActivity } from '../documents/subject/document-activity.ts'
import type { ActivityChange, ActivityOf } from '../subject/activity/activity-of.ts'
import { subjectQuery } from '../subject/subject-query.ts'

const deeds = {
  'workcase.opened': 'workcases.did_open',
  'workcase.assigned': 'workcases.did_assign',
  'workcase.taken': 'workcases.did_take',
  'workcase.accepted': 'workcases.did_accept',
  'workcase.refused': 'workcases.did_refuse',
  'workcase.started': 'workcases.did_start',
  'workcase.waited': 'workcases.did_wait',
  'workcase.wait_ended': 'workcases.did_end_wait',
  'workcase.given_back': 'workcases.did_give_back',
  'workcase.given': 'workcases.did_give',
  'workcase.part_closed': 'workcases.did_close_part',
  'workcase.closed': 'workcases.did_close',
  'workcase.reopened': 'workcases.did_reopen',
  'workcase.document_added': 'workcases.did_add_document',
  'workcase.document_removed': 'workcases.did_remove_document',
  'workcase.deadline_extended': 'workcases.did_extend',
  'workcase.renamed': 'workcases.did_rename',
  'workcase.joined': 'workcases.did_join',
  'workcase.data_asked': 'workcases.did_ask_data',
  'workcase.data_arrived': 'workcases.did_send_data',
  'workcase.data_reminded': 'workcases.did_remind_data',
  'workcase.data_mailed': 'workcases.did_mail_data',
  'workcase.data_mail_refused': 'workcases.did_refuse_data',
  'workcase.data_sheet_printed': 'workcases.did_print_sheet',
  'workcase.data_ended': 'workcases.did_end_data',
  'workcase.answer_written': 'workcases.did_answer_write',
  'workcase.answer_numbered': 'workcases.did_answer_number',
  'workcase.answer_stamped': 'workcases.did_answer_stamp',
  'workcase.answer_sealed': 'workcases.did_answer_seal',
  'workcase.dispatch_prepared': 'workcases.did_dispatch_prepare',
  'workcase.dispatch_changed': 'workcases.did_dispatch_change',
  'workcase.dispatch_sent': 'workcases.did_dispatch_send',
  'workcase.dispatch_tracking': 'workcases.did_dispatch_tracking',
  'workcase.dispatch_confirmed': 'workcases.did_dispatch_confirm',
  'workcase.dispatch_returned': 'workcases.did_dispatch_return',
  'workcase.dispatch_refused': 'workcases.did_dispatch_refuse',
  'workcase.dispatch_withdrawn': 'workcases.did_dispatch_withdraw',
} as const

const labels = {
  assigned: 'workcases.f_assigned',
  resolution: 'workcases.resolution',
  department: 'documents.department',
  person: 'workcases.person',
  pending_until: 'workcases.f_until',
  document: 'documents.document',
  title: 'workcases.title',
  deadline_on: 'documents.deadline',
  status: 'workcases.closing_status',
  legal_ground: 'workcases.legal_ground',
  declined_to: 'workcases.declined_to',
  note: 'workcases.note',
  joined: 'workcases.case',
  joined_to: 'workcases.f_joined_to',
  asked: 'workcases.f_asked',
  items: 'workcases.f_items',
  received: 'workcases.f_received',
  mailed_to: 'workcases.f_mailed_to',
  in_place_of: 'substitutes.in_place',
  ship_to: 'dispatches.ship_to',
  ship_method: 'dispatches.method',
  address: 'dispatches.address',
  files: 'dispatches.files',
  dispatch_day: 'dispatches.on',
  tracking_number: 'dispatches.tracking_number',
} as const
const isLabelled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field)
const days = new Set(['pending_until', 'deadline_on', 'dispatch_day'])

function wordsOf(field: string, value: string): string {
  if (days.has(field) && value !== '') return formatDate(value)
  if (field === 'legal_ground' && Object.hasOwn(legalGrounds, value))
    return say(legalGrounds[value as keyof typeof legalGrounds])
  if (field === 'ship_method' && Object.hasOwn(shippingMethodLabels, value))
    return say(shippingMethodLabels[value as ShippingMethod])
  return field === 'status' ? changeText(field, value) : value
}

/** A field of a case's own entry: what it became, since the entry says who did what. */
function ownChange(action: string, { field, before, after }: ActivityChange): string | undefined {
  if (!isLabelled(field)) return undefined
  if (field === 'person' && before === after) return undefined
  if (action === 'workcase.dispatch_tracking' && field === 'tracking_number')
    return `${t(labels[field])}: ${[before, after].map((number) => number || '–').join(' → ')}`
  const value = action === 'workcase.document_removed' || after === '' ? before : after
  return value === '' ? undefined : `${t(labels[field])}: ${wordsOf(field, value)}`
}

/** What was done with a case and with its documents, in one order. */
export const caseActivity: ActivityOf = {
  query: subjectQuery(casesKey, 'activity', (asked) => call(bareCaseCalls.activity, asked)),
  deed: (action) =>
    Object.hasOwn(deeds, action) ? t(deeds[action as keyof typeof deeds]) : documentActivity.deed?.(action),
  change: (action, change) =>
    action.startsWith('workcase.') || change.field === 'document'
      ? ownChange(action, change)
      : documentActivity.change(action, change),
}
