import type { Input } from '../calls/resource.ts'
import { complaintAreas, complaintIcons } from './type-choices.ts'

/** How the form of a complaint type asks for each of its fields. */
export const complaintTypeInputs = {
  name: { kind: 'text', label: { ro: 'Denumire', en: 'Name' } },
  icon: { kind: 'choice', label: { ro: 'Pictogramă', en: 'Icon' }, choices: complaintIcons },
  color: {
    kind: 'text',
    label: { ro: 'Culoare', en: 'Colour' },
    help: { ro: 'De forma #1e88e5.', en: 'Like #1e88e5.' },
  },
  help: {
    kind: 'textarea',
    label: { ro: 'Lămurire pentru cetățean', en: 'Explanation for citizens' },
    help: {
      ro: 'Apare sub denumire, acolo unde se alege tipul.',
      en: 'Shown under the name where the type is chosen.',
    },
  },
  register_id: {
    kind: 'reference',
    label: { ro: 'Registru', en: 'Register' },
    help: { ro: 'Numai registre cu alocare online.', en: 'Only registers with online allocation.' },
    of: 'register',
  },
  doc_type_id: {
    kind: 'reference',
    label: { ro: 'Tip de document', en: 'Document type' },
    help: { ro: 'Dă termenul legal și temeiul.', en: 'Gives the legal deadline and its basis.' },
    of: 'doc_type',
  },
  group_id: {
    kind: 'reference',
    label: { ro: 'Compartiment', en: 'Department' },
    help: {
      ro: 'Primește sesizarea și dosarul ei.',
      en: 'Gets the complaint and its case.',
    },
    of: 'user_group',
  },
  deadline_days: {
    kind: 'number',
    label: { ro: 'Termen (zile)', en: 'Deadline (days)' },
    help: {
      ro: 'Zile calendaristice; contează termenul mai scurt dintre acesta și al tipului de document. 0 = numai al tipului de document.',
      en: 'Calendar days; of this and the document type’s, the shorter deadline holds. 0 = the document type’s alone.',
    },
  },
  area: {
    kind: 'choice',
    label: { ro: 'Unde se primește', en: 'Where it is taken' },
    choices: complaintAreas,
  },
  authority: {
    kind: 'text',
    label: { ro: 'Autoritatea competentă în afara zonei', en: 'Competent authority outside the area' },
  },
  active: { kind: 'checkbox', label: { ro: 'Activ', en: 'Active' } },
  is_public: {
    kind: 'checkbox',
    label: { ro: 'Arătată public', en: 'Shown publicly' },
    help: {
      ro: 'Cine vrea să sesizeze același lucru în apropiere vede fotografia și ziua, fără date personale.',
      en: 'Who is about to report the same nearby sees photo and day, without personal data.',
    },
  },
  after_hours: {
    kind: 'checkbox',
    label: { ro: 'În afara programului, număr la deschidere', en: 'Outside hours, a number at opening' },
    help: {
      ro: 'Altfel primește număr pe loc, la orice oră.',
      en: 'Otherwise it gets its number at once, at any hour.',
    },
  },
  told_user_ids: {
    kind: 'references',
    label: { ro: 'Cine este anunțat', en: 'Who is told' },
    help: {
      ro: 'Fără nimeni ales: conducerea compartimentului.',
      en: 'Nobody chosen: the heads of the department.',
    },
    of: 'user',
  },
} as const satisfies Readonly<Record<string, Input>>
