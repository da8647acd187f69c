import type { AnswerDraft } from '@hdoc/contract/dispatches/answer-drafts.ts'
import type { Dispatch, DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'

/** A registered letter of the case 312 that waits for the post. */
export const dispatch7: Dispatch = {
  id: 7,
  case: { id: 312, number: 'DS-00312/2026' },
  document: { id: 4600, number: 'E-0128/2026', registered_on: '2026-11-20' },
  status: { code: 'prepared', name: 'De expediat', className: 'status-warn' },
  method: 'post',
  postal_kind: 'registered',
  ship_to: 'SC Narcisa Construct SRL',
  sender: 'Comuna Dealu Florilor',
  address: 'Str. Teilor 3',
  when: '2026-11-20',
  comments: '',
  email: '',
  phone: '',
  resolution_text: 'S-a emis autorizația.',
  declined_to: '',
  tracking_number: '',
  received_by: '',
  on_list: false,
  drawn: false,
  drawing: null,
  prepared_at: '2026-11-20T08:00:00Z',
  prepared_by: 'Radu Mesteacăn',
  sent_on: null,
  confirmed_on: null,
  returned_on: null,
  return_reason: '',
  withdrawn_at: null,
  withdrawn_by: '',
  withdraw_reason: '',
  mail_state: 'none',
  mail_reason: '',
  message_file_id: null,
  files: [{ id: 91, name: 'raspuns.pdf', size: 2048 }],
  to_repeat: false,
  repeats_id: null,
  version: 1,
  can: { update: true, send: true, confirm: false, return: false, repeat: false, withdraw: true },
  cannot: { confirm: 'Expedierea documentului E-0128/2026 are starea „De expediat”.' },
}

/** An e-mail of the same case that the mail server refused. */
export const dispatch8: Dispatch = {
  ...dispatch7,
  id: 8,
  method: 'email',
  postal_kind: null,
  address: 'narcisa@firma.example',
  email: 'narcisa@firma.example',
  mail_state: 'refused',
  mail_reason: 'Serverul a refuzat mesajul: 550',
  to_repeat: true,
  can: { update: false, send: false, confirm: false, return: false, repeat: true, withdraw: true },
  cannot: {},
}

/** What the form of a dispatch of that case begins with. */
export const form312: DispatchForm = {
  ship_to: 'SC Narcisa Construct SRL',
  sender: 'Comuna Dealu Florilor',
  address: 'Str. Teilor 3',
  email: 'narcisa@firma.example',
  phone: '',
  today: '2026-11-20',
  short_description: 'Răspuns la nr. 004512/16.11.2026',
  way: 'number',
  keeps_line: false,
  types: [{ id: 5, name: 'Răspuns', register_id: 3, fixed_register: false }],
  registers: [{ id: 3, name: 'Registrul de ieșiri', next_sample: 'E-0128/2026' }],
  documents: [],
  answer_document_id: null,
  answer_file_ids: [],
  files: [{ id: 90, name: 'proiect.pdf', size: 1024, document_id: 4512, document: '004512' }],
  most_mail_mb: 20,
  max_file_mb: 250,
}

/** The answer of that case, which nobody has written yet. */
export const answer312: AnswerDraft = {
  id: 312,
  text: '',
  file: null,
  written_by: '',
  written_at: null,
  document: null,
  version: 0,
  can: { write: true, number: false },
  cannot: { number: 'Scrieți întâi răspunsul.' },
}
