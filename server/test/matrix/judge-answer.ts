import type { EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { Answer } from '../browsers/browser.ts'
import type { Cell } from './matrix-text.ts'

/** Refusals before any row is looked at; a call that the matrix lets in answers none of them. */
const ofTheCall = [
  'UNAUTHENTICATED',
  'PLATFORM_ONLY',
  'no_company',
  'SECOND_FACTOR_NEEDED',
  'ACTING_ENDED',
  'FORGED',
]

/**
 * Calls that the matrix lets in and that may still be refused because of a row or of what is asked for it:
 * the code of the refusal, with a missing right. Any other answer 403 to a call that is let in is a finding.
 */
const rowRules: Readonly<Record<string, readonly string[]>> = {
  // The document is visible, but only its register, one's own department or DocAdmin may edit it.
  'document.update': ['FORBIDDEN document.edit_own_register'],
  'document.assign': ['FORBIDDEN document.assign'],
  'document.attach': ['FORBIDDEN document.edit_own_register'],
  'document_link.add': ['FORBIDDEN document.edit_own_register'],
  'document_link.delete': ['FORBIDDEN document.edit_own_register'],
  'file.stamp': ['FORBIDDEN document.edit_own_register'],
  'document_file.add_version': ['FORBIDDEN document.edit_own_register'],
  'document_file.restore': ['FORBIDDEN document.edit_own_register'],
  'document_file.lock': ['FORBIDDEN document.edit_own_register'],
  'document_file.take_lock': ['FORBIDDEN document.edit_own_register', 'FORBIDDEN document.take_lock'],
  'document.take_numbers': ['FORBIDDEN document.edit_own_register'],
  'phone_link.make': ['FORBIDDEN document.edit_own_register', 'FORBIDDEN document.register'],
  // A number is released by the person who reserved it, or by those who manage registers.
  'number_reservation.release': ['FORBIDDEN register.manage'],
  // Reopening what is closed asks a right of its own.
  'document.change_status': ['FORBIDDEN document.reopen'],
  // Cases and their shares: what a person may do follows from whose work it is.
  'workcase.add': ['FORBIDDEN workcase.work', 'FORBIDDEN workcase.assign'],
  'workcase.assign': ['FORBIDDEN workcase.assign'],
  'workcase.add_document': ['FORBIDDEN workcase.assign'],
  'workcase.remove_document': ['FORBIDDEN workcase.assign'],
  'workcase.extend_deadline': ['FORBIDDEN workcase.assign'],
  'workcase.rename': ['FORBIDDEN workcase.assign'],
  'workcase.close': ['FORBIDDEN workcase.close'],
  'workcase.close_group': ['SHARE_OF_ANOTHER'],
  'workcase.take': ['FORBIDDEN workcase.work', 'SHARE_OF_ANOTHER'],
  'workcase.accept': ['SHARE_OF_ANOTHER'],
  'workcase.refuse': ['SHARE_OF_ANOTHER'],
  'workcase.start': ['SHARE_OF_ANOTHER'],
  'workcase.wait': ['SHARE_OF_ANOTHER'],
  'workcase.give_back': ['SHARE_OF_ANOTHER'],
  'workcase.give': ['FORBIDDEN assign task', 'FORBIDDEN workcase.assign'],
  'case_batch.give_one': ['FORBIDDEN assign task', 'FORBIDDEN workcase.assign'],
  // Answers, data requests and dispatches follow the shares of their case.
  'answer.write': ['FORBIDDEN workcase.work'],
  'answer.number': ['FORBIDDEN workcase.work'],
  'answer.stamp': ['FORBIDDEN workcase.work'],
  'data_request.remind': ['FORBIDDEN workcase.assign'],
  'data_request.cancel': ['FORBIDDEN workcase.assign'],
  'data_request.sheet': ['FORBIDDEN workcase.assign'],
  'dispatch.close_case': ['FORBIDDEN workcase.close'],
  'dispatch.add': ['FORBIDDEN shipping.create'],
  'dispatch.update': ['FORBIDDEN shipping.create'],
  'dispatch.mark': ['FORBIDDEN shipping.create'],
  'dispatch.correct': ['FORBIDDEN shipping.create'],
  'dispatch.repeat': ['FORBIDDEN shipping.create'],
  'dispatch.withdraw': ['FORBIDDEN shipping.create'],
  // A public comment is an answer.
  'complaint.comment': ['FORBIDDEN complaint.answer'],
  // Sheets: what a person may do follows from the department they are of.
  'transfer.scan': ['FORBIDDEN transfer.create', 'SHEET_FROM_ANOTHER'],
  'transfer.answer': ['SHEET_OF_ANOTHER'],
  'transfer.delete': ['transfer_delete'],
  // A step belongs to one person, and a request to who asked.
  'approval.approve': ['APPROVAL_OF_ANOTHER'],
  'approval.decline': ['APPROVAL_OF_ANOTHER'],
  'approval.sign_paper': ['APPROVAL_OF_ANOTHER'],
  'approval.sign_drawn': ['APPROVAL_OF_ANOTHER'],
  'approval.sign_upload': ['APPROVAL_OF_ANOTHER'],
  'approval.revoke': ['FORBIDDEN approval.request'],
  'approval.reassign': ['FORBIDDEN approval.request'],
  // Only people to whom a document was broadcast confirm it.
  'broadcast.confirm': ['BROADCAST_OF_OTHERS'],
  // One's own substitution is ended by oneself, that of others by who manages people.
  'substitute.end': ['FORBIDDEN user.manage'],
  // A comment is changed by who wrote it.
  'document_comment.update': ['COMMENT_OF_ANOTHER'],
  // Figures of a department are for its Director, for who may see them there, and for who sees those of the institution.
  'statistics.department': ['FORBIDDEN dashboard.statistics'],
  'statistics.department_table': ['FORBIDDEN dashboard.statistics'],
  'statistics.restricted': ['FORBIDDEN dashboard.statistics'],
  // Each report asks for a right of its own, and each kind of import for those of its screen.
  'report.ask': ['FORBIDDEN dashboard.statistics'],
  'report_schedule.add': ['FORBIDDEN dashboard.statistics'],
  // A platform administrator outside a client has to name one.
  'usermanager.login_as': ['no_company'],
}

export type Judged = { finding?: string; rowRule?: string }

/** Judges an answer to HEAD. It has no body, so no code says why a call was refused. */
function judgeHead(cell: Cell, status: number): Judged {
  const agrees = cell === 'yes' ? status !== 401 && status !== 403 : cell.startsWith(String(status))
  return agrees ? {} : { finding: `the matrix says ${cell}, answered ${status}` }
}

/**
 * Compares an answer with the cell of the committed matrix; gives a finding, or the rule about a row that
 * refused the call.
 */
export function judgeAnswer(
  endpoint: EndpointSpec,
  cell: Cell | undefined,
  { status, body }: Answer<Failure>,
): Judged {
  const code = typeof body === 'object' && body !== null ? body.code : undefined
  const got = `${status} ${code ?? ''} ${body?.missing ?? ''}`.trim()
  if (cell === undefined) return { finding: 'is not in the committed matrix' }
  if (status >= 500 || status === 429) return { finding: `answered ${got}` }
  if (endpoint.method === 'HEAD') return judgeHead(cell, status)
  if (cell === '401')
    return code === 'UNAUTHENTICATED' ? {} : { finding: `beyond the matrix: 401 there, answered ${got}` }
  if (cell === '403')
    return code === 'FORBIDDEN' && body.missing === endpoint.permission
      ? {}
      : { finding: `beyond the matrix: 403 there, answered ${got}` }
  if (cell !== 'yes')
    return `403 ${code}` === cell || `${status} ${code}` === cell
      ? {}
      : { finding: `beyond the matrix: ${cell} there, answered ${got}` }
  const rule = code === 'FORBIDDEN' ? `FORBIDDEN ${body.missing}` : String(code)
  if (rowRules[endpoint.id]?.includes(rule)) return { rowRule: `${endpoint.id}: ${rule}` }
  if (code !== undefined && ofTheCall.includes(code))
    return { finding: `allowed by the matrix, answered ${got}` }
  return status === 403 ? { finding: `allowed by the matrix, answered ${got}` } : {}
}
