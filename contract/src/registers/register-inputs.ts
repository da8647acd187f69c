import type { Input } from '../calls/resource.ts'
import { categoryLabels, registerResetLabels } from '../texts/choices.ts'

/** How the form asks for each field of a register, with help in words. */
export const registerInputs = {
  name: { kind: 'text', label: { ro: 'Denumire', en: 'Name' } },
  code: {
    kind: 'text',
    label: { ro: 'Cod', en: 'Code' },
    help: { ro: 'Scurt, de exemplu RG', en: 'Short, for example RG' },
  },
  category: {
    kind: 'choice',
    label: { ro: 'Categorie', en: 'Category' },
    choices: categoryLabels,
    help: {
      ro: 'Toate = primește documente din orice categorie',
      en: 'All = takes documents of any category',
    },
  },
  pattern: {
    kind: 'text',
    label: { ro: 'Model de număr', en: 'Number pattern' },
    help: {
      ro: '# = cifră; {YYYY}, {YY}, {MM}, {DD} = data; {REG} = codul',
      en: '# = digit; {YYYY}, {YY}, {MM}, {DD} = date; {REG} = code',
    },
  },
  next_number: { kind: 'number', label: { ro: 'Următorul număr', en: 'Next number' } },
  reset: {
    kind: 'choice',
    label: { ro: 'Resetare', en: 'Reset' },
    choices: registerResetLabels,
    help: {
      ro: 'Când începe numărătoarea din nou. Se poate schimba doar înainte de primul număr al unei serii.',
      en: 'When counting begins anew. Changeable only before the first number of a series.',
    },
  },
  number_after_reset: {
    kind: 'number',
    label: { ro: 'Număr după resetare', en: 'Number after reset' },
    help: { ro: 'Primul număr al seriei următoare', en: 'First number of the next series' },
  },
  daily: {
    kind: 'checkbox',
    label: { ro: 'Serie zilnică', en: 'Daily series' },
    help: {
      ro: 'Numărătoarea începe din nou în fiecare zi; modelul trebuie să conțină {DD}, {MM} și anul.',
      en: 'Counting begins anew every day; the pattern must contain {DD}, {MM} and the year.',
    },
  },
  last_number: {
    kind: 'number',
    label: { ro: 'Ultimul număr permis', en: 'Last number allowed' },
    help: {
      ro: 'Gol = fără limită. După el, seria este completă și nu mai dă numere.',
      en: 'Empty = no limit. After it the series is full and gives no more numbers.',
    },
  },
  secondary: {
    kind: 'checkbox',
    label: { ro: 'Registru secundar', en: 'Secondary register' },
    help: {
      ro: 'Dă numere suplimentare documentelor care au deja un număr. Se alege înainte de primul număr.',
      en: 'Gives further numbers to documents that have one already. Chosen before the first number.',
    },
  },
  online: {
    kind: 'checkbox',
    label: { ro: 'Permite alocare online', en: 'Allow online allocation' },
    help: {
      ro: 'Înregistrările venite prin portalul public pot lua numere de aici.',
      en: 'Registrations that come through the public portal may take numbers here.',
    },
  },
  answers_on_line: {
    kind: 'checkbox',
    label: { ro: 'Răspunsul păstrează numărul intrării', en: 'Answers keep the incoming number' },
    help: {
      ro: 'La închiderea dosarului, ieșirea se trece pe rândul documentului intrat, fără număr nou.',
      en: 'When a case is closed, the answer stands on the line of the incoming document, without a new number.',
    },
  },
  holder_group_id: {
    kind: 'reference',
    label: { ro: 'Cine păstrează originalele', en: 'Who keeps the originals' },
    help: {
      ro: 'Unde este originalul când nu se știe altceva: documente mai vechi sau înregistrate fără compartiment.',
      en: 'Where an original is when nothing else is known: older documents, or registered without a department.',
    },
    of: 'user_group',
  },
  is_default: {
    kind: 'checkbox',
    label: { ro: 'Registru implicit', en: 'Default register' },
    help: {
      ro: 'Este propus la înregistrare când tipul documentului nu cere altul.',
      en: 'Suggested at registration when the document type asks for no other.',
    },
  },
  in_main_list: {
    kind: 'checkbox',
    label: { ro: 'În lista principală', en: 'In the main list' },
    help: { ro: 'Apare printre primele la înregistrare.', en: 'Stands among the first at registration.' },
  },
  share_numbers: {
    kind: 'checkbox',
    label: {
      ro: 'Accept ca același număr să poată fi dat, în același an, și în alt registru.',
      en: 'I accept that the same number may be given, in the same year, in another register too.',
    },
  },
  access: { kind: 'references', label: { ro: 'Cine are acces', en: 'Who has access' } },
  description: { kind: 'textarea', label: { ro: 'Descriere', en: 'Description' } },
} as const satisfies Readonly<Record<string, Input>>
