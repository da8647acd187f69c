import { about } from './notice-subjects.ts'

const ofCase = about('workcase')
const shareDeadline = {
  ro: 'Partea dumneavoastră din dosarul {number} are termen până la {on}.',
  en: 'Your part of the case {number} is due by {on}.',
} as const

/** Sentences of notices about cases, data requests, substitutes and dispatches. */
export const caseNoticeTexts = {
  case_given: ofCase('new_task', {
    ro: '{by} v-a dat de lucru în dosarul {number}.',
    en: '{by} gave you work in the case {number}.',
  }),
  case_given_to_group: ofCase('new_task', {
    ro: '{by} a dat de lucru compartimentului {group} în dosarul {number}.',
    en: '{by} gave the department {group} work in the case {number}.',
  }),
  /** Several at once, by a batch of assignments. */
  cases_given: about('own_cases')(
    'new_task',
    { ro: 'Ați primit {count de} dosare de la {by}.', en: 'You got {count} cases from {by}.' },
    { ro: 'Ați primit un dosar de la {by}.', en: 'You got one case from {by}.' },
  ),
  cases_given_to_group: about('group_cases')(
    'new_task',
    {
      ro: '{by} a dat de lucru compartimentului {group} în {count de} dosare.',
      en: '{by} gave the department {group} work in {count} cases.',
    },
    {
      ro: '{by} a dat de lucru compartimentului {group} într-un dosar.',
      en: '{by} gave the department {group} work in one case.',
    },
  ),
  case_refused: ofCase('new_task', {
    ro: '{by} a refuzat lucrarea din dosarul {number} ({group}): este din nou de repartizat.',
    en: '{by} refused the work in the case {number} ({group}): it is to be given again.',
  }),
  case_given_back: ofCase('new_task', {
    ro: '{by} a dat înapoi compartimentului {group} lucrarea din dosarul {number}.',
    en: '{by} gave the work in the case {number} back to the department {group}.',
  }),
  case_wait_ended: ofCase('doc_exit_pending', {
    ro: 'Lucrarea din dosarul {number} nu mai este în așteptare.',
    en: 'The work in the case {number} is no longer waiting.',
  }),
  case_closed: ofCase('doc_news', {
    ro: '{by} a închis dosarul {number}.',
    en: '{by} closed the case {number}.',
  }),
  case_reopened: ofCase('new_task', {
    ro: '{by} a redeschis dosarul {number}.',
    en: '{by} reopened the case {number}.',
  }),
  data_arrived: ofCase('doc_news', {
    ro: 'Au venit completări în dosarul {number}: {done} din {all}.',
    en: 'Data have come in the case {number}: {done} of {all}.',
  }),
  data_complete: ofCase('doc_exit_pending', {
    ro: 'Au venit toate completările cerute în dosarul {number}.',
    en: 'All data asked for in the case {number} have come.',
  }),
  data_expired: ofCase('doc_exit_pending', {
    ro: 'Termenul completărilor cerute în dosarul {number} a trecut: {done} din {all} primite.',
    en: 'The time for the data asked for in the case {number} is over: {done} of {all} received.',
  }),
  data_mail_refused: ofCase('new_task', {
    ro: 'Solicitarea de completare din dosarul {number} nu a putut pleca prin e-mail: trimiteți-o din nou.',
    en: 'The data request of the case {number} could not leave by e-mail: send it again.',
  }),
  /** The own deadline of a share, which comes before that of the documents. */
  share_7days: ofCase('doc_expire_7days', shareDeadline),
  share_5days: ofCase('doc_expire_5days', shareDeadline),
  share_3days: ofCase('doc_expire_3days', shareDeadline),
  share_1day: ofCase('doc_expire_1day', shareDeadline),
  case_note: ofCase('doc_news', {
    ro: '{by} a scris o notă internă în dosarul {number}.',
    en: '{by} wrote an internal note in the case {number}.',
  }),
  /** Told to who stands in, and to who is away when somebody else said so. */
  substitute_named: about('own_cases')('new_task', {
    ro: 'Înlocuitor numit pentru {name}, {from}–{until}: lucrările se fac de pe „Dosarele mele”.',
    en: 'A substitute for {name} was named, {from}–{until}: the work is done from "My cases".',
  }),
  substitute_ended: about('own_cases')('doc_news', {
    ro: 'Înlocuirea pentru {name} ({from}–{until}) s-a încheiat.',
    en: 'The substitution for {name} ({from}–{until}) has ended.',
  }),
  dispatch_refused: ofCase('new_task', {
    ro: 'E-mailul către {to} din dosarul {number} nu a putut pleca: reluați expedierea.',
    en: 'The e-mail to {to} of the case {number} could not leave: send it again.',
  }),
  dispatch_withdrawn: ofCase('doc_news', {
    ro: 'Expedierea către {to} din dosarul {number} a fost retrasă de {by}.',
    en: '{by} withdrew the dispatch to {to} of the case {number}.',
  }),
  dispatch_returned: ofCase('new_task', {
    ro: 'Expedierea către {to} din dosarul {number} s-a întors: reluați-o.',
    en: 'The dispatch to {to} of the case {number} came back: send it again.',
  }),
} as const
