import type { Input } from '../calls/resource.ts'
import {
  broadcastLabels,
  categoryLabels,
  dayTypeLabels,
  legalReportLabels,
  signatureTypeLabels,
} from '../texts/choices.ts'

/** How the form of a document type asks for each of its fields. */
export const docTypeInputs = {
  name: { kind: 'text', label: { ro: 'Denumire', en: 'Name' } },
  category: { kind: 'choice', label: { ro: 'Categorie', en: 'Category' }, choices: categoryLabels },
  deadline_days: {
    kind: 'number',
    label: { ro: 'Termen (zile)', en: 'Deadline (days)' },
    help: { ro: '0 = fără termen', en: '0 = no deadline' },
  },
  day_type: { kind: 'choice', label: { ro: 'Felul zilelor', en: 'Kind of days' }, choices: dayTypeLabels },
  legal_basis: {
    kind: 'text',
    label: { ro: 'Temei legal', en: 'Legal basis' },
    help: {
      ro: 'Apare lângă termenul fiecărui document, fără notele din paranteze.',
      en: 'Shown beside the deadline of every document, without notes in brackets.',
    },
  },
  register_id: {
    kind: 'reference',
    label: { ro: 'Registru propus', en: 'Suggested register' },
    of: 'register',
  },
  fixed_register: {
    kind: 'checkbox',
    label: { ro: 'Numai în acest registru', en: 'Only in this register' },
    help: {
      ro: 'La înregistrare registrul nu mai poate fi schimbat.',
      en: 'The register cannot be changed when registering.',
    },
  },
  secondary_register_ids: {
    kind: 'references',
    label: { ro: 'Registre secundare', en: 'Secondary registers' },
    help: { ro: 'Dau documentului numere suplimentare.', en: 'Give the document further numbers.' },
    of: 'register',
  },
  group_id: {
    kind: 'reference',
    label: { ro: 'Compartiment propus', en: 'Suggested department' },
    help: { ro: 'Ales dinainte la înregistrare.', en: 'Chosen beforehand when registering.' },
    of: 'user_group',
  },
  is_default: {
    kind: 'checkbox',
    label: { ro: 'Implicit pentru categoria sa', en: 'Default of its category' },
    help: { ro: 'Ales dinainte la înregistrare.', en: 'Chosen beforehand when registering.' },
  },
  receipt: {
    kind: 'checkbox',
    label: { ro: 'Dovadă de înregistrare', en: 'Registration receipt' },
    help: {
      ro: 'Se oferă la ghișeu și se trimite deponentului prin e-mail.',
      en: 'Offered at the counter and mailed to the issuer.',
    },
  },
  create_case: {
    kind: 'checkbox',
    label: { ro: 'Propune deschiderea unui dosar', en: 'Suggest opening a case' },
  },
  case_only: {
    kind: 'checkbox',
    label: { ro: 'Numai într-un dosar', en: 'Only in a case' },
    help: {
      ro: 'Nu se înregistrează de sine stătător și nu poate fi tipul implicit.',
      en: 'Cannot be registered alone, nor be the default type.',
    },
  },
  skip_acceptance: {
    kind: 'checkbox',
    label: { ro: 'Fără acceptare în compartiment', en: 'Without acceptance in the department' },
    help: {
      ro: 'Repartizat unui compartiment, intră direct în lucru.',
      en: 'Assigned to a department, it is in work at once.',
    },
  },
  stops_clock: {
    kind: 'checkbox',
    label: {
      ro: 'Termenul se oprește cât se așteaptă completări',
      en: 'The deadline stops while data are awaited',
    },
    help: {
      ro: 'Nu se bifează la petiții: termenul din OG 27/2002 nu se oprește.',
      en: 'Not for petitions: the term of OG 27/2002 does not stop.',
    },
  },
  broadcast: {
    kind: 'choice',
    label: { ro: 'Difuzare spre știință', en: 'Broadcast for information' },
    help: { ro: 'Cine este anunțat la înregistrare.', en: 'Who is told when one is registered.' },
    choices: broadcastLabels,
  },
  broadcast_group_ids: {
    kind: 'references',
    label: { ro: 'Compartimente anunțate', en: 'Departments told' },
    help: {
      ro: 'Gol = compartimentul pentru care se înregistrează documentul.',
      en: 'Empty = the department for which the document is registered.',
    },
    of: 'user_group',
  },
  online_available: {
    kind: 'checkbox',
    label: { ro: 'Se poate depune online', en: 'Can be handed in online' },
  },
  online_filling: {
    kind: 'checkbox',
    label: { ro: 'Se completează online', en: 'Filled in online' },
    help: {
      ro: 'Portalul cere datele într-un formular; cere depunerea online.',
      en: 'The portal asks for the data in a form; needs handing in online.',
    },
  },
  online_number: {
    kind: 'checkbox',
    label: {
      ro: 'Depus online, primește numărul pe loc',
      en: 'Handed in online, it gets its number at once',
    },
    help: {
      ro: 'Numai într-un registru cu alocare online; altfel îl acceptă registratura.',
      en: 'Only in a register with online allocation; else the registry accepts it.',
    },
  },
  after_hours: {
    kind: 'checkbox',
    label: {
      ro: 'Depus în afara programului, primește numărul la deschidere',
      en: 'Handed in after hours, it gets its number at the opening',
    },
  },
  signature_type: {
    kind: 'choice',
    label: { ro: 'Semnătură', en: 'Signature' },
    choices: signatureTypeLabels,
  },
  prescription_years: {
    kind: 'number',
    label: { ro: 'Termen de păstrare (ani)', en: 'Kept for (years)' },
    help: { ro: '0 = nestabilit, 100 = permanent', en: '0 = not set, 100 = for ever' },
  },
  gazette_category: {
    kind: 'choice',
    label: { ro: 'Rubrica din Monitorul Oficial Local', en: 'Heading in the official gazette' },
  },
  legal_report: {
    kind: 'choice',
    label: { ro: 'Raport legal', en: 'Report of the law' },
    help: {
      ro: 'Documentele acestui tip intră în raportul ales.',
      en: 'Documents of this type are counted in the chosen report.',
    },
    choices: legalReportLabels,
  },
  prefect_notice: {
    kind: 'checkbox',
    label: { ro: 'Se comunică prefectului', en: 'Goes to the prefect' },
    help: {
      ro: 'Hotărâri și dispoziții: în 10 zile lucrătoare (Codul administrativ, art. 197).',
      en: 'Decisions and dispositions: within 10 working days (Codul administrativ, art. 197).',
    },
  },
} as const satisfies Readonly<Record<string, Input>>
