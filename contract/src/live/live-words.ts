/**
 * What the server tells open pages of, in the words of the domain. The web leads from each to the queries that
 * show it (`change-table.ts`).
 */
export const liveWords = [
  'document.registered',
  'document.changed',
  'document.files_changed',
  'document.commented',
  'document.linked',
  'document.printed',
  'workcase.changed',
  'complaint.changed',
  'complaint_type.changed',
  'submission.changed',
  'transfer.changed',
  'approval.changed',
  'gazette.changed',
  'contact_message.changed',
  'post.changed',
  'template.changed',
  'document_batch.changed',
  'case_batch.changed',
  'document_view.changed',
  'scan.changed',
  'import.changed',
  'issuer.changed',
  'issuer.merged',
  'register.changed',
  'register.book_changed',
  'number_reservation.changed',
  'doc_type.changed',
  'user.changed',
  'substitute.changed',
  'department.changed',
  'role.changed',
  'client.changed',
  'trail.changed',
  'profile.changed',
  'session.closed',
  'factor.changed',
  'setting.changed',
  'notification.changed',
] as const
export type LiveWord = (typeof liveWords)[number]

/** One change; without `id` it may be any record of its kind. */
export type LiveChange = {
  what: LiveWord
  id?: number
  /** The person told has done it; the page that did it has asked anew already. */
  own?: true
}
