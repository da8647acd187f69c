import { z } from 'zod'
import { type Columns, column } from '../calls/columns.ts'
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
  transfer: { ro: 'Borderou de predare', en: 'Transfer sheet' },
  setting_workcase: { ro: 'Numerotarea dosarelor', en: 'Numbering of cases' },
  document_view: { ro: 'Vizualizare a listei', en: 'View of the list' },
  registration_template: { ro: 'Șablon de înregistrare', en: 'Registration template' },
  search: { ro: 'Căutare', en: 'Search' },
  document_list: { ro: 'Listă de documente', en: 'List of documents' },
  case_batch: { ro: 'Lot de dosare', en: 'Batch of cases' },
  document_batch: { ro: 'Lot de documente', en: 'Batch of documents' },
  delete_mode: { ro: 'Modul ștergere', en: 'Delete mode' },
  issuer: { ro: 'Deponent', en: 'Issuer' },
  import: { ro: 'Import', en: 'Import' },
  register: { ro: 'Registru', en: 'Register' },
  report: { ro: 'Raport', en: 'Report' },
  doc_type: { ro: 'Tip de document', en: 'Document type' },
  complaint: { ro: 'Sesizare', en: 'Complaint' },
  complaint_list: { ro: 'Listă de sesizări', en: 'List of complaints' },
  complaint_type: { ro: 'Tip de sesizare', en: 'Complaint type' },
  submission: { ro: 'Document depus', en: 'Submitted document' },
  institution: { ro: 'Instituție', en: 'Institution' },
  company: { ro: 'Companie', en: 'Company' },
  client: { ro: 'Instituție client', en: 'Client institution' },
  client_data: { ro: 'Datele instituției', en: 'Data of the institution' },
  look: { ro: 'Aspectul instituției', en: 'Look of the institution' },
  outside_map: { ro: 'Harta altui server', en: 'Map of another server' },
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
  gazette_category: { ro: 'Rubrică a Monitorului Oficial Local', en: 'Heading of the gazette' },
  contact_message: { ro: 'Mesaj de pe portal', en: 'Message of the portal' },
  gazette_entry: { ro: 'Act din Monitorul Oficial Local', en: 'Entry of the gazette' },
  script_source: { ro: 'Sursă de scripturi', en: 'Source of scripts' },
  head_script: { ro: 'Script de pe portal', en: 'Script of the portal' },
  post: { ro: 'Articol', en: 'Post' },
  post_category: { ro: 'Categorie de articole', en: 'Post category' },
  template: { ro: 'Șablon', en: 'Template' },
  trail: { ro: 'Jurnal', en: 'Trail' },
}

export const activityEntry = z.object({
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

export const activityDetail = activityEntry.extend({
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

export const trailCheck = z.object({
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
export const trailHold = z.object({
  id: z.number(),
  found_at: z.string(),
  /** Sealed entries that were known outside, and those that the database holds. */
  known_entries: z.number(),
  found_entries: z.number(),
  can: z.object({ confirm: z.boolean() }),
})
export type TrailHold = z.output<typeof trailHold>
