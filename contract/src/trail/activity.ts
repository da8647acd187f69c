import { z } from 'zod'
import { type Columns, column } from '../calls/columns.ts'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { idParams, idSchema, listAnswer } from '../calls/resource.ts'
import { changedField } from '../calls/subject-activity.ts'
import type { Text } from '../texts/languages.ts'
import { activityLabels } from './activity-labels.ts'

/** What an entry of the trail is about. */
export const subjectLabels: Readonly<Record<string, Text>> = {
  user: { ro: 'Utilizator', en: 'User' },
  user_group: { ro: 'Compartiment', en: 'Department' },
  group_role: { ro: 'Rol în compartiment', en: 'Department role' },
  role: { ro: 'Rol', en: 'Role' },
  permission_bundle: { ro: 'Pachet de permisiuni', en: 'Bundle of permissions' },
  document: { ro: 'Document', en: 'Document' },
  workcase: { ro: 'Dosar', en: 'Case' },
  setting_workcase: { ro: 'Numerotarea dosarelor', en: 'Numbering of cases' },
  document_view: { ro: 'Vizualizare a listei', en: 'View of the list' },
  registration_template: { ro: 'Șablon de înregistrare', en: 'Registration template' },
  search: { ro: 'Căutare', en: 'Search' },
  document_list: { ro: 'Listă de documente', en: 'List of documents' },
  case_batch: { ro: 'Lot de repartizări', en: 'Batch of assignments' },
  document_batch: { ro: 'Lot de documente', en: 'Batch of documents' },
  delete_mode: { ro: 'Modul ștergere', en: 'Delete mode' },
  issuer: { ro: 'Deponent', en: 'Issuer' },
  register: { ro: 'Registru', en: 'Register' },
  doc_type: { ro: 'Tip de document', en: 'Document type' },
  institution: { ro: 'Instituție', en: 'Institution' },
  company: { ro: 'Companie', en: 'Company' },
  client: { ro: 'Instituție client', en: 'Client institution' },
  client_data: { ro: 'Datele instituției', en: 'Data of the institution' },
  look: { ro: 'Aspectul instituției', en: 'Look of the institution' },
  mail: { ro: 'Expeditorul mesajelor', en: 'Sender of mails' },
  printing: { ro: 'Tipărire', en: 'Printing' },
  security: { ro: 'Autentificare și sesiuni', en: 'Sign-in and sessions' },
  scan: { ro: 'Scanare', en: 'Scan' },
  phone_link: { ro: 'Cod pentru telefon', en: 'Code for a phone' },
  notification_choices: { ro: 'Alegeri ale notificărilor', en: 'Choices of notices' },
  notification_outbox: { ro: 'Mesaje ale notificărilor', en: 'Messages of notices' },
  push_device: { ro: 'Browser pentru notificări', en: 'Browser for pushes' },
  user_list: { ro: 'Listă de utilizatori', en: 'List of users' },
  setting_oidc: { ro: 'Autentificare prin furnizor', en: 'Sign-in through a provider' },
  trail: { ro: 'Jurnal', en: 'Trail' },
}

const activityEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  /** In whose name it was done. */
  by: z.string(),
  /** The account of `by` is one of the platform. */
  by_platform: z.boolean(),
  /** Who really did it, while acting as `by`; '' otherwise. */
  real: z.string(),
  subject_type: z.string(),
  subject_id: z.number(),
  /** Name or number of the subject as it is now; '' when it has none or no longer exists. */
  subject_name: z.string(),
  /** Number of its seal in the chain; null until the entry is sealed, which takes about a second. */
  seal: z.number().nullable(),
  erased: z.boolean(),
})
export type ActivityEntry = z.output<typeof activityEntry>

const activityDetail = activityEntry.extend({
  reason: z.string(),
  changes: z.array(changedField),
  /** Hexadecimal. */
  hash: z.string(),
  erasure: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
})
export type ActivityDetail = z.output<typeof activityDetail>

export const activityColumns = {
  at: column.date({ ro: 'Data și ora', en: 'Date and time' }),
  by: column.text({ ro: 'Cine', en: 'Who' }),
  real: column.text({ ro: 'Persoana reală', en: 'The real person' }),
  action: column.choice({ ro: 'Ce', en: 'What' }, activityLabels),
  subject_type: column.choice({ ro: 'Despre', en: 'About' }, subjectLabels),
  subject_name: column.text({ ro: 'Denumire sau număr', en: 'Name or number' }),
  subject_id: column.number({ ro: 'Nr. intern', en: 'Internal no.' }, { hidden: true }),
  seal: column.number({ ro: 'Sigiliu', en: 'Seal' }, { hidden: true }),
} satisfies Columns

