import type { LiveWord } from '@hdoc/contract/live/live-words.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'

/** Who is told of an act: whoever sees its subject, everybody, holders of a right, or the person it is about. */
export type ToldTo = 'seers' | 'everybody' | 'self' | { readonly right: Permission }

export type Telling = {
  readonly what: LiveWord
  readonly to: ToldTo
  /** The subject's id is told too. */
  readonly named: boolean
}

const seen = (what: LiveWord, named = true): Telling => ({ what, to: 'seers', named })
const everybody = (what: LiveWord): Telling => ({ what, to: 'everybody', named: false })
const self = (what: LiveWord): Telling => ({ what, to: 'self', named: false })
const holders = (right: Permission, what: LiveWord): Telling => ({ what, to: { right }, named: false })

const changed = seen('document.changed')
const files = seen('document.files_changed')
const nobody = undefined

/** What is told of an action of the trail. Of one that stands here as `nobody`, and of a reading one, nothing. */
const ofAction: Readonly<Record<string, Telling | undefined>> = {
  'document.registered': seen('document.registered', false),
  // Many at once, and old ones: a list shows them when it is next asked for.
  'document.imported': nobody,
  'document.commented': seen('document.commented'),
  'document.comment_changed': seen('document.commented'),
  'document.linked': seen('document.linked'),
  'document.unlinked': seen('document.linked'),
  'document.exported': nobody,
  'document.files_downloaded': nobody,
  // The row is gone, and with it who could see it.
  'document.test_deleted': everybody('document.changed'),
  'transfer.deleted': everybody('transfer.changed'),
  'label.printed': seen('document.printed'),
  'receipt.printed': seen('document.printed'),
  'transfer.printed': nobody,
  'setting.gazette_changed': everybody('gazette.changed'),
  'workcase.numbering_changed': everybody('setting.changed'),
  'import.refused_taken': nobody,
  'issuer.merged': everybody('issuer.merged'),
  'issuer.unmerged': everybody('issuer.merged'),
  'issuer.erased': everybody('issuer.merged'),
  'issuer.cnp_revealed': nobody,
  'issuer.data_taken': nobody,
  'register.numbers_reserved': everybody('number_reservation.changed'),
  'register.number_released': everybody('number_reservation.changed'),
  'register.book_asked': everybody('register.book_changed'),
  'register.book_made': everybody('register.book_changed'),
  'register.book_cancelled': everybody('register.book_changed'),
  'register.book_failed': everybody('register.book_changed'),
  'register.book_downloaded': nobody,
  'session.opened': self('session.closed'),
  'session.closed': self('session.closed'),
  'session.ended': self('session.closed'),
  'session.group_chosen': nobody,
  'acting.started': nobody,
  'acting.ended': nobody,
  'account.link_sent': nobody,
  'user.looked_at': nobody,
  'user.absence_announced': everybody('substitute.changed'),
  'user.absence_ended': everybody('substitute.changed'),
  'user.substitute_named': everybody('substitute.changed'),
  'user.substitute_ended': everybody('substitute.changed'),
  'client.entered': nobody,
  'client.left': nobody,
  'client.listed': nobody,
  'client.viewed': nobody,
  'profile.data_taken': nobody,
  'activity.exported': nobody,
  'complaint.exported': nobody,
  'notification.changed': self('notification.changed'),
}

/** What is told of any other action, by the word before its dot. */
const ofSubject: Readonly<Record<string, Telling>> = {
  document: changed,
  file: files,
  workcase: seen('workcase.changed'),
  complaint: seen('complaint.changed'),
  complaint_type: everybody('complaint_type.changed'),
  submission: seen('submission.changed'),
  transfer: seen('transfer.changed'),
  approval: seen('approval.changed'),
  gazette_category: everybody('gazette.changed'),
  gazette_entry: holders('gazette.publish', 'gazette.changed'),
  contact_message: holders('contact_message.view', 'contact_message.changed'),
  template: holders('templates.edit', 'template.changed'),
  post: holders('posts.write', 'post.changed'),
  post_category: holders('posts.write', 'post.changed'),
  document_batch: self('document_batch.changed'),
  case_batch: self('case_batch.changed'),
  document_view: everybody('document_view.changed'),
  scan: holders('document.register', 'scan.changed'),
  import: holders('import.run', 'import.changed'),
  issuer: everybody('issuer.changed'),
  register: everybody('register.changed'),
  doc_type: everybody('doc_type.changed'),
  user: holders('user.manage', 'user.changed'),
  user_group: everybody('department.changed'),
  group_role: everybody('department.changed'),
  role: holders('role.manage', 'role.changed'),
  permission_bundle: holders('role.manage', 'role.changed'),
  client: everybody('client.changed'),
  company: everybody('client.changed'),
  institution: everybody('setting.changed'),
  setting: everybody('setting.changed'),
  head_script: everybody('setting.changed'),
  script_source: everybody('setting.changed'),
  activity: holders('activity.view', 'trail.changed'),
  profile: self('profile.changed'),
  account: self('profile.changed'),
  factor: self('factor.changed'),
  recovery_codes: self('factor.changed'),
  identity: self('factor.changed'),
}

/** What open pages are told of an action; undefined = nothing. */
export function tellingOf(action: string): Telling | undefined {
  if (Object.hasOwn(ofAction, action)) return ofAction[action]
  const [subject = ''] = action.split('.')
  return Object.hasOwn(ofSubject, subject) ? ofSubject[subject] : undefined
}

const personal = /^(session|account|acting|user|factor|identity)\./
const ofMany =
  /^((role|permission_bundle|user_group|group_role|setting)\.|register\.(created|updated|edited)$)/

/** Whose session or rights an action may have changed: of who did it and of its subject, of many, or of nobody. */
export function touchesRights(action: string): 'few' | 'many' | undefined {
  if (personal.test(action)) return 'few'
  return ofMany.test(action) ? 'many' : undefined
}
