import type { QueryKey } from '@tanstack/react-query'
import type { Changed } from '../../lib/queries/change.ts'
import {
  activityKey,
  approvalsKey,
  batchesKey,
  bundlesKey,
  caseBatchesKey,
  casesKey,
  companiesKey,
  complaintsKey,
  complaintTypesKey,
  contactMessagesKey,
  dashboardKey,
  deliveriesKey,
  dispatchesKey,
  docTypesKey,
  documentsKey,
  documentViewsKey,
  factorsKey,
  filesKey,
  gazetteKey,
  groupRolesKey,
  groupsKey,
  headScriptsKey,
  institutionsKey,
  issuersKey,
  legalFactsKey,
  notificationChoicesKey,
  notificationsKey,
  postCategoriesKey,
  postsKey,
  printOptionsKey,
  profileKey,
  registerBooksKey,
  registersKey,
  reportsKey,
  reservationsKey,
  rolesKey,
  scansKey,
  scriptSourcesKey,
  sessionsKey,
  settingsKey,
  submissionsKey,
  substitutesKey,
  templatesKey,
  transfersKey,
  usersKey,
  waitingKey,
} from './keys.ts'

/** What is kept about one document, or about every one when `id` is missing. */
const ofDocument = (id: number | undefined, parts: readonly string[]): QueryKey[] =>
  parts.map((part) => (id === undefined ? [...documentsKey, part] : [...documentsKey, part, id]))
const anyDocument = (parts: readonly string[]): QueryKey[] => ofDocument(undefined, parts)

/** Lists, pickers and figures in which a document may stand, or may stand elsewhere than before. */
const documentLists: readonly QueryKey[] = [
  ...anyDocument(['list', 'ids', 'of-issuer', 'counts', 'options', 'registration-form']),
  dashboardKey,
  waitingKey,
]
/** Pages of cases show their documents: number, subject, status, files, and what was done with them. */
const casesOfDocuments: readonly QueryKey[] = [
  [...casesKey, 'get'],
  [...casesKey, 'activity'],
  [...casesKey, 'of-document'],
  [...casesKey, 'obstacles'],
]
/** Papers that wait to be handed over, and where originals are. */
const papersOfTransfers: readonly QueryKey[] = ['to-send', 'place', 'get'].map((part) => [
  ...transfersKey,
  part,
])
/** One case, or every one when `id` is missing. */
const ofCase = (id: number | undefined): QueryKey[] =>
  ['get', 'activity', 'requests', 'obstacles'].map((part) =>
    id === undefined ? [...casesKey, part] : [...casesKey, part, id],
  )
const peopleAndGifts: readonly QueryKey[] = [usersKey, groupsKey, rolesKey, bundlesKey]

/**
 * Which queries show what was changed: the one place that says so. Actions of this page use it, and what the
 * server tells of other people's changes.
 */
export const changeTable: Readonly<Record<Changed, (id: number | undefined) => readonly QueryKey[]>> = {
  'document.registered': () => [...documentLists, issuersKey],
  'document.changed': (id) => [
    ...documentLists,
    ...ofDocument(id, ['get', 'activity', 'comments', 'obstacles', 'broadcast']),
    ...papersOfTransfers,
    // The other end of a link shows number, subject and status too.
    ...anyDocument(['links']),
    ...casesOfDocuments,
  ],
  'document.files_changed': (id) => [
    ...ofDocument(id, ['get', 'activity', 'obstacles']),
    ...anyDocument(['file-versions']),
    // The page may still show parts of the content that stood there before.
    filesKey,
    approvalsKey,
    ...casesOfDocuments,
  ],
  'document.commented': (id) => [...ofDocument(id, ['comments', 'activity']), [...casesKey, 'activity']],
  'document.linked': () => anyDocument(['links', 'activity']),
  'document.printed': () => anyDocument(['activity']),
  // A page shows beside its document which case works on it, and who has it.
  'workcase.changed': (id) => [
    ...ofCase(id),
    ...['queue', 'counts', 'options', 'candidates', 'of-document'].map((part) => [...casesKey, part]),
    ...anyDocument(['get']),
    // The trail of a case tells of what leaves it.
    dispatchesKey,
    waitingKey,
  ],
  // Its document and case tell of it as it tells of them.
  'complaint.changed': () => [complaintsKey, waitingKey],
  'complaint_type.changed': () => [complaintTypesKey, complaintsKey],
  'transfer.changed': () => [
    transfersKey,
    [...casesKey, 'obstacles'],
    ...anyDocument(['obstacles']),
    waitingKey,
  ],
  'submission.changed': () => [submissionsKey, waitingKey],
  // Its trail stands with its document and with the document's cases.
  'approval.changed': (id) => [
    approvalsKey,
    ...ofDocument(id, ['activity', 'obstacles']),
    [...casesKey, 'activity'],
    [...casesKey, 'obstacles'],
    // The answer of a case shows how far its approval and its signature are.
    [...dispatchesKey, 'answer'],
    waitingKey,
  ],
  'gazette.changed': () => [gazetteKey, waitingKey],
  'contact_message.changed': () => [contactMessagesKey, waitingKey],
  'template.changed': () => [templatesKey],
  'post.changed': () => [postsKey, postCategoriesKey],
  'document_batch.changed': () => [batchesKey],
  'case_batch.changed': () => [caseBatchesKey],
  'document_view.changed': () => [documentViewsKey],
  'registration_template.changed': () => anyDocument(['registration-form']),
  'scan.changed': () => [scansKey, waitingKey],
  'issuer.changed': () => [issuersKey],
  'issuer.merged': () => [issuersKey, documentsKey],
  // Documents show names of registers and types, and their forms offer them.
  'register.changed': () => [registersKey, documentsKey],
  'report.changed': () => [reportsKey],
  'report.facts_changed': (id) => [id === undefined ? legalFactsKey : [...legalFactsKey, id]],
  'register.book_changed': (id) => [id === undefined ? [...registersKey, 'books'] : registerBooksKey(id)],
  'number_reservation.changed': () => [reservationsKey, registersKey, ...anyDocument(['registration-form'])],
  'doc_type.changed': () => [docTypesKey, documentsKey],
  'user.changed': () => peopleAndGifts,
  // Absences stand beside the people who are chosen; the work of who is away is that of the substitute too.
  'substitute.changed': () => [
    substitutesKey,
    [...usersKey, 'options'],
    ...['get', 'candidates', 'queue', 'counts'].map((part) => [...casesKey, part]),
    approvalsKey,
    waitingKey,
  ],
  'department.changed': () => [groupsKey, groupRolesKey],
  'role.changed': () => [rolesKey, bundlesKey],
  'client.changed': () => [institutionsKey, companiesKey],
  'trail.changed': () => [activityKey],
  'trail.checked': () => [[...activityKey, 'checks']],
  'trail.signed': () => [[...activityKey, 'heads']],
  'profile.changed': () => [profileKey],
  'session.closed': () => [sessionsKey],
  'factor.changed': () => [factorsKey],
  // A section is left out: its form holds what a person is writing.
  'setting.changed': () => [[...settingsKey, 'overview'], printOptionsKey, headScriptsKey, scriptSourcesKey],
  'notification.changed': () => [notificationsKey],
  'notification_choice.changed': () => [notificationChoicesKey],
  'push_device.changed': () => [notificationChoicesKey],
  'notification_delivery.changed': () => [deliveriesKey],
  everything: () => [[]],
}