/** A signed head of the chain, which an inspector keeps outside HDoc. */
export const trailHead = z.object({
  institution_id: z.number(),
  institution: z.string(),
  /** Number of the seal, which is also how many entries are sealed. */
  seq: z.number(),
  /** Hexadecimal. */
  hash: z.string(),
  signed_at: z.string(),
  key_id: z.string(),
  /** Ed25519 over `text`, base64url. */
  signature: z.string(),
  /** Number of this head and digest of the head before it; heads made before that rule have neither. */
  number: z.number().optional(),
  previous: z.string().optional(),
})
export type TrailHead = z.output<typeof trailHead>

const trailCheck = z.object({
  id: z.number(),
  asked_at: z.string(),
  asked_by: z.string(),
  /** null while it runs. */
  finished_at: z.string().nullable(),
  entries: z.number().nullable(),
  /** null while it runs, and when it ended before it had looked at everything. */
  findings: z.array(z.object({ rule: z.string(), ro: z.string(), en: z.string() })).nullable(),
})
export type TrailCheck = z.output<typeof trailCheck>

/** The trail holds less than was known outside the database; nobody gets a number until somebody confirms. */
const trailHold = z.object({
  id: z.number(),
  found_at: z.string(),
  /** Sealed entries that were known outside, and those that the database holds. */
  known_entries: z.number(),
  found_entries: z.number(),
  can: z.object({ confirm: z.boolean() }),
})
export type TrailHold = z.output<typeof trailHold>

const view = { audience: 'staff', permission: 'activity.view', rate: 'none' } as const
const base = '/api/activity'

export const activityCalls = {
  list: endpoint({
    ...view,
    id: 'activity.list',
    method: 'GET',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    tx: 'read',
    list: { columns: activityColumns, small: false },
    summary: 'The trail: who did what, for whom, when',
    answer: listAnswer(activityEntry),
  }),
  get: endpoint({
    ...view,
    id: 'activity.get',
    method: 'GET',
    path: `${base}/get/:id`,
    params: idParams,
    tx: 'read',
    summary: 'One entry of the trail, with before and after',
    answer: activityDetail,
  }),
  export: endpoint({
    ...view,
    id: 'activity.export',
    method: 'GET',
    path: `${base}/export`,
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    list: { columns: activityColumns, small: true },
    summary: 'The entries of a filter as CSV',
    answer: z.unknown(),
  }),
  verify: endpoint({
    ...view,
    id: 'activity.verify',
    method: 'POST',
    path: `${base}/verify`,
    tx: 'write',
    summary: 'Asks for a check of the chain; the result is among the checks',
    body: z.strictObject({}),
    answer: z.object({ success: z.literal(true), message: z.string(), id: z.number() }),
  }),
  checks: endpoint({
    ...view,
    id: 'activity.checks',
    method: 'GET',
    path: `${base}/checks`,
    tx: 'read',
    summary: 'The last ten checks of the chain and what they found',
    answer: z.array(trailCheck),
  }),
  heads: endpoint({
    ...view,
    id: 'activity.heads',
    method: 'GET',
    path: `${base}/heads`,
    tx: 'read',
    summary: 'The signed heads of the chain, newest first, at most a hundred',
    answer: z.array(trailHead),
  }),
  signHead: endpoint({
    ...view,
    id: 'activity.sign_head',
    method: 'POST',
    path: `${base}/sign_head`,
    tx: 'write',
    summary: 'Signs the newest head of the chain now',
    body: z.strictObject({}),
    answer: z.object({ success: z.literal(true), message: z.string(), data: trailHead.nullable() }),
  }),
  downloadHeads: endpoint({
    ...view,
    id: 'activity.download_heads',
    method: 'GET',
    path: `${base}/download_heads`,
    tx: 'none',
    raw: 'out',
    summary: 'All signed heads with the public key, as a file',
    answer: z.unknown(),
  }),
  erase: endpoint({
    id: 'activity.erase',
    method: 'POST',
    path: `${base}/erase`,
    audience: 'staff',
    permission: 'activity.erase',
    rate: 'none',
    tx: 'none',
    notWhileActing: true,
    summary:
      'Empties the contents of entries on request of the person they are about; the chain goes on verifying',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(500), reason: requiredText(500) }),
    answer: doneAnswer,
  }),
  hold: endpoint({
    ...view,
    id: 'activity.hold',
    method: 'GET',
    path: `${base}/hold`,
    tx: 'read',
    summary: 'The older state in which the institution was met and that waits for its confirmation, or null',
    answer: z.object({ hold: trailHold.nullable() }),
  }),
  confirmState: endpoint({
    ...view,
    id: 'activity.confirm_state',
    method: 'POST',
    path: `${base}/confirm_state`,
    tx: 'write',
    notWhileActing: true,
    summary:
      'An administrator takes the older state for the right one, with a reason; numbers are given again',
    body: z.strictObject({ id: idSchema, reason: requiredText(500) }),
    answer: doneAnswer,
  }),
}
